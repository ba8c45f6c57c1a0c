import type { SchemaEffect } from '@halyard/contracts/work/schemas.ts';
import { detectDraft, ignoresBesideRef } from '../viewer/detect-draft.ts';
import { escapeToken } from '../viewer/json-pointer.ts';
import { isSchemaObject, type SchemaObject } from '../viewer/subschemas.ts';
import { canonical } from './canonical.ts';
import { against, type Bearing, borne, type Difference } from './difference.ts';
import { effectOf } from './keyword-effects.ts';
import { matchMembers } from './match-members.ts';
import {
  byName,
  isAnything,
  isStructural,
  memberEffects,
  members,
  namedEffect,
  single,
  tupleEffect,
  type Values,
  wholeEffect,
} from './structure-effects.ts';
import { lookAtUnevaluated, uncertainPlaces } from './uncertain-places.ts';

/** Two schemas that are at the same place. */
interface Pair {
  readonly older: unknown;
  readonly newer: unknown;
  readonly olderAt: string;
  readonly newerAt: string;
  readonly bearing: Bearing;
}

interface Comparing {
  readonly found: Difference[];
  readonly uncertain: ReadonlySet<string>;
  readonly hasUnevaluated: boolean;
  readonly isMutedBesideRef: boolean;
}

/** Everything that is not the same in two schemas, apart from orders that mean nothing. */
export function compareSchemas(older: unknown, newer: unknown): Difference[] {
  const comparing: Comparing = {
    found: [],
    uncertain: new Set([...uncertainPlaces(older), ...uncertainPlaces(newer)]),
    hasUnevaluated: lookAtUnevaluated(older) || lookAtUnevaluated(newer),
    isMutedBesideRef: ignoresBesideRef(detectDraft(older)) && ignoresBesideRef(detectDraft(newer)),
  };
  compare({ older, newer, olderAt: '', newerAt: '', bearing: 'along' }, comparing);
  return comparing.found;
}

function compare(pair: Pair, comparing: Comparing): void {
  const { older, newer, olderAt, newerAt } = pair;
  const isUncertain = comparing.uncertain.has(olderAt) || comparing.uncertain.has(newerAt);
  const here: Pair = isUncertain ? { ...pair, bearing: 'uncertain' } : pair;
  if (isSchemaObject(older) && isSchemaObject(newer)) compareObjects(here, older, newer, comparing);
  else if (canonical(older) !== canonical(newer))
    note(here, '', '', [older, newer], wholeEffect(older, newer), comparing);
}

function compareObjects(pair: Pair, older: SchemaObject, newer: SchemaObject, comparing: Comparing): void {
  const isMuted = comparing.isMutedBesideRef && '$ref' in older && '$ref' in newer;
  for (const keyword of new Set([...Object.keys(older), ...Object.keys(newer)])) {
    const before = Object.hasOwn(older, keyword) ? older[keyword] : undefined;
    const after = Object.hasOwn(newer, keyword) ? newer[keyword] : undefined;
    if (before === after || (keyword === '$schema' && isSameDraft(before, after))) continue;
    if (isMuted && keyword !== '$ref' && keyword !== 'definitions') {
      if (canonical(before, keyword) !== canonical(after, keyword))
        note(pair, keyword, '', [before, after], 'none', comparing);
    } else {
      compareKeyword(pair, keyword, [before, after], comparing);
    }
  }
}

/** `http` or `https`, with `#` or without: it is the same draft. */
function isSameDraft(before: unknown, after: unknown): boolean {
  const draft = detectDraft({ $schema: before });
  return draft !== null && draft === detectDraft({ $schema: after });
}

function compareKeyword(pair: Pair, keyword: string, values: Values, comparing: Comparing): void {
  const [before, after] = values;
  const isTuple = keyword === 'prefixItems' || (keyword === 'items' && (Array.isArray(before) || Array.isArray(after)));
  if (isTuple) compareTuples(pair, keyword, values, comparing);
  else if (members.has(keyword)) compareMembers(pair, keyword, values, comparing);
  else if (byName.has(keyword)) compareNamed(pair, keyword, values, comparing);
  else if (single.has(keyword)) compareSingle(pair, keyword, values, comparing);
  else if (canonical(before, keyword) !== canonical(after, keyword)) {
    note(pair, keyword, '', values, effectOf(keyword, before, after), comparing);
  }
}

function bearingBelow(pair: Pair, keyword: string): Bearing {
  if (keyword === 'not') return against(pair.bearing);
  const hasLimit = [pair.older, pair.newer].some((schema) => isSchemaObject(schema) && 'maxContains' in schema);
  if (keyword === 'if' || keyword === 'oneOf' || (keyword === 'contains' && hasLimit)) return 'uncertain';
  return pair.bearing;
}

function below(pair: Pair, keyword: string, [before, after]: Values, [left, right]: readonly [string, string]): Pair {
  return {
    older: before,
    newer: after,
    olderAt: `${pair.olderAt}/${keyword}${left}`,
    newerAt: `${pair.newerAt}/${keyword}${right}`,
    bearing: bearingBelow(pair, keyword),
  };
}

function compareSingle(pair: Pair, keyword: string, values: Values, comparing: Comparing): void {
  const [before, after] = values;
  if (before !== undefined && after !== undefined) {
    compare(below(pair, keyword, values, ['', '']), comparing);
    return;
  }
  const other = before ?? after;
  const isFree = isAnything(other) && keyword !== 'contains' && keyword !== 'not';
  const effect = after === undefined ? 'widening' : 'narrowing';
  const isLoose =
    keyword === 'if' || (keyword.startsWith('unevaluated') && comparing.hasUnevaluated && after === undefined);
  note(pair, keyword, '', values, isFree && keyword !== 'if' ? 'none' : isLoose ? 'unknown' : effect, comparing);
}

function compareNamed(pair: Pair, keyword: string, [before, after]: Values, comparing: Comparing): void {
  const older = isSchemaObject(before) ? before : {};
  const newer = isSchemaObject(after) ? after : {};
  for (const name of new Set([...Object.keys(older), ...Object.keys(newer)])) {
    const values: Values = [
      Object.hasOwn(older, name) ? older[name] : undefined,
      Object.hasOwn(newer, name) ? newer[name] : undefined,
    ];
    const entry = `/${escapeToken(name)}`;
    if (Array.isArray(values[0]) || Array.isArray(values[1])) compareNames(pair, keyword, entry, values, comparing);
    else if (values[0] !== undefined && values[1] !== undefined)
      compare(below(pair, keyword, values, [entry, entry]), comparing);
    else note(pair, keyword, entry, values, namedEffect(pair, keyword, values), comparing);
  }
}

/** The older `dependencies` name properties in lists, or a schema. */
function compareNames(pair: Pair, keyword: string, entry: string, values: Values, comparing: Comparing): void {
  if (canonical(values[0], 'required') === canonical(values[1], 'required')) return;
  const isList = values.every((value) => value === undefined || Array.isArray(value));
  note(pair, keyword, entry, values, isList ? effectOf('required', values[0], values[1]) : 'unknown', comparing);
}

function compareMembers(pair: Pair, keyword: string, values: Values, comparing: Comparing): void {
  const [before, after] = values;
  if (!Array.isArray(before) || !Array.isArray(after)) {
    note(pair, keyword, '', values, after === undefined ? 'widening' : 'narrowing', comparing);
    return;
  }
  const { pairs, removed, added } = matchMembers(before, after);
  for (const [left, right] of pairs) {
    compare(below(pair, keyword, [before[left], after[right]], [`/${left}`, `/${right}`]), comparing);
  }
  const effects = memberEffects[keyword] ?? ['unknown', 'unknown'];
  for (const at of removed) note(pair, keyword, `/${at}`, [before[at], undefined], effects[0], comparing);
  for (const at of added) note(pair, keyword, `/${at}`, [undefined, after[at]], effects[1], comparing);
}

function compareTuples(pair: Pair, keyword: string, values: Values, comparing: Comparing): void {
  const [before, after] = values;
  if ((before !== undefined && !Array.isArray(before)) || (after !== undefined && !Array.isArray(after))) {
    note(pair, keyword, '', values, 'unknown', comparing);
    return;
  }
  const [older, newer] = [before ?? [], after ?? []];
  for (let at = 0; at < Math.max(older.length, newer.length); at += 1) {
    const both: Values = [older[at], newer[at]];
    const isBoth = at < older.length && at < newer.length;
    if (isBoth) compare(below(pair, keyword, both, [`/${at}`, `/${at}`]), comparing);
    else note(pair, keyword, `/${at}`, both, tupleEffect(pair, both), comparing);
  }
}

function note(
  pair: Pair,
  keyword: string,
  entry: string,
  [before, after]: Values,
  effect: SchemaEffect,
  { found, hasUnevaluated }: Comparing,
): void {
  const isReshaping = isStructural(keyword) || keyword === '$ref' || keyword === '';
  const certain = hasUnevaluated && isReshaping && effect !== 'none' ? 'unknown' : effect;
  found.push({
    older: pair.olderAt,
    newer: pair.newerAt,
    keyword,
    entry,
    before,
    after,
    effect: borne(certain, pair.bearing),
  });
}
