import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

test('numbers and words that look like JSON stand in an address as they read', () => {
  expect(stringifySearch({ incident: '145', search: 'true', entity: 'a b' })).toBe(
    '?incident=145&search=true&entity=a+b',
  );
  expect(stringifySearch({ incident: 145, task: undefined })).toBe('?incident=145');
  expect(stringifySearch({})).toBe('');
});

test('addresses from before, with quotation marks, still open', () => {
  expect(parseSearch('?incident=%22145%22&search=%22true%22')).toEqual({ incident: '145', search: 'true' });
});

test.each([
  '145',
  '007',
  '1e5',
  '0x10',
  '"quoted words"',
  '"',
  '{"a":1}',
  'a&b=c#d',
  ' spaces ',
  '100 %',
  'é ü 日本',
  '',
])('the text %j comes back as it was written', (text) => {
  // A route turns every parameter into text.
  const read: Record<string, unknown> = parseSearch(stringifySearch({ search: text }));
  expect(String(read.search)).toBe(text);
});
