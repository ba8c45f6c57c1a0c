import { expect, test } from 'vitest';
import { customerSchema, productSchema, transactionSchema } from '../sample-schemas/sample-schemas.ts';
import { schemaFiles } from '../testing/schema-files.ts';
import { createValidator } from '../validate/create-validator.ts';
import { makeSample } from './make-sample.ts';
import { matchPattern } from './match-pattern.ts';

test.each([
  ['customer', customerSchema],
  ['product', productSchema],
  ['transaction', transactionSchema],
])('the %s schema gets a full document that fits', (_, schema) => {
  const { document, valid } = makeSample(schema);

  expect(valid).toBe(true);
  expect(createValidator(schema).validate(document).errors).toEqual([]);
  expect(Object.keys(document as object)).toEqual(expect.arrayContaining(Object.keys(schema.properties)));
});

test('the same schema gets the same document', () => {
  expect(makeSample(customerSchema)).toEqual(makeSample(customerSchema));
});

test.each([
  ['a range with steps', { type: 'number', exclusiveMinimum: 1, maximum: 2, multipleOf: 0.25 }],
  ['a range open at both ends', { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 0.001 }],
  [
    'limits of draft-04',
    { $schema: 'http://json-schema.org/draft-04/schema#', type: 'integer', minimum: 5, exclusiveMinimum: true },
  ],
  ['lengths', { type: 'string', minLength: 12, maxLength: 12 }],
  ['a pattern', { type: 'string', pattern: '^(?:[A-Z]{2}|\\d{3})-[^-]+$' }],
  ['a pattern with a length', { type: 'string', pattern: '^a*$', minLength: 5 }],
  ['formats', { properties: { a: { format: 'date' }, b: { format: 'ipv6' } }, required: ['a', 'b'] }],
  ['different entries', { type: 'array', items: { enum: [1, 2, 3] }, minItems: 3, uniqueItems: true }],
  ['a tuple', { prefixItems: [{ const: 1 }, { type: 'boolean' }], items: false, minItems: 2 }],
  ['contains', { type: 'array', contains: { const: 5 } }],
  ['required names without a schema', { required: ['x'], additionalProperties: { type: 'integer', minimum: 7 } }],
  ['dependent names', { required: ['a'], properties: { a: {} }, dependentRequired: { a: ['b'], b: ['c'] } }],
  ['a number of properties', { type: 'object', minProperties: 3, additionalProperties: { type: 'null' } }],
  [
    'parts that hold together',
    { allOf: [{ required: ['a'] }, { properties: { a: { minimum: 3 } } }, { properties: { a: { maximum: 3 } } }] },
  ],
  ['exactly one', { oneOf: [{ required: ['a'] }, { required: ['b'] }], properties: { a: {}, b: {} } }],
  ['what may not be', { type: 'object', properties: { a: {}, b: {} }, not: { required: ['a', 'b'] } }],
  [
    'a condition',
    JSON.parse(
      '{"properties":{"a":{"enum":[1,2]},"b":{}},"required":["a"],"if":{"properties":{"a":{"const":1}}},"then":{"required":["b"]},"else":{"not":{"required":["b"]}}}',
    ),
  ],
  [
    'a recursion that has to end',
    {
      $ref: '#/$defs/t',
      $defs: {
        t: {
          type: 'object',
          required: ['left'],
          properties: { left: { anyOf: [{ $ref: '#/$defs/t' }, { type: 'null' }] } },
        },
      },
    },
  ],
  [
    'a recursion through required lists',
    { required: ['in'], properties: { in: { type: 'array', items: { $ref: '#' } } } },
  ],
  ['anything', true],
  ['nothing said', {}],
])('%s: the document fits', (_, schema) => {
  const { document, valid } = makeSample(schema);

  expect({ document, valid }).toMatchObject({ valid: true });
});

test('where no document can fit, it is said', () => {
  expect(makeSample(false).valid).toBe(false);
  expect(makeSample({ type: 'string', minLength: 3, maxLength: 2 }).valid).toBe(false);
  expect(makeSample({ required: ['a'], properties: { a: { $ref: '#' } } }).valid).toBe(false);
});

test('texts are made from expressions, and more than that is left alone', () => {
  for (const pattern of [
    '^[a-f0-9]{8}$',
    '^\\d{4}-\\d{2}$',
    'a|bc+',
    '^(x(y|z)?){2,3}$',
    '^[^@]+@[^@]+$',
    '\\.json$',
    '^\\p{L}+$',
  ]) {
    expect(matchPattern(pattern, 1, () => 0.4)).toMatch(new RegExp(pattern, 'u'));
  }
  expect(matchPattern('^(?!a)b', 1, () => 0)).toBeUndefined();
  expect(matchPattern('(a', 1, () => 0)).toBeUndefined();
});

test.each(schemaFiles)('$name gets a document that fits', ({ schema }) => {
  const { document, valid } = makeSample(schema);

  expect(valid).toBe(true);
  expect(JSON.stringify(document).length).toBeLessThan(1_000_000);
});
