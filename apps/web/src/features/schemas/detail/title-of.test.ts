import { expect, test } from 'vitest';
import { descriptionOf, titleOf } from './title-of.ts';

test('a schema is called by its own title', () => {
  expect(titleOf({ title: 'Customer' }, 'Schema Details')).toBe('Customer');
});

test.each([{}, { title: ' ' }, { title: 7 }, true, null, []])('%j has no title', (schema) => {
  expect(titleOf(schema, 'Schema Details')).toBe('Schema Details');
});

test('what was written for the list comes before what the schema says of itself', () => {
  expect(descriptionOf('Ours', { description: 'Its own' })).toBe('Ours');
  expect(descriptionOf('', { description: 'Its own' })).toBe('Its own');
  expect(descriptionOf('', {})).toBeUndefined();
});
