import { expect, test } from 'vitest';
import { isContained } from './contains.ts';

const draft = (name: string) => ({ $schema: `http://json-schema.org/${name}/schema#` });
const tree = (name: object) => ({ properties: { name, next: { $ref: '#' } }, additionalProperties: false });

test.each([
  ['a type that became a choice', { type: 'string' }, { anyOf: [{ type: 'number' }, { type: 'string' }] }],
  ['an enum beside any text', { enum: ['a', 'b'] }, { anyOf: [{ enum: ['a'] }, { type: 'string' }] }],
  ['a choice of different types', { oneOf: [{ type: 'string' }] }, { oneOf: [{ type: 'null' }, { type: 'string' }] }],
  [
    'a definition that moved',
    { items: { type: 'null' } },
    { items: { $ref: '#/$defs/n' }, $defs: { n: { type: 'null' } } },
  ],
  ['a recursion', tree({ type: 'string', maxLength: 3 }), tree({ type: 'string' })],
  ['another draft', { ...draft('draft-04'), type: 'string' }, { ...draft('draft-07'), type: 'string' }],
  ['types one by one', { type: ['boolean', 'null'] }, { enum: [true, false, null, 1] }],
])('%s rejects nothing', (_, older, newer) => {
  expect(isContained(older, newer)).toBe(true);
});

test.each([
  ['a value that two members let through', { enum: ['a'] }, { oneOf: [{ type: 'string' }, { enum: ['a'] }] }],
  [
    'a property that may be another type',
    { additionalProperties: { type: 'string' } },
    { properties: { a: { type: 'null' } } },
  ],
  ['a recursion that became narrower', tree({ type: 'string' }), tree({ type: 'string', maxLength: 3 })],
  ['a keyword that the older draft ignores', { ...draft('draft-07'), prefixItems: [false] }, { maxItems: 0 }],
  [
    'what stands beside $ref before 2019-09',
    { ...draft('draft-07'), $ref: '#/definitions/a', type: 'null', definitions: { a: {} } },
    { type: 'null' },
  ],
  ['another document that is not here', { type: 'string' }, { $ref: 'https://example.com/other.json' }],
  ['a negation of more', { not: { type: 'null' } }, { not: { type: ['null', 'string'] } }],
])('%s is not proved', (_, older, newer) => {
  expect(isContained(older, newer)).toBe(false);
});
