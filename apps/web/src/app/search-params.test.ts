import { defaultParseSearch } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { stringifySearch } from './search-params.ts';

test('numbers and words that look like JSON stand in an address as they read', () => {
  expect(stringifySearch({ incident: '145', search: 'true', entity: 'a b', task: undefined })).toBe(
    '?incident=145&search=true&entity=a+b',
  );
});

test('addresses from before, with quotation marks, still open', () => {
  expect(defaultParseSearch('?incident=%22145%22')).toEqual({ incident: '145' });
});
