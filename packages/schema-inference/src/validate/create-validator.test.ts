import { describe, expect, test } from 'vitest';
import { customerSchema } from '../sample-schemas/sample-schemas.ts';
import { schemaFiles } from '../testing/schema-files.ts';
import { draftInUse } from '../viewer/draft-in-use.ts';
import { valueAt } from '../viewer/json-pointer.ts';
import { checkSchema } from './check-schema.ts';
import { createValidator, UnusableSchema } from './create-validator.ts';

const old = (name: string) => ({ $schema: `http://json-schema.org/${name}/schema#` });

const errorsOf = (schema: unknown, document: unknown) =>
  createValidator(schema)
    .validate(document)
    .errors.map(({ instance, schema: place }) => [instance, place]);

test('errors say where in the document and where in the schema', () => {
  const { valid, errors } = createValidator(customerSchema).validate({
    id: 'no uuid',
    name: 'Ada',
    email: 'ada@example.com',
    createdAt: '2026-11-21T08:00:00Z',
    orders: [{ orderId: '1', orderDate: '2026-11-21T08:00:00Z', status: 'lost', total: 1 }],
  });

  expect(valid).toBe(false);
  expect(errors).toEqual([
    { instance: '/id', schema: '/properties/id/format', keyword: 'format', message: 'must match format "uuid"' },
    {
      instance: '/orders/0/status',
      schema: '/properties/orders/items/properties/status/enum',
      keyword: 'enum',
      message:
        'must be equal to one of the allowed values: "pending", "processing", "shipped", "delivered", "cancelled"',
    },
  ]);
});

test('the place of an error behind a reference is where the schema is written', () => {
  const schema = {
    properties: { tree: { $ref: '#/$defs/branch' } },
    $defs: {
      branch: {
        type: 'object',
        required: ['name'],
        properties: { name: { $ref: '#/$defs/a~1b' }, left: { $ref: '#/$defs/branch' } },
      },
      'a/b': { minLength: 2 },
    },
  };

  expect(errorsOf(schema, { tree: { name: 'ab', left: { name: 'x', left: {} } } })).toEqual([
    ['/tree/left/name', '/$defs/a~1b/minLength'],
    ['/tree/left/left', '/$defs/branch/required'],
  ]);
  expect(errorsOf({ properties: { a: false } }, { a: 1 })).toEqual([['/a', '/properties/a']]);
});

test('at most 200 errors are listed and the others counted', () => {
  const { errors, more } = createValidator({ items: { type: 'string' } }).validate(
    Array.from({ length: 1_000 }, () => 1),
  );

  expect([errors.length, more]).toEqual([200, 800]);
});

describe('drafts', () => {
  test('draft-04 has exclusive limits as booleans', () => {
    expect(errorsOf({ ...old('draft-04'), maximum: 3, exclusiveMaximum: true }, 3)).toHaveLength(1);
  });

  test('before 2019-09 what stands beside $ref is ignored', () => {
    const schema = { definitions: { t: {} }, items: { $ref: '#/definitions/t', type: 'null' } };

    expect(errorsOf({ ...old('draft-07'), ...schema }, [1])).toEqual([]);
    expect(errorsOf(schema, [1])).toEqual([['/0', '/items/type']]);
  });

  test('draft-06 knows no conditions', () => {
    const never = JSON.parse('{ "if": true, "then": false }');

    expect(errorsOf({ ...old('draft-06'), ...never }, 1)).toEqual([]);
    expect(errorsOf({ ...old('draft-07'), ...never }, 1)).not.toEqual([]);
  });

  test('without a draft the newest one counts, unless the document is written in an older way', () => {
    expect(draftInUse({})).toBe('2020-12');
    expect(draftInUse({ items: [{}] })).toBe('draft-07');
    expect(draftInUse({ exclusiveMaximum: true, maximum: 1 })).toBe('draft-04');
    expect(draftInUse(old('draft-06'))).toBe('draft-06');
  });

  test('a dynamic reference is followed', () => {
    const schema = {
      $id: 'https://example.com/strings',
      $ref: 'list',
      $defs: {
        own: { $dynamicAnchor: 'item', type: 'string' },
        list: { $id: 'list', items: { $dynamicRef: '#item' }, $defs: { any: { $dynamicAnchor: 'item' } } },
      },
    };

    expect(errorsOf(schema, ['a', 1])).toEqual([['/1', '/$defs/own/type']]);
  });
});

describe('what cannot be used', () => {
  test('a reference into another document is rejected by name and never loaded', () => {
    const schema = { items: { $ref: 'https://example.com/other.json#/x' } };

    expect(() => createValidator(schema)).toThrow(UnusableSchema);
    expect(() => createValidator(schema)).toThrow('https://example.com/other.json#/x');
    expect(() => createValidator({ $ref: '#/nowhere' })).toThrow('#/nowhere');
  });

  test('on request such a reference accepts everything', () => {
    const schema = { items: { $ref: 'https://example.com/other.json', minLength: 2 } };

    expect(createValidator(schema, 'accept').validate(['ab', 5]).valid).toBe(true);
    expect(createValidator(schema, 'accept').validate(['a']).valid).toBe(false);
  });

  test('a pattern that only works without the u flag works, one that is none is rejected', () => {
    expect(errorsOf({ pattern: '^[\\w-.]+$' }, 'a b')).toHaveLength(1);
    expect(() => createValidator({ pattern: '(' })).toThrow(UnusableSchema);
  });

  test('patterns take linear time, and one that needs another engine a limited time', () => {
    const document = [`${'a'.repeat(5_000)}!`];

    expect(errorsOf({ items: { pattern: '^(a+)+$', maxLength: 9 } }, document)).toHaveLength(2);
    expect(errorsOf({ items: { pattern: '^(?!b)a' } }, ['ab', 'b'])).toEqual([['/1', '/items/pattern']]);
    expect(() => errorsOf({ items: { pattern: '^(?=a)(a+)+$' } }, document)).toThrow('^(?=a)(a+)+$');
    expect(errorsOf({ allOf: [{ pattern: '^a' }, { pattern: 'b$' }] }, 'ba')).toHaveLength(2);
  });

  test('words that only Ajv knows mean nothing', () => {
    expect(errorsOf({ type: 'string', nullable: true }, null)).toHaveLength(1);
    expect(errorsOf({ nullable: true }, null)).toEqual([]);
    expect(errorsOf({ enum: [] }, null)).toEqual([['', '/enum']]);
    expect(createValidator({ $async: true, id: 'x' }).validate(1).valid).toBe(true);
    expect(errorsOf({ format: 'postcode' }, 'x')).toEqual([]);
  });

  test('a reference that leads back to itself without end is said to', () => {
    const validator = createValidator({ anyOf: [{ $ref: '#' }, { type: 'string' }] });

    expect(() => validator.validate(5)).toThrow(UnusableSchema);
  });

  test('a document that is no schema is told what is wrong', () => {
    expect(checkSchema({ type: 'sting' })).toMatchObject({ problem: 'not_a_schema' });
    expect(checkSchema({ type: 'sting' })?.detail).toContain('/type');
    expect(checkSchema([])).toMatchObject({ problem: 'not_a_schema' });
    expect(checkSchema(null)).toMatchObject({ problem: 'not_a_schema' });
    expect(checkSchema(true)).toBeNull();
    expect(checkSchema(customerSchema)).toBeNull();
  });

  test('a document of 100,000 levels is rejected by name', () => {
    let schema: unknown = {};
    for (let level = 0; level < 100_000; level += 1) schema = { not: schema };

    expect(checkSchema(schema)).toMatchObject({ problem: 'document_too_deep' });
  });

  test('a meta-schema is a schema like any other', () => {
    const { valid } = createValidator({ $id: 'http://json-schema.org/draft-07/schema#', ...old('draft-07') }).validate({
      type: 5,
    });

    expect(valid).toBe(false);
  });
});

test.each(schemaFiles)('$name is usable, and its errors are places in it', ({ schema }) => {
  expect(checkSchema(schema)).toBeNull();

  const validator = createValidator(schema, 'accept');

  for (const document of [5, {}, [], { a: { b: [] } }, { jobs: { a: 5 }, runs: 5, files: 5, scripts: 5 }]) {
    for (const { schema: place } of validator.validate(document).errors) expect(valueAt(schema, place)).toBeDefined();
  }
});
