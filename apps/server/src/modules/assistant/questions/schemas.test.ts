import type { Language } from '@halyard/contracts/accounts/settings.ts';
import { expect, test } from 'vitest';
import { useWorkspace } from '../../../testing/use-workspace.ts';
import { figuresOf, saidIn } from './testing/answers.ts';

const workspace = useWorkspace();
const ask = async (question: string, language: Language = 'en') => {
  const manner = { language, timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' } as const;
  return (await workspace().viewer.question(question, { manner })).answer;
};

test.each([
  ['how many fields does the order transactions schema have?', 'en'],
  ['number of fields of Order transactions', 'en'],
  ['wie viele Felder hat Order transactions', 'de'],
  ['combien de champs a Order transactions', 'fr'],
  ['cuántos campos tiene Order transactions', 'es'],
  ['Order transactionsのフィールド数', 'ja'],
] as const)('“%s” counts what the schema declares', async (question, language) => {
  const { document } = await workspace()
    .app.database.read.selectFrom('schemas')
    .select('document')
    .where('title', '=', 'Order transactions')
    .executeTakeFirstOrThrow();
  const fields = Object.keys((JSON.parse(document) as { properties: object }).properties);

  expect(figuresOf(await ask(question, language))).toEqual([fields.length]);
});

test.each([
  ['what was Order transactions made from?', 'en'],
  ['woraus wurde Order transactions erstellt', 'de'],
  ['Order transactionsは何から作られた', 'ja'],
] as const)('“%s” names the file', async (question, language) => {
  expect(saidIn(await ask(question, language))).toContain('transactions.json');
});

test.each([
  ['type of price', 'en'],
  ['data type of the field price', 'en'],
  ['Typ von price', 'de'],
  ['type de price', 'fr'],
  ['tipo de price', 'es'],
  ['priceの型', 'ja'],
] as const)('“%s” lists the fields that are called so, with their type', async (question, language) => {
  const { refused, reading, tables } = await ask(question, language);

  expect([refused, reading?.spec.subject, reading?.spec.fields]).toEqual([null, 'schemaFields', ['type']]);
  expect(tables[0]?.rows.length).toBeGreaterThan(0);
  expect(tables[0]?.rows.map(({ cells }) => cells[0])).toContain('orders[].items[].price');
});

test.each([
  ['what values are allowed for status?', 'en'],
  ['allowed values of status', 'en'],
  ['erlaubte Werte von status', 'de'],
  ['statusの取りうる値', 'ja'],
] as const)('“%s” lists the values that the schema allows', async (question, language) => {
  const said = saidIn(await ask(question, language));

  for (const value of ['pending', 'shipped', 'delivered']) expect(said).toContain(value);
});

test('a field without listed values says that none are known', async () => {
  const { tables } = await ask('allowed values of currency');

  expect(tables[0]?.rows.length).toBeGreaterThan(0);
  for (const { cells } of tables[0]?.rows ?? []) expect(cells).toContain(null);
});
