import { expect, test } from 'vitest';
import { fieldsNamed, firstFields } from './read-fields.ts';

const named = (document: unknown, name: string) => fieldsNamed(document, (field) => field.name === name);

test('fields have type, format and whether they are required', () => {
  const document = {
    required: ['id'],
    properties: {
      id: { type: 'string', format: 'uuid' },
      tags: { type: 'array', items: { type: 'string' } },
      any: true,
    },
  };

  expect(firstFields(document).map(({ name, type, isRequired }) => [name, type, isRequired])).toEqual([
    ['id', 'string (uuid)', true],
    ['tags', 'array of string', false],
    ['any', null, false],
  ]);
});

test('a document that is a list has the fields of its rows', () => {
  const document = { type: 'array', items: { properties: { price: { type: ['number', 'null'] } } } };

  expect(firstFields(document)).toMatchObject([{ path: '[].price', type: 'number | null' }]);
});

test('a field is found inside objects and lists, and through references', () => {
  const document = {
    $defs: { 'a/b': { properties: { city: { type: 'string' } } } },
    properties: { home: { $ref: '#/$defs/a~1b' }, orders: { items: { $ref: '#/$defs/a~1b' } } },
  };

  expect(named(document, 'city').map(({ path }) => path)).toEqual(['home.city', 'orders[].city']);
});

test('references that lead nowhere or in circles end', () => {
  const circular = {
    properties: { child: { $ref: '#' }, lost: { $ref: '#/$defs/no' }, loop: { $ref: '#/properties/loop' } },
  };

  expect(named(circular, 'child').length).toBeGreaterThan(0);
  expect(firstFields(circular).map(({ name }) => name)).toEqual(['child', 'lost', 'loop']);
});

test('a list of itself has an end', () => {
  const list = { properties: { tree: { type: 'array', items: { $ref: '#/properties/tree' } } } };

  expect(firstFields(list)[0]?.type).toMatch(/^array of array of/);
  expect(named(list, 'tree')).toHaveLength(1);
});

test('names of the language itself are no fields, and what is no schema has none', () => {
  expect(named({ properties: {} }, 'constructor')).toEqual([]);
  for (const document of [null, true, 5, 'text', [], { properties: null }, { properties: { a: null } }])
    expect(firstFields(document).every(({ type }) => type === null)).toBe(true);
  expect(named({ $ref: '#/__proto__/x' }, 'x')).toEqual([]);
  expect(named({ $ref: '#/%E0%A4%A' }, 'x')).toEqual([]);
});

test('a field has the values that the document lists, and none are made up', () => {
  const document = {
    properties: { method: { enum: ['card', 1] }, kind: { const: 'refund' }, note: { type: 'string' } },
  };

  expect(firstFields(document).map(({ name, values }) => [name, values])).toEqual([
    ['method', ['"card"', '1']],
    ['kind', ['"refund"']],
    ['note', null],
  ]);
});
