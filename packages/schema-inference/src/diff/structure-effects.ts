import type { SchemaEffect } from '@halyard/contracts/work/schemas.ts';
import { isSchemaObject } from '../viewer/subschemas.ts';
import { effectOf } from './keyword-effects.ts';

/** The previous and current values at a location; `undefined` if there is none. */
export type Values = readonly [before: unknown, after: unknown];

export const single: ReadonlySet<string> = new Set([
  ...['additionalProperties', 'unevaluatedProperties', 'propertyNames', 'items', 'additionalItems', 'unevaluatedItems'],
  ...['contains', 'not', 'if', 'then', 'else'],
]);
export const byName: ReadonlySet<string> = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', 'dependencies', '$defs', 'definitions'],
]);
export const members: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf']);

/** Whether schemas are written under a keyword. */
export function isStructural(keyword: string): boolean {
  return single.has(keyword) || byName.has(keyword) || members.has(keyword) || keyword === 'prefixItems';
}

/** Whether a schema accepts every value, as far as can be determined directly. */
export const isAnything = (schema: unknown) =>
  schema === true ||
  (isSchemaObject(schema) &&
    Object.keys(schema).every(
      (keyword) => effectOf(keyword, undefined, schema[keyword]) === 'none' && !isStructural(keyword),
    ));

/** Of a change from or to `true` or `false`. */
export function wholeEffect(older: unknown, newer: unknown): SchemaEffect {
  if (isAnything(older) && isAnything(newer)) return 'none';
  if (older === false || isAnything(newer)) return 'widening';
  return newer === false || isAnything(older) ? 'narrowing' : 'unknown';
}

interface Schemas {
  readonly older: unknown;
  readonly newer: unknown;
}

/** Of an entry that is added to a keyword by name, or taken away from it. */
export function namedEffect(pair: Schemas, keyword: string, [before, after]: Values): SchemaEffect {
  if (keyword === '$defs' || keyword === 'definitions') return 'none';
  const isAdded = before === undefined;
  if (keyword === 'dependentSchemas' || keyword === 'dependencies') {
    if (isAnything(before ?? after)) return 'none';
    return isAdded ? 'narrowing' : 'widening';
  }
  // The other document's rule for names it does not list was, or now is, the rule for this name.
  const rest = restOf(isAdded ? pair.older : pair.newer);
  if (rest === 'all') return isAnything(before ?? after) ? 'none' : isAdded ? 'narrowing' : 'widening';
  if (rest === 'nothing') return isAdded ? 'widening' : 'narrowing';
  return 'unknown';
}

function restOf(schema: unknown): 'all' | 'nothing' | 'some' {
  if (!isSchemaObject(schema) || isSchemaObject(schema.patternProperties)) return 'some';
  const { additionalProperties = true } = schema;
  if (additionalProperties === false) return 'nothing';
  return isAnything(additionalProperties) ? 'all' : 'some';
}

/** When a member is removed, and when one is added. */
export const memberEffects: Readonly<Record<string, readonly [SchemaEffect, SchemaEffect]>> = {
  allOf: ['widening', 'narrowing'],
  anyOf: ['narrowing', 'widening'],
};

/** Of a position that is added to a tuple, or taken away from it. */
export function tupleEffect({ older, newer }: Schemas, [before, after]: Values): SchemaEffect {
  const hasRest = [older, newer].some(
    (schema) =>
      isSchemaObject(schema) && ('additionalItems' in schema || ('items' in schema && 'prefixItems' in schema)),
  );
  if (hasRest) return 'unknown';
  if (isAnything(before ?? after)) return 'none';
  return before === undefined ? 'narrowing' : 'widening';
}
