import { describe, expect, test } from 'vitest';
import { seededRandom } from '../sample/seeded-random.ts';
import { customerSchema } from '../sample-schemas/sample-schemas.ts';
import { schemaFiles } from '../testing/schema-files.ts';
import { createValidator } from '../validate/create-validator.ts';
import { decideVerdict } from './decide-verdict.ts';
import { diffSchemas } from './diff-schemas.ts';

const verdictOf = (older: unknown, newer: unknown) => decideVerdict(older, newer, createValidator).verdict;

/** The verdict, after looking at its proof. */
function proved(older: unknown, newer: unknown) {
  const { verdict, counterExample } = decideVerdict(older, newer, createValidator);
  if (counterExample) {
    const document = JSON.parse(counterExample.document);
    expect(createValidator(older, 'accept').validate(document).valid).toBe(true);
    expect(createValidator(newer, 'accept').validate(document).errors).toContainEqual(counterExample.error);
  }
  return verdict;
}

describe('the same', () => {
  test('orders and wording make no difference', () => {
    const older = {
      type: ['string', 'null'],
      enum: ['a', 'b'],
      required: ['x', 'y'],
      anyOf: [{ minLength: 1 }, { const: 'b' }],
    };
    const newer = {
      title: 'New',
      anyOf: [{ const: 'b' }, { minLength: 1 }],
      required: ['y', 'x'],
      enum: ['b', 'a'],
      type: ['null', 'string'],
    };

    expect(diffSchemas(older, newer).changes).toMatchObject([{ keyword: 'title', kind: 'added', effect: 'none' }]);
    expect(verdictOf(older, newer)).toBe('same');
    expect(verdictOf(customerSchema, structuredClone(customerSchema))).toBe('same');
  });

  test('another spelling of the same draft is no difference', () => {
    const older = { $schema: 'http://json-schema.org/draft-07/schema#', type: 'string' };
    const newer = { $schema: 'https://json-schema.org/draft-07/schema', type: 'string' };

    expect(diffSchemas(older, newer).changes).toEqual([]);
    expect(verdictOf(older, newer)).toBe('same');
    expect(diffSchemas(older, { ...older, $schema: 'http://json-schema.org/draft-06/schema#' }).changes).toHaveLength(
      1,
    );
  });
});

const person = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const old = { $schema: 'http://json-schema.org/draft-04/schema#' };

test.each([
  ['a required name', person({ a: {} }), person({ a: {} }, { required: ['a'] })],
  [
    'a required name far below',
    person({ a: { items: person({ b: {} }) } }),
    person({ a: { items: person({ b: {} }, { required: ['b'] }) } }),
  ],
  [
    'rules of a property that a new reference leads to',
    person({ modules: { items: person({ parameters: { type: 'object' } }) } }),
    {
      ...person({ modules: { items: person({ parameters: { $ref: '#/definitions/parameters' } }) } }),
      definitions: { parameters: person({ features: person({ ssh: { type: 'boolean' } }) }) },
    },
  ],
  [
    'rules of properties that came together in new parts',
    { type: 'object' },
    { allOf: [{ $ref: '#/$defs/some' }], $defs: { some: { properties: { size: { type: 'integer' } } } } },
  ],
  [
    'names that only a pattern of the older rules allows',
    person({}, { patternProperties: { '^(\\.[^/]+|\\*)$': {} }, additionalProperties: false }),
    person({ '*': {} }, { additionalProperties: false }),
  ],
  [
    'a name that no pattern matched',
    person({}, { patternProperties: { '^.+$': { type: 'string' } } }),
    person({}, { additionalProperties: { type: 'string' } }),
  ],
  [
    'a name that the pattern in place of another does not match',
    person(
      {},
      {
        patternProperties: { '^[a-z][a-z.]*$': person({ id: { type: 'integer' } }, { required: ['id'] }) },
        additionalProperties: false,
      },
    ),
    person(
      {},
      {
        patternProperties: { '^[a-z]+$': person({ id: { type: 'integer' } }, { required: ['id'] }) },
        additionalProperties: false,
      },
    ),
  ],
  [
    'new demands on names, whatever their values must be',
    person({}, { patternProperties: { '^.+$': person({ id: { type: 'integer' } }, { required: ['id'] }) } }),
    person(
      {},
      {
        additionalProperties: person({ id: { type: 'integer' } }, { required: ['id'] }),
        propertyNames: { pattern: '^[a-z]+$' },
      },
    ),
  ],
  [
    'one of two names that is demanded now',
    person({}, { additionalProperties: person({ a: {}, b: {} }, { required: ['c'] }) }),
    person(
      {},
      {
        additionalProperties: person(
          { a: {}, b: {} },
          { required: ['c'], anyOf: [{ required: ['a'] }, { required: ['b'] }] },
        ),
      },
    ),
  ],
  ['an enum value less', { enum: ['a', 'b'] }, { enum: ['a'] }],
  ['a type less', { type: ['string', 'null'] }, { type: 'string' }],
  ['integers only', { type: 'number' }, { type: 'integer' }],
  ['a higher minimum', { type: 'integer', minimum: 1 }, { type: 'integer', minimum: 2 }],
  ['an open end', { type: 'number', maximum: 5 }, { type: 'number', exclusiveMaximum: 5 }],
  [
    'an open end of draft-04',
    { ...old, type: 'number', maximum: 5 },
    { ...old, type: 'number', maximum: 5, exclusiveMaximum: true },
  ],
  ['other steps', { type: 'integer', multipleOf: 4 }, { type: 'integer', multipleOf: 6 }],
  ['a shorter text', { type: 'string', maxLength: 80 }, { type: 'string', maxLength: 79 }],
  ['a longer text', { type: 'string', pattern: '^a+$' }, { type: 'string', pattern: '^a+$', minLength: 3 }],
  ['fewer entries', { type: 'array' }, { type: 'array', maxItems: 7 }],
  [
    'different entries',
    { type: 'array', items: { type: 'integer' } },
    { type: 'array', items: { type: 'integer' }, uniqueItems: true },
  ],
  ['another pattern', { type: 'string', pattern: '^[ab]$' }, { type: 'string', pattern: '^[bc]$' }],
  ['a format', { type: 'string' }, { type: 'string', format: 'email' }],
  ['no other properties', person({ a: {} }), person({ a: {} }, { additionalProperties: false })],
  ['a property with a type', person({}), person({ a: { type: 'string' } })],
  [
    'a property that may not be there',
    person({ a: {} }, { additionalProperties: false }),
    person({}, { additionalProperties: false }),
  ],
  ['an option less', { anyOf: [{ type: 'string' }, { type: 'null' }] }, { anyOf: [{ type: 'string' }] }],
  ['a second option of exactly one', { oneOf: [{ type: 'number' }] }, { oneOf: [{ type: 'number' }, { minimum: 5 }] }],
  [
    'a definition in use',
    { $ref: '#/$defs/t', $defs: { t: { type: 'string' } } },
    { $ref: '#/$defs/t', $defs: { t: { type: 'string', maxLength: 3 } } },
  ],
  [
    'another target',
    { $ref: '#/$defs/a', $defs: { a: { type: 'string' }, b: {} } },
    { $ref: '#/$defs/b', $defs: { a: {}, b: { type: 'null' } } },
  ],
  ['what may not be', { type: 'integer' }, { type: 'integer', not: { minimum: 50 } }],
  ['more that may not be', { type: 'integer', not: { minimum: 50 } }, { type: 'integer', not: { minimum: 20 } }],
  ['a dependent name', person({ a: {}, b: {} }), person({ a: {}, b: {} }, { dependentRequired: { a: ['b'] } })],
  [
    'a condition',
    person({ a: {} }),
    person({ a: {} }, JSON.parse('{"if":{"required":["a"]},"then":{"required":["b"]}}')),
  ],
  ['nothing at all', {}, false],
  [
    'a place behind three references',
    {
      type: 'object',
      properties: { a: { $ref: '#/$defs/a' } },
      $defs: {
        a: person({ b: { items: { $ref: '#/$defs/b' } } }, { required: ['x'] }),
        b: person({ c: { $ref: '#/$defs/c' } }, { required: ['y'] }),
        c: person({ n: { type: 'integer' } }, { required: ['z'] }),
      },
    },
    {
      type: 'object',
      properties: { a: { $ref: '#/$defs/a' } },
      $defs: {
        a: person({ b: { items: { $ref: '#/$defs/b' } } }, { required: ['x'] }),
        b: person({ c: { $ref: '#/$defs/c' } }, { required: ['y'] }),
        c: person({ n: { type: 'integer', maximum: 7 } }, { required: ['z'] }),
      },
    },
  ],
  [
    'a place behind a condition',
    person(
      { k: { enum: ['a', 'b'] } },
      JSON.parse(
        '{"if":{"properties":{"k":{"const":"b"}},"required":["k"]},"then":{"properties":{"v":{"type":"integer"}}}}',
      ),
    ),
    person(
      { k: { enum: ['a', 'b'] } },
      JSON.parse(
        '{"if":{"properties":{"k":{"const":"b"}},"required":["k"]},"then":{"properties":{"v":{"type":"integer","minimum":3}}}}',
      ),
    ),
  ],
  [
    'what only a changed document shows',
    { type: 'string', minLength: 2, contentEncoding: 'x' },
    { type: 'string', minLength: 2, not: { pattern: 'x$' } },
  ],
  [
    'a recursive place',
    { $ref: '#/$defs/t', $defs: { t: person({ next: { $ref: '#/$defs/t' } }) } },
    { $ref: '#/$defs/t', $defs: { t: person({ next: { $ref: '#/$defs/t' } }, { maxProperties: 0 }) } },
  ],
])('%s breaks, and a document proves it', (_, older, newer) => {
  expect(proved(older, newer)).toBe('breaking');
});

test.each([
  ['a name required no more', person({ a: {} }, { required: ['a'] }), person({ a: {} })],
  ['an enum value more', { enum: ['a'] }, { enum: ['a', 'b'] }],
  ['all numbers', { type: 'integer' }, { type: 'number' }],
  ['a lower minimum', { minimum: 2 }, { minimum: 1 }],
  ['smaller steps', { multipleOf: 4 }, { multipleOf: 2 }],
  ['no pattern', { pattern: 'a' }, {}],
  [
    'a new property beside no others',
    person({}, { additionalProperties: false }),
    person({ a: {} }, { additionalProperties: false }),
  ],
  ['a new property that may be anything', person({}), person({ a: { description: 'New.' } })],
  ['an option more', { anyOf: [{ type: 'string' }] }, { anyOf: [{ type: 'string' }, { type: 'null' }] }],
  ['less that may not be', { not: { minimum: 20 } }, { not: { minimum: 50 } }],
  ['a definition nobody uses', {}, { $defs: { a: { type: 'string' } } }],
  ['a limit that says what was said', {}, { minLength: 0, required: [], uniqueItems: false }],
  ['draft-04: not an open end', { ...old, maximum: 1 }, { ...old, maximum: 1, exclusiveMaximum: false }],
])('%s is compatible', (_, older, newer) => {
  expect(proved(older, newer)).toBe('compatible');
});

test('what narrows in name only is not called breaking', () => {
  expect(verdictOf({ type: 'string', enum: ['a'] }, { type: 'string', enum: ['a'], maxLength: 5 })).toBe('compatible');
  expect(verdictOf({ $ref: 'https://example.com/a' }, { $ref: 'https://example.com/b' })).toBe('unproved');
});

test('a change says where, what it was and what it does', () => {
  const older = person({ a: { minimum: 1 }, b: {} });
  const newer = person({ a: { minimum: 2 }, c: { type: 'string' } });

  expect(diffSchemas(older, newer).changes).toEqual([
    { pointer: '/properties/a', keyword: 'minimum', kind: 'changed', before: '1', after: '2', effect: 'narrowing' },
    { pointer: '/properties/b', keyword: 'properties', kind: 'removed', before: '{}', after: null, effect: 'none' },
    {
      pointer: '/properties/c',
      keyword: 'properties',
      kind: 'added',
      before: null,
      after: '{"type":"string"}',
      effect: 'narrowing',
    },
  ]);
});

test('members of a list are compared with what they became', () => {
  const older = {
    anyOf: [
      { title: 'A', type: 'string', maxLength: 3 },
      { title: 'B', type: 'number' },
    ],
  };
  const newer = {
    anyOf: [
      { title: 'B', type: 'number' },
      { title: 'A', type: 'string', maxLength: 4 },
    ],
  };

  expect(diffSchemas(older, newer).changes).toEqual([
    { pointer: '/anyOf/1', keyword: 'maxLength', kind: 'changed', before: '3', after: '4', effect: 'widening' },
  ]);
});

test('long values are cut and long lists are counted', () => {
  const many = (type: string) =>
    person(Object.fromEntries(Array.from({ length: 1_200 }, (_, at) => [`p${at}`, { type }])));

  const { changes, more } = diffSchemas(many('string'), many('number'));
  expect([changes.length, more]).toEqual([1_000, 200]);
  expect(diffSchemas({}, { const: 'x'.repeat(5_000) }).changes[0]?.after).toHaveLength(500);
});

test('a definition used under oneOf has no certain effect', () => {
  const schema = (minimum: number) => ({ oneOf: [{ $ref: '#/$defs/t' }, { maximum: 0 }], $defs: { t: { minimum } } });

  expect(diffSchemas(schema(5), schema(-5)).changes).toMatchObject([{ pointer: '/$defs/t', effect: 'unknown' }]);
  expect(proved(schema(5), schema(-5))).toBe('breaking');
});

test('the same schemas get the same judgement', () => {
  const newer = { ...customerSchema, required: [...customerSchema.required, 'phone'] };

  expect(decideVerdict(customerSchema, newer, createValidator)).toEqual(
    decideVerdict(customerSchema, newer, createValidator),
  );
  expect(proved(customerSchema, newer)).toBe('breaking');
});

/** Small schemas whose parts are changed at random. */
function randomSchema(random: () => number, depth: number): Record<string, unknown> {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const schema: Record<string, unknown> = {};
  if (random() < 0.6) schema.type = pick(['object', 'string', 'integer', ['string', 'null'], 'array']);
  if (random() < 0.2) schema.enum = ['a', 1, null, 'bb'].filter(() => random() < 0.7);
  if (random() < 0.3) schema.minimum = pick([0, 1, 2]);
  if (random() < 0.3) schema.maxLength = pick([1, 2, 3]);
  if (random() < 0.3) schema.required = ['p', 'q'].filter(() => random() < 0.5);
  if (random() < 0.2) schema.additionalProperties = random() < 0.5;
  if (random() < 0.2) schema.minItems = pick([0, 1, 2]);
  if (depth === 0) return schema;
  if (random() < 0.6)
    schema.properties = Object.fromEntries(
      ['p', 'q'].filter(() => random() < 0.7).map((name) => [name, randomSchema(random, depth - 1)]),
    );
  if (random() < 0.3) schema.items = randomSchema(random, depth - 1);
  if (random() < 0.2) schema.not = randomSchema(random, depth - 1);
  for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
    if (random() < 0.2) schema[keyword] = [randomSchema(random, depth - 1), randomSchema(random, depth - 1)];
  }
  return schema;
}

test('no schema called compatible rejects a document of the older one', () => {
  const random = seededRandom(11);
  const documents = [
    null,
    0,
    1,
    -1,
    'a',
    'bb',
    'cccc',
    [],
    [1],
    ['a', null],
    {},
    { p: 1 },
    { p: 'a', q: null },
    { q: {}, x: 1 },
  ];
  for (let round = 0; round < 150; round += 1) {
    const older = randomSchema(random, 2);
    const newer = random() < 0.5 ? { ...older, ...randomSchema(random, 1) } : randomSchema(random, 2);
    const verdict = proved(older, newer);
    if (verdict !== 'compatible' && verdict !== 'same') continue;
    const [before, after] = [createValidator(older), createValidator(newer)];
    for (const document of documents) {
      if (before.validate(document).valid)
        expect({ older, newer, document, ...after.validate(document) }).toMatchObject({ valid: true });
    }
  }
});

test.each(schemaFiles)('$name is the same as itself', ({ schema }) => {
  expect(verdictOf(schema, structuredClone(schema))).toBe('same');
});

const workflows = schemaFiles.filter(({ name }) => ['pipeline.json', 'github-workflow.json'].includes(name));

test.each(workflows)('$name that needs a name is a breaking change', ({ schema }) => {
  const { required } = schema as { required: string[] };

  expect(proved(schema, { ...schema, required: [...required, 'name'] })).toBe('breaking');
});
