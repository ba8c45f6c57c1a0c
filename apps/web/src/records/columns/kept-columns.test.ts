import { expect, test } from 'vitest';
import { moveColumn, readColumns, readLayout, writeColumns } from './kept-columns.ts';

const columns = {
  all: ['name', 'severity', 'status', 'tlp'],
  usual: ['name', 'severity', 'status'],
  required: ['name'],
} as const;

test('a choice shows its columns in its order; what is required is never missing, what is unknown is left out', () => {
  expect(readColumns(columns, undefined)).toEqual(['name', 'severity', 'status']);
  expect(readColumns(columns, 'status,name,status,gone')).toEqual(['status', 'name']);
  expect(readColumns(columns, 'tlp')).toEqual(['name', 'tlp']);
  expect(readColumns(columns, 'gone')).toEqual(['name', 'severity', 'status']);
});

test('the usual columns need no parameter', () => {
  expect(writeColumns(columns, ['name', 'severity', 'status'])).toBeUndefined();
  expect(writeColumns(columns, ['severity', 'name'])).toBe('severity,name');
});

test('a column moves by one place and stays at the ends', () => {
  expect(moveColumn(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moveColumn(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  expect(moveColumn(['a', 'b', 'c'], 'gone', 1)).toEqual(['a', 'b', 'c']);
});

test('what another release has kept does not stand in the way', () => {
  expect(readLayout('not json')).toEqual({});
  expect(readLayout(null)).toEqual({});
});
