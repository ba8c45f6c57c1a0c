import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openGenerator } from '../sample/generate-value.ts';
import { seededRandom } from '../sample/seeded-random.ts';
import { createValidator } from '../validate/create-validator.ts';
import { isContained } from './contains.ts';

type Schema = Record<string, unknown>;

const name = fc.constantFrom('a', 'b', 'x-1');
const pattern = fc.constantFrom('^a', '^[ab]$', '^x-', 'b$', '.*', '^.+$');
const leaf: fc.Arbitrary<Schema> = fc.oneof(
  fc.constant({}),
  fc.constant({ type: 'array', items: { $ref: '#' } }),
  fc.constant({ type: 'object', properties: { a: { $ref: '#' } } }),
  fc.record({ type: fc.constantFrom('string', 'integer', 'null', 'object', ['string', 'null']) }),
  fc.record({ type: fc.constant('string'), pattern }),
  fc.record({ type: fc.constant('string'), minLength: fc.nat(2) }),
  fc.record({ minimum: fc.nat(2) }),
  fc.record({ enum: fc.subarray(['a', 'b', 'x-1', 1, null], { minLength: 1 }) }),
);
const { schema } = fc.letrec<{ schema: Schema }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    leaf,
    fc.record({ oneOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ anyOf: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie('schema') }),
    fc.record({ type: fc.constant('array'), items: tie('schema') }),
    fc.record(
      {
        type: fc.constant('object'),
        properties: fc.dictionary(name, tie('schema'), { maxKeys: 2 }),
        patternProperties: fc.dictionary(pattern, tie('schema'), { maxKeys: 2 }),
        additionalProperties: fc.oneof(fc.boolean(), tie('schema')),
        required: fc.uniqueArray(name, { maxLength: 2 }),
      },
      { requiredKeys: ['type'] },
    ),
  ),
}));

/** Pairs that have much in common, as versions of a schema have. */
const pair = fc.tuple(schema, schema, schema).chain(([one, other, third]) =>
  fc.constantFrom<[Schema, Schema]>(
    [one, { oneOf: [one, other] }],
    [{ oneOf: [one, other] }, { oneOf: [other, third, one] }],
    [{ anyOf: [one, other] }, { anyOf: [other, third, one] }],
    [{ allOf: [one, other] }, other],
    [one, other],
    [
      { type: 'object', patternProperties: { '^[ab]$': one }, additionalProperties: other },
      { type: 'object', patternProperties: { '^a': one }, additionalProperties: third },
    ],
  ),
);

const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    fc.constantFrom(null, 0, 1, 2, '', 'a', 'b', 'ab', 'x-1', '\n', [], {}),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.oneof(name, fc.constantFrom('ab', 'c', '')), tie('value'), { maxKeys: 3 }),
  ),
})).value;

test('what is proved compatible accepts every document that the older schema accepts', () => {
  let proved = 0;
  fc.assert(
    fc.property(pair, fc.array(value, { minLength: 20, maxLength: 40 }), ([older, newer], values) => {
      if (!isContained(older, newer)) return;
      proved += 1;
      const [before, after] = [createValidator(older), createValidator(newer)];
      const generator = openGenerator(older);
      const made = Array.from({ length: 10 }, (_, at) =>
        generator.make({ random: seededRandom(at), optional: at / 10, options: 'any', plenty: 50 }),
      );
      for (const document of [...values, ...made.map((one) => one.document)]) {
        if (!accepts(before, document)) continue;
        expect({ older, newer, document, valid: accepts(after, document) }).toMatchObject({ valid: true });
      }
    }),
    { numRuns: 150 },
  );
  expect(proved).toBeGreaterThan(30);
}, 60_000);

function accepts(validator: ReturnType<typeof createValidator>, document: unknown): boolean {
  return validator.validate(document).valid;
}
