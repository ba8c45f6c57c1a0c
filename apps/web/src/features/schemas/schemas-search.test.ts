import { expect, test } from 'vitest';
import { changeSearch, readSchemasSearch } from './schemas-search.ts';

test('an empty address shows no schema, and would show a tree', () => {
  expect(readSchemasSearch({})).toEqual({
    schema: undefined,
    view: 'tree',
    node: undefined,
    search: '',
    older: undefined,
    newer: undefined,
  });
});

test('what makes no sense counts as absent', () => {
  const search = readSchemasSearch({ schema: '../x', view: 'map', node: 'a/b', older: ' ', search: 'x'.repeat(300) });

  expect(search).toMatchObject({ schema: undefined, view: 'tree', node: undefined, older: undefined });
  expect(search.search).toHaveLength(200);
});

test('the pointer of the schema itself is a place like any other', () => {
  expect(readSchemasSearch({ node: '' }).node).toBe('');
  expect(readSchemasSearch({ node: '/properties/id' }).node).toBe('/properties/id');
  expect(readSchemasSearch({ node: '#/properties/id' }).node).toBe('#/properties/id');
});

test('a step writes only what is not as usual, and leaves the rest of the address alone', () => {
  const before = { events: 'all', schema: 's1', view: 'validate', node: '/properties/id' };

  expect(changeSearch(before, { schema: 's2', view: 'tree', node: undefined })).toEqual({
    events: 'all',
    schema: 's2',
  });
  expect(changeSearch({}, { node: '' })).toEqual({ node: '' });
});
