import { expect, test } from 'vitest';
import { contentTypeOf, nameForServer, validateFile } from './validate-file.ts';

const file = (name: string, size = 10, type = '') => ({ name, size, type });

test('CSV files and zip archives are sent, by name or by type', () => {
  expect(validateFile(file('2026-03-kent-street.CSV'))).toBeUndefined();
  expect(validateFile(file('archive', 10, 'application/x-zip-compressed'))).toBeUndefined();
  expect(contentTypeOf(file('a.zip'))).toBe('application/zip');
  expect(contentTypeOf(file('a.csv'))).toBe('text/csv');
});

test('what cannot be imported is not sent', () => {
  expect(validateFile(file('report.pdf'))).toBe('wrongKind');
  expect(validateFile(file('a.csv', 0))).toBe('empty');
  expect(validateFile(file('a.zip', 2 ** 31))).toBe('tooLarge');
});

test('a long name keeps its end', () => {
  const name = nameForServer(`${'x'.repeat(300)}/2026-03-kent-street.csv`);

  expect(name).toHaveLength(200);
  expect(name.endsWith('2026-03-kent-street.csv')).toBe(true);
  expect(nameForServer('\u0000')).toBe('police-data.csv');
});
