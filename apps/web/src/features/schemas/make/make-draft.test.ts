import { inferSchema } from '@halyard/contracts/work/schemas.ts';
import { expect, test } from 'vitest';
import { emptyDraft, formatOf, nameForServer, nameOfDraft, validateDraft } from './make-draft.ts';

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
  const of = (sample: File | null) => validateDraft({ ...emptyDraft, sample });

  expect(of(null)).toBe('noFile');
  expect(of(file('a.pdf'))).toBe('wrongKind');
  expect(of(file('a.csv', ''))).toBe('emptyFile');
  expect(of(sized('a.csv', 600 * 1_024 * 1_024))).toBe('sampleTooLarge');
  expect(of(file('a.csv'))).toBeUndefined();
});

test('a pasted schema has to be JSON and to have a name; a chosen file brings its own', () => {
  const written = { ...emptyDraft, source: 'written' } as const;

  expect(validateDraft(written)).toBe('nothingWritten');
  expect(validateDraft({ ...written, pasted: '{' })).toBe('notJson');
  expect(validateDraft({ ...written, pasted: '{}' })).toBe('noName');
  expect(validateDraft({ ...written, pasted: '{}', name: 'Order' })).toBeUndefined();
  expect(validateDraft({ ...written, schemaFile: file('order.schema.json', '{}') })).toBeUndefined();
  expect(validateDraft({ ...written, schemaFile: sized('a.json', 9 * 1_024 * 1_024) })).toBe('schemaTooLarge');
});

test('a name that was typed comes before that of the file', () => {
  const draft = { ...emptyDraft, sample: file('orders.csv') };

  expect(nameOfDraft(draft)).toBe('orders.csv');
  expect(nameOfDraft({ ...draft, name: ' Orders ' })).toBe('Orders');
});

test('police data needs a month', () => {
  expect(validateDraft({ ...emptyDraft, source: 'police' })).toBe('noMonths');
  expect(validateDraft({ ...emptyDraft, source: 'police', month: '2026-03' })).toBeUndefined();
});

test.each(['a.csv', 'a\u0000b\n.csv', ' \t', `${'x'.repeat(300)}.json`, '\ud800.json'])(
  'the contract takes the name made of %j',
  (name) => {
    expect(inferSchema.query.safeParse({ name: nameForServer(name) }).success).toBe(true);
  },
);
