import { expect, test } from 'vitest';
import { inferText, property } from './testing/infer-text.ts';

const rows = (count: number, row: (index: number) => string) => Array.from({ length: count }, (_, at) => row(at));
const csv = (...lines: readonly string[]) => lines.join('\n');

test('a column has one type: numbers only when every cell is one', async () => {
  const { schema, rows: count } = await inferText(
    'csv',
    csv('whole,part,truth,mixed,code,huge', '1,1.5,true,1,007,12345678901234567', '2,2,FALSE,n/a,008,1'),
  );

  expect(count).toBe(2);
  expect(property(schema, 'whole')).toMatchObject({ type: 'integer', minimum: 1, maximum: 2 });
  expect(property(schema, 'part')).toMatchObject({ type: 'number', minimum: 1.5, maximum: 2 });
  expect(property(schema, 'truth')).toEqual({ type: 'boolean' });
  expect(['mixed', 'code', 'huge'].map((one) => property(schema, one).type)).toEqual(['string', 'string', 'string']);
});

test('an empty cell is an absent one, so its column is not required', async () => {
  const { schema, evidence } = await inferText('csv', csv('a,b,c', '1,,', '2,x,', '3,,'));

  expect(schema.required).toEqual(['a']);
  expect(evidence.find(({ pointer }) => pointer === '/properties/b')).toMatchObject({ seen: 1, of: 3, nulls: 0 });
  expect(property(schema, 'c')).toEqual({ description: 'Empty in every row.' });
});

test('names that are blank or there twice get a number, and it is said', async () => {
  const { schema } = await inferText('csv', csv('id,,id,id 2', '1,2,3,4'));

  expect(Object.keys(schema.properties as object)).toEqual(['id', 'column 2', 'id 2', 'id 2 2']);
  expect(schema.description).toContain('Column 2 had no name. Column 3 had a name that is taken.');
});

test('quotation marks, line breaks inside them and any separator are read', async () => {
  const {
    schema,
    rows: count,
    evidence,
  } = await inferText('csv', '\uFEFFname;said\r\n"Byron; Ada";"one ""two""\r\nthree"\r\n\r\nGrace;5" disk\r\n');

  expect(count).toBe(2);
  expect(schema.required).toEqual(['name', 'said']);
  expect(evidence.map(({ distinct }) => distinct)).toEqual([null, 2, 2]);
});

test('rows of other lengths than the header are counted in the description', async () => {
  const { schema } = await inferText('csv', csv('a,b', '1,2,3', '1', '1,2'));

  expect(schema.description).toContain('1 rows had more cells than the header');
  expect(schema.description).toContain('1 rows had fewer cells than the header');
});

test('however the bytes arrive, the schema is the same', async () => {
  const text = csv(
    'name,when',
    ...rows(40, (at) => `"Ünï ""${at}""\n",2026-01-${String((at % 28) + 1).padStart(2, '0')}`),
  );

  const [byOne, whole] = [await inferText('csv', text, 1), await inferText('csv', text, 100_000)];

  expect(byOne).toEqual(whole);
  expect(property(whole.schema, 'when')).toMatchObject({ type: 'string', format: 'date' });
});

test('a column with few texts that come back is an enumeration; one with one text or many is not', async () => {
  const text = csv('status,same,all', ...rows(100, (at) => `${['open', 'shut', 'held'][at % 3]},x,${at}-a`));

  const { schema, evidence } = await inferText('csv', text);

  expect(property(schema, 'status').enum).toEqual(['held', 'open', 'shut']);
  expect(evidence[1]).toMatchObject({ pointer: '/properties/status', enum: 100, distinct: 3 });
  expect(property(schema, 'same').enum).toBeUndefined();
  expect(property(schema, 'all').enum).toBeUndefined();
});

test('a length is stated where different texts share it, and not for one text that repeats', async () => {
  const text = csv('code,same', ...rows(100, (at) => `c${100 + at},abc`));

  const { schema } = await inferText('csv', text);

  expect(property(schema, 'code')).toMatchObject({ minLength: 4, maxLength: 4 });
  expect(property(schema, 'same').minLength).toBeUndefined();
});

test('different values are counted up to 10,000, then it is not known how many there are', async () => {
  const counted = async (count: number) =>
    (await inferText('csv', csv('a', ...rows(count, (at) => `v${at}`)), 65_536)).evidence[1]?.distinct;

  expect(await counted(10_000)).toBe(10_000);
  expect(await counted(10_001)).toBeNull();
});

test('a quotation mark that never closes is rejected with its line', async () => {
  await expect(inferText('csv', csv('a,b', '1,2', '"3,4', '5,6'))).rejects.toMatchObject({
    problem: 'not_readable',
    message: 'A quotation mark in line 3 of this CSV never closes.',
  });
});

test.each([
  ['nothing', ''],
  ['white space', ' \n\n'],
  ['a header alone', 'a,b\n'],
  ['NUL', 'a,b\n1,\u0000'],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x61, 0x00])],
  ['Latin-1', new Uint8Array([0x61, 0x0a, 0xe9])],
])('%s is rejected as a sample', async (_, text) => {
  await expect(inferText('csv', text)).rejects.toMatchObject({ problem: 'not_readable' });
});

test('a cell of 1 MB and 3,000 columns are read; columns beyond 2,000 are one map', async () => {
  const header = rows(3_000, (at) => `c${at}`).join(',');
  const { schema } = await inferText('csv', csv(header, rows(3_000, () => 'x'.repeat(10)).join(',')), 65_536);
  const long = await inferText('csv', csv('a', 'x'.repeat(1_000_000)), 65_536);

  expect(Object.keys(schema.properties as object)).toHaveLength(2_000);
  expect(schema.additionalProperties).toMatchObject({ type: 'string' });
  expect(schema.description).toContain('too many properties to list');
  expect(long.rows).toBe(1);
});
