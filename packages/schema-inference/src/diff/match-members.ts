import { isSchemaObject } from '../viewer/subschemas.ts';
import { canonical } from './canonical.ts';

export interface MatchedMembers {
  /** Positions in the older list and in the newer one. */
  readonly pairs: readonly (readonly [number, number])[];
  readonly removed: readonly number[];
  readonly added: readonly number[];
}

/** Longer lists are compared position by position: looking at every pair would take too long. */
const mostCompared = 300;

/** Finds for each member of a list of schemas the one it became: first the same ones, then the most alike. */
export function matchMembers(older: readonly unknown[], newer: readonly unknown[]): MatchedMembers {
  const pairs: [number, number][] = [];
  const before = new Set(older.keys());
  const after = new Set(newer.keys());
  const pair = (left: number, right: number) => {
    pairs.push([left, right]);
    before.delete(left);
    after.delete(right);
  };
  pairSame(older, newer, pair);
  for (const [left, right] of mostAlike(older, newer, before, after)) {
    if (before.has(left) && after.has(right)) pair(left, right);
  }
  return { pairs: pairs.toSorted(([left], [right]) => left - right), removed: [...before], added: [...after] };
}

function pairSame(
  older: readonly unknown[],
  newer: readonly unknown[],
  pair: (left: number, right: number) => void,
): void {
  const places = Map.groupBy(newer.keys(), (at) => canonical(newer[at]));
  for (const [left, member] of older.entries()) {
    const right = places.get(canonical(member))?.shift();
    if (right !== undefined) pair(left, right);
  }
}

function mostAlike(
  older: readonly unknown[],
  newer: readonly unknown[],
  before: ReadonlySet<number>,
  after: ReadonlySet<number>,
): [number, number][] {
  if (before.size > mostCompared || after.size > mostCompared) {
    return [...before].filter((at) => after.has(at)).map((at) => [at, at]);
  }
  const scored = [...before].flatMap((left) =>
    [...after].map((right) => ({ left, right, likeness: likeness(older[left], newer[right]) })),
  );
  return scored
    .filter((pair) => pair.likeness > 0)
    .toSorted((one, other) => other.likeness - one.likeness || one.left - other.left || one.right - other.right)
    .map(({ left, right }) => [left, right]);
}

const telling: Readonly<Record<string, number>> = { $ref: 8, title: 8, $id: 8, const: 6, type: 2 };

/** 0 if the two have nothing in common; identifiers weigh more than contents. */
function likeness(left: unknown, right: unknown): number {
  if (!isSchemaObject(left) || !isSchemaObject(right)) return 0;
  let points = 0;
  for (const keyword of Object.keys(left)) {
    if (!Object.hasOwn(right, keyword)) continue;
    if (canonical(left[keyword], keyword) === canonical(right[keyword], keyword)) points += telling[keyword] ?? 2;
    else if (keyword === 'properties') points += sharedNames(left[keyword], right[keyword]);
    else if (keyword === '$ref') points -= 4;
  }
  return points;
}

function sharedNames(left: unknown, right: unknown): number {
  if (!isSchemaObject(left) || !isSchemaObject(right)) return 0;
  return Object.keys(left).filter((name) => Object.hasOwn(right, name)).length;
}
