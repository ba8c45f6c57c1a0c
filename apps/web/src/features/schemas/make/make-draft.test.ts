import { inferSchema } from '@halyard/contracts/work/schemas.ts';
import { expect, test } from 'vitest';
import { emptyDraft, formatOf, judgeDraft, nameForServer, nameOfDraft } from './make-draft.ts';

const file = (name: string, text = 'a\n1\n') => new File([text], name);
const sized = (name: string, size: number) => Object.defineProperty(file(name), 'size', { value: size });

test.each([
  ['orders.csv', 'csv'],
  ['ORDERS.JSON', 'json'],
  ['events.ndjson', 'ndjson'],
  ['events.jsonl', 'ndjson'],
  ['sheet.xlsx', undefined],
  ['csv', undefined],
  ['a.constructor', undefined],
])('%s is read as %s', (name, format) => {
  expect(formatOf({ name })).toBe(format);
});

test('a sample has to be there, readable, not empty and not too large', () => {
  const of = (sample: File | null) => judgeDraft({ ...emptyDraft, sample });

  expect(of(null)).toBe('noFile');
  expect(of(file('a.pdf'))).toBe('wrongKind');
  expect(of(file('a.csv', ''))).toBe('emptyFile');
  expect(of(sized('a.csv', 600 * 1_024 * 1_024))).toBe('sampleTooLarge');
  expect(of(file('a.csv'))).toBeUndefined();
});

test('a pasted schema has to be JSON and to have a name; a chosen file brings its own', () => {
  const written = { ...emptyDraft, source: 'written' } as const;

  expect(judgeDraft(written)).toBe('nothingWritten');
  expect(judgeDraft({ ...written, pasted: '{' })).toBe('notJson');
  expect(judgeDraft({ ...written, pasted: '{}' })).toBe('noName');
  expect(judgeDraft({ ...written, pasted: '{}', name: 'Order' })).toBeUndefined();
  expect(judgeDraft({ ...written, schemaFile: file('order.schema.json', '{}') })).toBeUndefined();
  expect(judgeDraft({ ...written, schemaFile: sized('a.json', 9 * 1_024 * 1_024) })).toBe('schemaTooLarge');
});

test('a name that was typed comes before that of the file', () => {
  const draft = { ...emptyDraft, sample: file('orders.csv') };

  expect(nameOfDraft(draft)).toBe('orders.csv');
  expect(nameOfDraft({ ...draft, name: ' Orders ' })).toBe('Orders');
});

test('police data needs a month', () => {
  expect(judgeDraft({ ...emptyDraft, source: 'police' })).toBe('noMonths');
  expect(judgeDraft({ ...emptyDraft, source: 'police', month: '2026-03' })).toBeUndefined();
});

test.each(['a.csv', 'a\u0000b\n.csv', ' \t', `${'x'.repeat(300)}.json`, '\ud800.json'])(
  'the contract takes the name made of %j',
  (name) => {
    expect(inferSchema.query.safeParse({ name: nameForServer(name) }).success).toBe(true);
  },
);
