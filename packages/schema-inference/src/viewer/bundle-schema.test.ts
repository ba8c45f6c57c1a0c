import { expect, test } from 'vitest';
import { createValidator } from '../validate/create-validator.ts';
import { addressOf, bundleSchema, foreignReferences, placeInside, placeOutside } from './bundle-schema.ts';

const base = 'https://example.com/schemas/';
const order = {
  $id: `${base}order.json`,
  properties: { buyer: { $ref: 'person.json' }, total: { $ref: 'types.json#/$defs/money' }, next: { $ref: '#' } },
};
const person = { $id: `${base}person.json#`, required: ['name'], properties: { boss: { $ref: 'person.json' } } };
const types = { $defs: { money: { type: 'number' } } };
const related = [
  { address: `${base}person.json`, schema: person },
  { address: `${base}types.json`, schema: types },
];

test('references into other documents are listed by their address', () => {
  expect(foreignReferences({ address: 'schema:///a.json', schema: order })).toEqual([
    { address: `${base}types.json`, isRelative: true },
    { address: `${base}person.json`, isRelative: true },
  ]);
  expect(foreignReferences({ address: 'schema:///a.json', schema: { $ref: 'b.json' } })).toEqual([
    { address: 'schema:///b.json', isRelative: true },
  ]);
  expect(addressOf(person)).toBe(`${base}person.json`);
  expect(addressOf(types)).toBeNull();
});

test('a bundle validates with what it refers to, and says where it is written', () => {
  const bundle = bundleSchema({ address: 'schema:///order.json', schema: order }, related);

  const { errors } = createValidator(bundle).validate({ buyer: { boss: {}, name: 'Ada' }, total: '5' });

  expect(errors.map(({ instance, schema }) => [instance, placeOutside(schema, related)]).toSorted()).toEqual([
    ['/buyer/boss', `${base}person.json#/required`],
    ['/total', `${base}types.json#/$defs/money/type`],
  ]);
  for (const { schema } of errors) expect(placeInside(placeOutside(schema, related), bundle, related)).toBe(schema);
});

test.each(['draft-04', 'draft-07'])('files of %s without addresses find each other by their names', (draft) => {
  const named = { $schema: `http://json-schema.org/${draft}/schema#` };
  const first = { ...named, items: { $ref: 'b.json#/definitions/c' } };
  const second = { ...named, definitions: { c: { type: 'integer' } } };

  const bundle = bundleSchema({ address: 'schema:///a.json', schema: first }, [
    { address: 'schema:///b.json', schema: second },
  ]);

  expect(createValidator(bundle).validate([1]).valid).toBe(true);
  expect(createValidator(bundle).validate(['1']).valid).toBe(false);
});

test('two schemas that refer to each other come to an end', () => {
  const first = { $id: `${base}a`, properties: { b: { $ref: 'b' } }, additionalProperties: false };
  const second = { $id: `${base}b`, properties: { a: { $ref: 'a' } }, additionalProperties: false };

  const bundle = bundleSchema({ address: 'schema:///first', schema: first }, [{ address: `${base}b`, schema: second }]);

  expect(createValidator(bundle).validate({ b: { a: { b: {} } } }).valid).toBe(true);
  expect(createValidator(bundle).validate({ b: { a: { a: {} } } }).valid).toBe(false);
});
