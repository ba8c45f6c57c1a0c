import { ignoresBesideRef } from '../viewer/detect-draft.ts';
import { type References, referenceKeywords } from '../viewer/references.ts';
import { isSchemaObject, type SchemaObject } from '../viewer/subschemas.ts';
import { enterScope, type Place } from '../viewer/written-identifiers.ts';

/** One schema that a value has to keep, and where it is written. */
export interface Rule extends Place {
  readonly schema: SchemaObject;
}

export interface Rules {
  readonly all: readonly Rule[];
}

/** Picks one of the options of `anyOf` or `oneOf`, or of a condition. */
export type Choose = (options: readonly Place[]) => Place | undefined;

/** The schema written `step` below a place. */
export function placeBelow({ pointer, scope }: Place, references: References, step: string, below: unknown): Place {
  const at = pointer + step;
  return { schema: below, pointer: at, scope: enterScope(below, at, scope, references.draft) };
}

/** All constraints on a value at these locations, with one choice made for every alternative. */
export function gatherRules(places: readonly Place[], references: References, choose: Choose): Rules {
  const all: Rule[] = [];
  const seen = new Set<string>();
  const waiting = [...places];
  for (let place = waiting.shift(); place; place = waiting.shift()) {
    if (!isSchemaObject(place.schema) || seen.has(place.pointer)) continue;
    seen.add(place.pointer);
    const rule: Rule = { ...place, schema: place.schema };
    const targets = followed(rule, references);
    waiting.push(...targets);
    if (targets.length > 0 && ignoresBesideRef(references.draft)) continue;
    all.push(rule);
    waiting.push(...listed(rule, references, 'allOf'));
    for (const keyword of ['anyOf', 'oneOf']) {
      const chosen = choose(listed(rule, references, keyword));
      if (chosen) waiting.push(chosen);
    }
    waiting.push(...branch(rule, references, choose));
  }
  return { all };
}

function followed(rule: Rule, references: References): Place[] {
  return referenceKeywords.flatMap((keyword) => {
    const text = rule.schema[keyword];
    if (typeof text !== 'string') return [];
    const found = references.follow(keyword, text, rule.scope, [references.root.scope.resource]);
    return typeof found === 'string' ? [] : [found];
  });
}

function listed(rule: Rule, references: References, keyword: string): Place[] {
  const list = rule.schema[keyword];
  if (!Array.isArray(list)) return [];
  return list.map((below, at) => placeBelow(rule, references, `/${keyword}/${at}`, below));
}

/** A condition is kept either by its `if` and `then`, or by its `else` (and then hopefully not by its `if`). */
function branch(rule: Rule, references: References, choose: Choose): Place[] {
  const { if: condition } = rule.schema;
  if (condition === undefined) return [];
  const place = (keyword: string) => placeBelow(rule, references, `/${keyword}`, rule.schema[keyword] ?? true);
  const chosen = choose([place('then'), place('else')]);
  if (!chosen) return [];
  return chosen.pointer.endsWith('/then') ? [place('if'), chosen] : [chosen];
}
