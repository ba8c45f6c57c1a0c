import { parseExactJson } from '@halyard/contracts/format/exact-json.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decideVerdict } from '../diff/decide-verdict.ts';
import { writeTypeScript } from '../export/write-typescript.ts';
import { makeSample } from '../sample/make-sample.ts';
import { checkSchema } from './check-schema.ts';
import { createValidator } from './create-validator.ts';

/** Digits, and how many of them are behind the point. */
interface Written {
  readonly size: bigint;
  readonly places: number;
}

const places = 40;
const near = [2n ** 53n, 2n ** 63n, 12345678901234567890n, 10n ** 17n, 0n];
const written: fc.Arbitrary<Written> = fc.record({
  size: fc
    .tuple(fc.constantFrom(...near), fc.bigInt({ min: -3n, max: 3n }), fc.constantFrom(1n, -1n))
    .map(([base, more, sign]) => sign * (base + more)),
  places: fc.constantFrom(0, 0, 1, 5, 20, 34),
});

/** In plain digits, or with an exponent. */
function textOf({ size, places: behind }: Written, hasExponent: boolean): string {
  if (hasExponent) return `${size}E-${behind}`;
  const digits = String(size < 0n ? -size : size).padStart(behind + 1, '0');
  const fraction = behind > 0 ? `.${digits.slice(-behind)}` : '';
  return `${size < 0n ? '-' : ''}${digits.slice(0, digits.length - behind)}${fraction}`;
}

/** The same scale for all: what is compared here is whole numbers. */
const onScale = ({ size, places: behind }: Written) => size * 10n ** BigInt(places - behind);

const fits = (schema: string, document: string) =>
  createValidator(parseExactJson(schema)).validate(parseExactJson(document)).valid;

test('numbers of any length are held against rules by their exact value', () => {
  fc.assert(
    fc.property(written, written, fc.boolean(), (value, stated, hasExponent) => {
      const [text, rule] = [textOf(value, hasExponent), textOf(stated, !hasExponent)];
      const [one, other] = [onScale(value), onScale(stated)];
      const all = [
        ...[['minimum', one >= other] as const, ['maximum', one <= other] as const],
        ...[['exclusiveMinimum', one > other] as const, ['exclusiveMaximum', one < other] as const],
        ...[['const', one === other] as const],
        ...(other > 0n ? [['multipleOf', one % other === 0n] as const] : []),
      ];
      for (const [keyword, holds] of all)
        expect(fits(`{"${keyword}":${rule}}`, text), `${text} ${keyword} ${rule}`).toBe(holds);
      expect(fits(`{"enum":["x",${rule}]}`, text)).toBe(one === other);
      expect(fits('{"uniqueItems":true}', `[${text},${rule}]`)).toBe(one !== other);
      expect(fits('{"type":"integer"}', text)).toBe(one % 10n ** BigInt(places) === 0n);
      expect(fits('{"type":["number","null"],"minLength":9}', text)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('what is read is written again, byte for byte', () => {
  const text = '{"a":[9007199254740993,-9223372036854775808,1e400],"b":0.1000000000000000055511151231257827,"c":1.5}';

  expect(JSON.stringify(parseExactJson(text))).toBe(text);
});

describe('numbers that no JavaScript number holds', () => {
  test.each([
    ['{"multipleOf":3}', '1e1000000000', false],
    ['{"multipleOf":8}', '1e1000000000', true],
    ['{"multipleOf":0.01}', '19.99', true],
    ['{"multipleOf":0.1}', '0.3', true],
    ['{"maximum":1e400}', '1e399', true],
    ['{"maximum":1e400}', '10e400', false],
    ['{"minimum":1e-400}', '0', false],
    ['{"maxLength":12345678901234567890}', '"x"', true],
    ['{"minLength":12345678901234567890}', '"x"', false],
    ['{"type":["string","object","array","null","boolean"]}', '9007199254740993', false],
    ['{"const":{"a":[9007199254740993]}}', '{"a":[9007199254740993.0]}', true],
    ['{"format":"int32"}', '9007199254740993', false],
    ['{"format":"int64"}', '9223372036854775807', true],
    ['{"format":"int64"}', '9223372036854775808', false],
    ['{"$ref":"#/x-own/a","x-own":{"a":{"type":"integer"}}}', '9007199254740993', true],
    [
      '{"$schema":"http://json-schema.org/draft-04/schema#","minimum":9007199254740993,"exclusiveMinimum":true}',
      '9007199254740993',
      false,
    ],
  ])('%s holds %s: %s', (schema, document, isValid) => {
    expect(checkSchema(parseExactJson(schema))).toBeNull();
    expect(fits(schema, document)).toBe(isValid);
  });

  test('an error says the number, and where its rule is', () => {
    const schema = parseExactJson(
      '{"properties":{"a":{"$ref":"#/$defs/n"}},"$defs":{"n":{"maximum":9007199254740993}}}',
    );

    expect(createValidator(schema).validate(parseExactJson('{"a":9007199254740992}')).errors).toEqual([]);
    expect(createValidator(schema).validate(parseExactJson('{"a":9007199254740995}')).errors).toEqual([
      { instance: '/a', schema: '/$defs/n/maximum', keyword: 'maximum', message: 'must be <= 9007199254740993' },
    ]);
  });

  test('a length that is no whole number makes no schema', () => {
    expect(checkSchema(parseExactJson('{"minLength":3.00000000000000000001}'))).toMatchObject({
      problem: 'not_a_schema',
    });
    expect(checkSchema(parseExactJson('{"minLength":-12345678901234567890}'))).toMatchObject({
      problem: 'not_a_schema',
    });
  });

  test('a higher limit is wider, and a lower one is proved to reject', () => {
    const [older, newer] = ['9007199254740993', '9007199254740992'].map((limit) =>
      parseExactJson(`{"type":"integer","maximum":${limit}}`),
    );

    expect(decideVerdict(newer, older, createValidator).verdict).toBe('compatible');
    expect(decideVerdict(older, newer, createValidator)).toMatchObject({
      verdict: 'breaking',
      counterExample: { document: '9007199254740993' },
    });
  });

  test.each([
    '{"minimum":9007199254740993}',
    '{"type":"integer","exclusiveMinimum":12345678901234567890}',
    '{"exclusiveMaximum":-1e400}',
    '{"multipleOf":9007199254740993,"minimum":1}',
    '{"exclusiveMinimum":0.10000000000000000001,"exclusiveMaximum":0.10000000000000000002}',
  ])('%s has a document that fits', (schema) => {
    expect(makeSample(parseExactJson(schema)).valid).toBe(true);
  });

  test('a type says a number, and which one beside it', () => {
    expect(writeTypeScript(parseExactJson('{"enum":[9007199254740993,1]}'), 'n')).toContain(
      'number /* 9007199254740993 */ | 1',
    );
  });
});
