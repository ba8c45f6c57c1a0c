import { importMaxBytes, startImport } from '@halyard/contracts/intelligence/imports.ts';
import { expect, test } from 'vitest';
import { contentTypeOf, nameForServer, validateFile } from './validate-file.ts';

const file = (name: string, { size = 10, type = '' } = {}) => ({ name, size, type });

test.each(['a.json', 'A.JSON', 'bundle.stix', 'rows.csv'])('%s may be sent', (name) => {
  expect(validateFile(file(name))).toBeUndefined();
});

test('what a file is may also be told by its type', () => {
  expect(validateFile(file('export', { type: 'text/csv' }))).toBeUndefined();
  expect(contentTypeOf(file('export', { type: 'text/csv' }))).toBe('text/csv');
});

test.each(['report.pdf', 'sheet.xlsx', 'json', 'bundle.json.zip'])('%s is of the wrong kind', (name) => {
  expect(validateFile(file(name))).toBe('wrongKind');
});

test('empty and too large files are not sent', () => {
  expect(validateFile(file('a.csv', { size: 0 }))).toBe('empty');
  expect(validateFile(file('a.csv', { size: importMaxBytes }))).toBeUndefined();
  expect(validateFile(file('a.csv', { size: importMaxBytes + 1 }))).toBe('tooLarge');
});

test.each([
  ['a.json', 'a.json'],
  ['a\u0000b\n.csv', 'a b .csv'],
  [' \t', 'import'],
  [`${'x'.repeat(300)}.json`, `${'x'.repeat(195)}.json`],
  ['\ud800.json', '\ufffd.json'],
])('the contract takes the name made of %j', (name, sent) => {
  expect(nameForServer(name)).toBe(sent);
  expect(startImport.query.safeParse({ name: sent }).success).toBe(true);
});
