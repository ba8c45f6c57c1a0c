import { ExactNumber, type JsonNumber } from '@halyard/contracts/format/exact-json.ts';
import { greater, isNumber, lesser, numberText } from '../exact/exact-arithmetic.ts';
import type { Rules } from './gather-rules.ts';
import type { NumberRules } from './make-number.ts';
import type { StringRules } from './make-string.ts';

/** The values a keyword has in all rules. */
export function stated({ all }: Rules, keyword: string): unknown[] {
  return all.filter(({ schema }) => Object.hasOwn(schema, keyword)).map(({ schema }) => schema[keyword]);
}

function numbersOf(rules: Rules, keyword: string): number[] {
  return stated(rules, keyword).filter((value) => typeof value === 'number');
}

/** The highest of the lowest limits, and the other way round. */
export const highest = (rules: Rules, keyword: string, otherwise: number) =>
  Math.max(otherwise, ...numbersOf(rules, keyword));
export const lowest = (rules: Rules, keyword: string, otherwise: number) =>
  Math.min(otherwise, ...numbersOf(rules, keyword));

/** Those of a number, which may be exact ones. */
const limitsOf = (rules: Rules, ...keywords: readonly string[]): JsonNumber[] =>
  keywords.flatMap((keyword) => stated(rules, keyword)).filter(isNumber);

function textsOf(rules: Rules, keyword: string): string[] {
  return stated(rules, keyword).filter((value) => typeof value === 'string');
}

export function stringRules(rules: Rules): StringRules {
  const offered = [...stated(rules, 'examples').flat(), ...stated(rules, 'default')];
  return {
    formats: textsOf(rules, 'format'),
    patterns: textsOf(rules, 'pattern'),
    minLength: highest(rules, 'minLength', 0),
    maxLength: lowest(rules, 'maxLength', Number.POSITIVE_INFINITY),
    offered: offered.filter((value) => typeof value === 'string'),
  };
}

/** Draft-04 writes `exclusiveMinimum: true` beside the limit; later drafts write the limit itself. */
export function numberRules(rules: Rules, isInteger: boolean): NumberRules {
  const lower = limitsOf(rules, 'minimum', 'exclusiveMinimum').reduce(greater, Number.NEGATIVE_INFINITY);
  const upper = limitsOf(rules, 'maximum', 'exclusiveMaximum').reduce(lesser, Number.POSITIVE_INFINITY);
  const isOpen = (keyword: string, limit: JsonNumber) =>
    stated(rules, keyword).some(
      (value) => value === true || (isNumber(value) && numberText(value) === numberText(limit)),
    );
  return {
    isInteger,
    least: lower,
    isLeastOpen: isOpen('exclusiveMinimum', lower),
    most: upper,
    isMostOpen: isOpen('exclusiveMaximum', upper),
    multipleOf: limitsOf(rules, 'multipleOf').find((step) => step instanceof ExactNumber || step > 0),
  };
}

const typeOfKeyword: readonly (readonly [string, readonly string[]])[] = [
  ['object', ['properties', 'required', 'additionalProperties', 'patternProperties', 'minProperties', 'propertyNames']],
  ['array', ['items', 'prefixItems', 'minItems', 'uniqueItems', 'contains']],
  ['string', ['minLength', 'maxLength', 'pattern', 'format']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
];

/** JSON types that all rules allow; null last. Without any word about it, the type its keywords speak of. */
export function allowedTypes(rules: Rules): string[] {
  const lists = stated(rules, 'type').map((type) => (Array.isArray(type) ? type.map(String) : [String(type)]));
  if (lists.length === 0) return [impliedType(rules)];
  const allowed = lists.reduce((left, right) => left.flatMap((type) => common(type, right)));
  return [
    ...new Set(allowed.filter((type) => type !== 'null')),
    ...allowed.filter((type) => type === 'null').slice(0, 1),
  ];
}

function common(type: string, others: readonly string[]): string[] {
  if (others.includes(type)) return [type];
  if (type === 'number' && others.includes('integer')) return ['integer'];
  return type === 'integer' && others.includes('number') ? ['integer'] : [];
}

function impliedType({ all }: Rules): string {
  const found = typeOfKeyword.find(([, keywords]) =>
    all.some(({ schema }) => keywords.some((keyword) => Object.hasOwn(schema, keyword))),
  );
  return found?.[0] ?? 'string';
}
