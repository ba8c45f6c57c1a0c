import { expect, test } from 'vitest';
import { inferFromRows } from '../infer/infer-from-rows.ts';
import { each, name, property } from '../infer/testing/infer-text.ts';
import { wordsOf } from './words-of.ts';

const inferred = (rows: readonly unknown[]) => inferFromRows(each(rows), name);

async function describedAs(called: string, ...values: readonly unknown[]) {
  const { schema, evidence } = await inferred(values.map((value) => ({ [called]: value })));
  return [property(schema, called).description, evidence[1]?.described];
}

test('names are split into words however they are written', () => {
  expect(['createdAt', 'created_at', 'Created At', 'HTTPServer', 'LSOA code'].map(wordsOf)).toEqual([
    ...[
      ['created', 'at'],
      ['created', 'at'],
      ['created', 'at'],
      ['http', 'server'],
      ['lsoa', 'code'],
    ],
  ]);
});

test('a name says what a property is where its values agree', async () => {
  expect(await describedAs('customer_id', 1, 9)).toEqual(['An identifier: customer. From 1 to 9.', 'name:identifier']);
  expect(await describedAs('createdAt', '2026-01-01T00:00:00Z')).toEqual(['When it was created.', 'name:created']);
  expect(await describedAs('lat', 51.5, 52.5)).toEqual(['A latitude in degrees. From 51.5 to 52.5.', 'name:latitude']);
  expect(await describedAs('postcode', 'SW1A 1AA')).toEqual(['A postal code.', 'name:postcode']);
  expect(await describedAs('isActive', true)).toEqual(['Whether it is active.', 'name:claim']);
});

test('a name that its values contradict says nothing', async () => {
  expect(await describedAs('email', 'none', 'yes')).toEqual([undefined, undefined]);
  expect(await describedAs('lat', 1_000, 2_000)).toEqual(['From 1000 to 2000.', 'values:range']);
  expect(await describedAs('id', { a: 1 })).toEqual([undefined, undefined]);
  expect(await describedAs('age', 300, 400)).toEqual(['From 300 to 400.', 'values:range']);
});

test('without a telling name the format or the values say what there is to say', async () => {
  const twenty = Array.from({ length: 20 }, (_, at) => `text ${at}`);

  expect(await describedAs('x', 'a@example.com')).toEqual(['An email address.', 'format:email']);
  expect(await describedAs('x', ...twenty)).toEqual(['Every value is different.', 'values:different']);
  expect(await describedAs('x', ...twenty.map((_, at) => (at % 2 ? 'a' : 'b')))).toEqual([
    ...(['One of 2 values.', 'values:enum'] as const),
  ]);
  expect(await describedAs('x', null, null)).toEqual(['Null in every row.', 'shape:null']);
  expect(await describedAs('x', 1, 'a')).toEqual(['Values of more than one type.', 'shape:mixed']);
  expect(await describedAs('x', 'a', 'b')).toEqual([undefined, undefined]);
});

test('an amount is never given a currency that nobody wrote', async () => {
  expect((await describedAs('total', 1.5, 2.5))[0]).toContain('currency or unit is not stated');
});
