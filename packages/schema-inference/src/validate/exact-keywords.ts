import { ExactNumber, type JsonNumber } from '@halyard/contracts/format/exact-json.ts';
import type { Ajv, ErrorObject } from 'ajv';
import { canonicalValue } from '../exact/canonical-value.ts';
import { compareNumbers, isMultipleOf, isNumber, isWholeNumber, numberText } from '../exact/exact-arithmetic.ts';

/** The replacement of `type` for exact numbers: Ajv's own handling of `type` cannot be changed. */
export const exactType = 'halyard:type';

/** Ajv ignores a value of no JSON type: no keyword of texts, lists or objects checks it. */
const standIn = ({ text }: ExactNumber): symbol => Symbol(text);

/** A document as validators with these keywords take it. */
export function withStandIns(value: unknown): unknown {
  if (value instanceof ExactNumber) return standIn(value);
  if (Array.isArray(value)) return value.map(withStandIns);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withStandIns(inner)]));
}

/** Whether a document, or a schema, has a number that a JavaScript number cannot hold. */
export function hasExactNumber(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return value instanceof ExactNumber || Object.values(value).some(hasExactNumber);
}

/** A copy with JavaScript numbers that a meta-schema cannot tell from the exact ones: by sign, fraction and equality. */
export function withPlainNumbers(schema: unknown): unknown {
  if (!hasExactNumber(schema)) return schema;
  const known = new Map<string, number>();
  const plain = (value: ExactNumber): number => {
    const text = numberText(value);
    const size = (isWholeNumber(value) ? 2 ** 52 : 2 ** 50 + 0.5) + known.size;
    known.set(text, known.get(text) ?? (text.startsWith('-') ? -size : size));
    return known.get(text) ?? size;
  };
  const copied = (value: unknown): unknown => {
    if (value instanceof ExactNumber) return plain(value);
    if (Array.isArray(value)) return value.map(copied);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copied(inner)]));
  };
  return copied(schema);
}

function numberOf(value: unknown): JsonNumber | undefined {
  if (typeof value === 'symbol') return new ExactNumber(value.description ?? '');
  return isNumber(value) ? value : undefined;
}

/** The errors of a value, or nothing. */
type Fault = { readonly message: string; readonly params: ErrorObject['params'] } | undefined;
type KeywordCheck = (stated: unknown, value: unknown, around: Readonly<Record<string, unknown>>) => Fault;

const limit =
  (sign: string, holds: (difference: number) => boolean): KeywordCheck =>
  (stated, value) => {
    const number = numberOf(value);
    if (number === undefined || !isNumber(stated) || holds(compareNumbers(number, stated))) return undefined;
    return { message: `must be ${sign} ${stated}`, params: { comparison: sign, limit: stated } };
  };

const above = limit('>', (difference) => difference > 0);
const below = limit('<', (difference) => difference < 0);
const atLeast = limit('>=', (difference) => difference >= 0);
const atMost = limit('<=', (difference) => difference <= 0);

const multiple: KeywordCheck = (stated, value) => {
  const number = numberOf(value);
  if (number === undefined || !isNumber(stated) || isMultipleOf(number, stated)) return undefined;
  return { message: `must be multiple of ${stated}`, params: { multipleOf: stated } };
};

const constant: KeywordCheck = (stated, value) =>
  canonicalValue(stated) === canonicalValue(value)
    ? undefined
    : { message: 'must be equal to constant', params: { allowedValue: stated } };

const oneOfValues: KeywordCheck = (stated, value) => {
  const own = canonicalValue(value);
  if (!Array.isArray(stated) || stated.some((allowed) => canonicalValue(allowed) === own)) return undefined;
  return { message: 'must be equal to one of the allowed values', params: { allowedValues: stated } };
};

const unique: KeywordCheck = (stated, value) => {
  if (stated !== true || !Array.isArray(value)) return undefined;
  const seen = new Map<string, number>();
  for (const [at, entry] of value.entries()) {
    const text = canonicalValue(entry);
    const first = seen.get(text);
    const message = `must NOT have duplicate items (items ## ${first} and ${at} are identical)`;
    if (first !== undefined) return { message, params: { i: at, j: first } };
    seen.set(text, at);
  }
  return undefined;
};

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'symbol' ? 'number' : typeof value;
}

const type: KeywordCheck = (stated, value) => {
  const [names, own, number] = [[stated].flat(), typeOf(value), numberOf(value)];
  if (names.includes(own) || (number !== undefined && names.includes('integer') && isWholeNumber(number)))
    return undefined;
  return { message: `must be ${names.join(',')}`, params: { type: stated } };
};

/** Of the formats of numbers; the others check texts, which no placeholder is. */
const numberFormat: KeywordCheck = (stated, value) => {
  if (typeof value !== 'symbol') return undefined;
  const number = new ExactNumber(value.description ?? '');
  const isLong =
    isWholeNumber(number) &&
    !atLeast(new ExactNumber('-9223372036854775808'), number, {}) &&
    !atMost(new ExactNumber('9223372036854775807'), number, {});
  // Numbers that JavaScript cannot represent are fractions or beyond 2^53.
  const isWrong = stated === 'int32' || (stated === 'int64' && !isLong);
  return isWrong ? { message: `must match format "${stated}"`, params: { format: stated } } : undefined;
};

const checks: readonly (readonly [keyword: string, check: KeywordCheck])[] = [
  ['minimum', (stated, value, around) => (around.exclusiveMinimum === true ? above : atLeast)(stated, value, around)],
  ['maximum', (stated, value, around) => (around.exclusiveMaximum === true ? below : atMost)(stated, value, around)],
  ['exclusiveMinimum', above],
  ['exclusiveMaximum', below],
  ['const', constant],
  ['enum', oneOfValues],
  ['uniqueItems', unique],
];

/** Ajv divides to find multiples, and 0.3 / 0.1 is 2.9999999999999996. */
export function addExactSteps(ajv: Ajv): void {
  replace(ajv, 'multipleOf', multiple);
}

/** Makes a validator accept documents with placeholders, and schemas with exact numbers. */
export function addExactKeywords(ajv: Ajv): void {
  for (const [keyword, check] of checks) if (ajv.getKeyword(keyword)) replace(ajv, keyword, check);
  add(ajv, exactType, 'type', type);
  add(ajv, exactFormat, 'format', numberFormat);
}

/** Stands beside `format`. */
export const exactFormat = 'halyard:format';

function replace(ajv: Ajv, keyword: string, check: KeywordCheck): void {
  ajv.removeKeyword(keyword);
  add(ajv, keyword, keyword, check);
}

function add(ajv: Ajv, keyword: string, named: string, check: KeywordCheck): void {
  ajv.addKeyword({
    keyword,
    errors: true,
    compile(stated: unknown, around: Readonly<Record<string, unknown>>) {
      const validate = Object.assign(
        (value: unknown): boolean => {
          const fault = check(stated, value, around);
          // Its external name, and whose location is searched.
          if (fault)
            validate.errors = [{ keyword: named, parentSchema: around, message: fault.message, params: fault.params }];
          return fault === undefined;
        },
        { errors: [] as Partial<ErrorObject>[] },
      );
      return validate;
    },
  });
}
