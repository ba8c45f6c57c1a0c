import type { SchemaEffect } from '@halyard/contracts/work/schemas.ts';
import { compareNumbers, isMultipleOf, isNumber } from '../exact/exact-arithmetic.ts';
import { canonical } from './canonical.ts';

type EffectRule = (before: unknown, after: unknown) => SchemaEffect;

/** Keywords that decide nothing about documents (JSON Schema validation 2020-12, sections 8 and 9, and older drafts). */
const saysNothing: ReadonlySet<string> = new Set([
  ...['title', 'description', 'examples', 'default', '$comment', 'deprecated', 'readOnly', 'writeOnly'],
  ...['contentEncoding', 'contentMediaType', 'contentSchema', '$id', 'id', '$vocabulary', 'definitions', '$defs'],
]);

const lowerLimit: EffectRule = (before, after) =>
  isNumber(before) && isNumber(after) && compareNumbers(after, before) < 0 ? 'widening' : 'narrowing';
const upperLimit: EffectRule = (before, after) =>
  isNumber(before) && isNumber(after) && compareNumbers(after, before) > 0 ? 'widening' : 'narrowing';

/** Draft-04 states `true`, later drafts the limit. */
const openEnd =
  (limit: EffectRule): EffectRule =>
  (before, after) =>
    typeof before === 'boolean' || typeof after === 'boolean' ? flag(before, after) : limit(before, after);

const flag: EffectRule = (before, after) => {
  if (before === after) return 'none';
  return after === true ? 'narrowing' : 'widening';
};

const steps: EffectRule = (before, after) =>
  isNumber(before) && isNumber(after) && isMultipleOf(before, after) ? 'widening' : 'narrowing';

/** One of these must hold: a value more lets more through. */
const choices: EffectRule = (before, after) => (isPartOf(values(before), values(after)) ? 'widening' : 'narrowing');
/** All of these must hold. */
const demands: EffectRule = (before, after) => (isPartOf(values(after), values(before)) ? 'widening' : 'narrowing');
const types: EffectRule = (before, after) => choices(typeNames(before), typeNames(after));

const demandsByName: EffectRule = (before, after) => {
  const [older, newer] = [record(before), record(after)];
  const isEased = Object.keys(newer).every((name) => isPartOf(values(newer[name]), values(older[name] ?? [])));
  return isEased ? 'widening' : 'narrowing';
};

const uncertain: EffectRule = () => 'unknown';

/** The effect of a change of a keyword's value; the values are known to differ. */
const changed: Readonly<Record<string, EffectRule>> = {
  type: types,
  enum: choices,
  const: () => 'narrowing',
  required: demands,
  dependentRequired: demandsByName,
  minimum: lowerLimit,
  exclusiveMinimum: openEnd(lowerLimit),
  minLength: lowerLimit,
  minItems: lowerLimit,
  minProperties: lowerLimit,
  minContains: lowerLimit,
  maximum: upperLimit,
  exclusiveMaximum: openEnd(upperLimit),
  maxLength: upperLimit,
  maxItems: upperLimit,
  maxProperties: upperLimit,
  maxContains: upperLimit,
  multipleOf: steps,
  uniqueItems: flag,
  pattern: uncertain,
  format: uncertain,
  $ref: uncertain,
  $dynamicRef: uncertain,
  $recursiveRef: uncertain,
  $anchor: uncertain,
  $dynamicAnchor: uncertain,
  $recursiveAnchor: uncertain,
  $schema: uncertain,
};

/** The default of an absent keyword, if it is not "no limit". */
const absent: Readonly<Record<string, unknown>> = {
  minLength: 0,
  minItems: 0,
  minProperties: 0,
  minContains: 1,
  uniqueItems: false,
  required: [],
};

const uncertainWhenNew: ReadonlySet<string> = new Set(['$anchor', '$dynamicAnchor', '$recursiveAnchor', '$schema']);

/** The effect on valid documents of adding, changing or removing a keyword. */
export function effectOf(keyword: string, before: unknown, after: unknown): SchemaEffect {
  const effectOf = Object.hasOwn(changed, keyword) ? changed[keyword] : undefined;
  if (!effectOf || saysNothing.has(keyword)) return 'none';
  const [older, newer] = [before ?? absent[keyword], after ?? absent[keyword]];
  if (canonical(older, keyword) === canonical(newer, keyword)) return 'none';
  if (older !== undefined && newer !== undefined) return effectOf(older, newer);
  if (uncertainWhenNew.has(keyword)) return 'unknown';
  if (keyword.startsWith('exclusiveM') && (older === false || newer === false)) return 'none';
  return newer === undefined ? 'widening' : 'narrowing';
}

/** Whether a keyword only words, and decides nothing: those of other vocabularies included. */
export function isWording(keyword: string): boolean {
  if (keyword === 'definitions' || keyword === '$defs') return false;
  return saysNothing.has(keyword) || !Object.hasOwn(changed, keyword);
}

function values(value: unknown): Set<string> {
  return new Set((Array.isArray(value) ? value : [value]).map((entry) => canonical(entry)));
}

function isPartOf(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  return [...part].every((value) => whole.has(value));
}

/** `number` lets integers through as well. */
function typeNames(value: unknown): unknown[] {
  const names = Array.isArray(value) ? value : [value];
  return names.includes('number') ? [...names.filter((name) => name !== 'integer'), 'integer'] : names;
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
