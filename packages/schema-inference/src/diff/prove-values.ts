import { canonicalValue } from '../exact/canonical-value.ts';
import { compareNumbers, isMultipleOf, isNumber } from '../exact/exact-arithmetic.ts';
import { findText, type TextRules } from '../pattern/find-text.ts';
import { isCheckedFormat } from '../validate/draft-validators.ts';
import { type Facts, textsOf, typesIn } from './proof-places.ts';
import { everyValue, type Held, matches, type Rule, type Rules } from './proof-rule.ts';

function isListed(facts: Facts, stated: unknown): boolean {
  if (!Array.isArray(stated)) return false;
  const texts = textsOf(stated);
  if (facts.values) return facts.values.every((value) => texts.has(canonicalValue(value)));
  const all: Readonly<Record<string, readonly unknown[]>> = { boolean: [true, false], null: [null] };
  return [...facts.types].every((type) => all[type]?.every((value) => texts.has(canonicalValue(value))) ?? false);
}

const isOfNumbers = ({ types }: Facts) => types.has('number') || types.has('integer');

function isSameWord({ facts, goal }: Held, keyword: string, stated: unknown): boolean {
  const isApart = !facts.types.has('string') && !isOfNumbers(facts);
  return isApart || facts.all.some(({ schema }) => schema[keyword] === stated && schema.format === goal.schema.format);
}

function isLimited({ facts, goal }: Held, keyword: string, stated: unknown): boolean {
  if (!isOfNumbers(facts)) return true;
  if (!isNumber(stated)) return false;
  const isLower = keyword.endsWith('inimum');
  const [plain, exclusive] = isLower ? ['minimum', 'exclusiveMinimum'] : ['maximum', 'exclusiveMaximum'];
  const isOpen = keyword === exclusive || goal.schema[exclusive] === true;
  const fits = (value: unknown, isItselfOut: boolean) => {
    if (!isNumber(value)) return false;
    const difference = compareNumbers(value, stated) * (isLower ? 1 : -1);
    return difference > 0 || (difference === 0 && (!isOpen || isItselfOut));
  };
  return (
    facts.all.some(({ schema }) => fits(schema[plain], schema[exclusive] === true) || fits(schema[exclusive], true)) ||
    everyValue(facts, (value) => !isNumber(value) || fits(value, false))
  );
}

export function counted(type: string, keyword: string, countOf?: (value: unknown) => number): Rule {
  const isLower = keyword.startsWith('min');
  return (_, { facts }, stated) => {
    if (!facts.types.has(type) || (isLower && stated === 0)) return true;
    if (typeof stated !== 'number') return false;
    const fits = (value: unknown) => typeof value === 'number' && (isLower ? value >= stated : value <= stated);
    if (facts.all.some(({ schema }) => fits(schema[keyword]))) return true;
    return countOf !== undefined && everyValue(facts, (value) => typeof value !== type || fits(countOf(value)));
  };
}

const lengthOf = (text: unknown) => [...String(text)].length;
const minLength = counted('string', 'minLength', lengthOf);
const maxLength = counted('string', 'maxLength', lengthOf);

/** Whether no given text satisfies additional rules, as far as patterns and lengths show. */
export function hasNoText({ all }: Facts, rules: Partial<TextRules>): boolean {
  const stated = (keyword: string) => all.map(({ schema }) => schema[keyword]);
  const numbers = (keyword: string) => stated(keyword).filter((limit) => typeof limit === 'number');
  const matching = stated('pattern').filter((pattern) => typeof pattern === 'string');
  const rejected = rules.rejected ?? [];
  if (matching.length + rejected.length === 0) return false;
  return (
    findText({
      matching: [...new Set(matching)],
      rejected,
      least: Math.max(...numbers('minLength'), rules.least ?? 0),
      most: Math.min(...numbers('maxLength'), rules.most ?? Number.POSITIVE_INFINITY),
    }) === null
  );
}

export const valueRules: Rules = {
  type: (_, { facts }, stated) => [...facts.types].every((type) => typesIn(stated).has(type)),
  enum: (_, { facts }, stated) => isListed(facts, stated),
  const: (_, { facts }, stated) => isListed(facts, [stated]),
  minimum: (_, held, stated) => isLimited(held, 'minimum', stated),
  maximum: (_, held, stated) => isLimited(held, 'maximum', stated),
  exclusiveMinimum: (_, held, stated) => typeof stated === 'boolean' || isLimited(held, 'exclusiveMinimum', stated),
  exclusiveMaximum: (_, held, stated) => typeof stated === 'boolean' || isLimited(held, 'exclusiveMaximum', stated),
  multipleOf: (_, { facts }, stated) =>
    !isOfNumbers(facts) ||
    facts.all.some(
      ({ schema }) => isNumber(schema.multipleOf) && isNumber(stated) && isMultipleOf(schema.multipleOf, stated),
    ) ||
    (stated === 1 && !facts.types.has('number')) ||
    everyValue(facts, (value) => !isNumber(value) || (isNumber(stated) && isMultipleOf(value, stated))),
  minLength: (prover, held, stated) =>
    minLength(prover, held, stated) || hasNoText(held.facts, { most: Number(stated) - 1 }),
  maxLength: (prover, held, stated) =>
    maxLength(prover, held, stated) || hasNoText(held.facts, { least: Number(stated) + 1 }),
  pattern: (_, { facts }, stated) =>
    !facts.types.has('string') ||
    facts.all.some(({ schema }) => schema.pattern === stated) ||
    everyValue(facts, (value) => typeof value !== 'string' || matches(String(stated), value) === true) ||
    hasNoText(facts, { rejected: [String(stated)] }),
  format: (_, held, stated) => !isCheckedFormat(stated) || isSameWord(held, 'format', stated),
  formatMinimum: (_, held, stated) => isSameWord(held, 'formatMinimum', stated),
  formatMaximum: (_, held, stated) => isSameWord(held, 'formatMaximum', stated),
  formatExclusiveMinimum: (_, held, stated) => isSameWord(held, 'formatExclusiveMinimum', stated),
  formatExclusiveMaximum: (_, held, stated) => isSameWord(held, 'formatExclusiveMaximum', stated),
};
