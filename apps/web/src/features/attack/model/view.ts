import type { AttackMatrix, AttackTechnique, LayerValue, LayerValues } from '@halyard/contracts/intelligence/attack.ts';
import { type AttackSearch, ownRecords, type proofs } from '../attack-search.ts';
import { countBounds, scoreBounds, stepOf } from './heat.ts';

/** Values of a layer by technique number; null for a technique in it without a value. */
export type Layer = {
  readonly kind: LayerValues['kind'];
  readonly values: ReadonlyMap<string, LayerValue>;
};

/** A rule passes its examples, or none was tested or passes. */
export type Proof = (typeof proofs)[number];

const proofOf = ({ enabled, passing }: AttackTechnique): Proof | undefined =>
  passing > 0 ? 'passing' : enabled > 0 ? 'unproven' : undefined;

/** One technique, as every part of the screen shows it. */
export type Item = {
  readonly technique: AttackTechnique;
  readonly subs: readonly Item[];
  readonly a: LayerValue | undefined;
  readonly b: LayerValue | undefined;
  readonly step: number | undefined;
  /** Seen in our records, and no rule would notice it. */
  readonly isGap: boolean;
  /** Results of the examples of its enabled rules; undefined if none is enabled. */
  readonly proof: Proof | undefined;
  readonly isHit: boolean;
};

export type Column = {
  readonly shortName: string;
  readonly name: string;
  readonly id: string;
  readonly items: readonly Item[];
  readonly shown: readonly Item[];
  readonly seen: number;
};

export type CompareCounts = Readonly<Record<'all' | 'a' | 'b' | 'both', number>>;

export type View = {
  readonly columns: readonly Column[];
  readonly bounds: readonly number[];
  readonly kind: LayerValues['kind'];
  readonly counts: CompareCounts;
  /** Techniques seen in our records, of all, and how many of those no rule would notice; without sub-techniques. */
  readonly seen: number;
  readonly gaps: number;
  /** Techniques by the test results of their enabled rules. */
  readonly proven: Readonly<Record<Proof, number>>;
  readonly total: number;
};

const isSeen = ({ threats, alerts }: AttackTechnique) => threats + alerts > 0;

/** Our records of the period as a layer, from the figures of the matrix. */
function ownLayer({ techniques }: AttackMatrix): Layer {
  const values = techniques.filter(isSeen).map(({ number, threats, alerts }): [string, LayerValue] => {
    return [number, { number, value: threats + alerts, comment: null, color: null, tactics: [] }];
  });
  return { kind: 'records', values: new Map(values) };
}

const toLayer = ({ kind, values }: LayerValues): Layer => ({
  kind,
  values: new Map(values.map((value) => [value.number, value])),
});

const nothing: Layer = { kind: 'records', values: new Map() };

/** Layers A and B; undefined if a requested one has not arrived. */
export function chooseLayers(
  matrix: AttackMatrix,
  { a, b }: Pick<AttackSearch, 'a' | 'b'>,
  arrived: { readonly a: LayerValues | undefined; readonly b: LayerValues | undefined },
): { readonly a: Layer; readonly b: Layer } {
  const one = (ref: string | undefined, values: LayerValues | undefined) => {
    if (ref === ownRecords) return ownLayer(matrix);
    return values ? toLayer(values) : nothing;
  };
  return { a: one(a, arrived.a), b: one(b, arrived.b) };
}

const hits = ({ number, name }: AttackTechnique, words: string) =>
  words !== '' && (number.toLowerCase().startsWith(words) || name.toLowerCase().includes(words));

type Making = {
  readonly a: Layer;
  readonly b: Layer;
  readonly bounds: readonly number[];
  readonly words: string;
  readonly subsOf: ReadonlyMap<string, readonly AttackTechnique[]>;
};

function toItem(technique: AttackTechnique, making: Making): Item {
  const { a, b, bounds, words, subsOf } = making;
  const subs = (subsOf.get(technique.number) ?? []).map((sub) => toItem(sub, making));
  // A layer may have a sub-technique alone: its technique is in the layer for that, without a value.
  const marked = (layer: Layer, ofSub: (sub: Item) => LayerValue | undefined): LayerValue | undefined =>
    layer.values.get(technique.number) ??
    (subs.some((sub) => ofSub(sub))
      ? { number: technique.number, value: null, comment: null, color: null, tactics: [] }
      : undefined);
  const inA = marked(a, (sub) => sub.a);
  return {
    technique,
    subs,
    a: inA,
    b: marked(b, (sub) => sub.b),
    step: inA?.value === null || inA === undefined ? undefined : stepOf(inA.value, bounds),
    isGap: isSeen(technique) && technique.detections === 0,
    proof: proofOf(technique),
    isHit: hits(technique, words),
  };
}

/** The value of a technique in a layer under one tactic; undefined if it is about other tactics only. */
function valueIn(value: LayerValue | undefined, tactic: string): LayerValue | undefined {
  if (!value || value.tactics.length === 0) return value;
  const own = value.tactics.find((one) => one.tactic === tactic) ?? value.tactics.find((one) => one.tactic === null);
  return own && { ...value, value: own.value, comment: own.comment, color: own.color };
}

/** A technique as it is in the column of one tactic. */
function inColumn(item: Item, tactic: string, bounds: readonly number[]): Item {
  const subs = item.subs.map((sub) => inColumn(sub, tactic, bounds));
  const a = valueIn(item.a, tactic);
  const step = typeof a?.value === 'number' ? stepOf(a.value, bounds) : undefined;
  return { ...item, subs, a, b: valueIn(item.b, tactic), step };
}

export const hasHit = ({ isHit, subs }: Item): boolean => isHit || subs.some((sub) => sub.isHit);

const groupOf = ({ a, b }: Item) => (a && b ? 'both' : a ? 'a' : b ? 'b' : undefined);

function countCompared(items: readonly Item[]): CompareCounts {
  const counts = { all: 0, a: 0, b: 0, both: 0 };
  for (const item of items) {
    const group = groupOf(item);
    if (!group) continue;
    counts[group]++;
    counts.all++;
  }
  return counts;
}

/** Which techniques of a column are in it: those that the filters leave, and what the search finds. */
function isShown(item: Item, search: AttackSearch, isEmpty: boolean): boolean {
  const group = groupOf(item);
  if (search.gaps && !item.isGap) return false;
  // Rules also exist for techniques not seen yet.
  if (search.proof !== undefined) return item.proof === search.proof;
  if (search.show !== 'all' && group !== search.show) return false;
  if (search.all || isEmpty || group !== undefined) return true;
  return hasHit(item);
}

/** The displayed matrix: columns, figures and layer membership, computed together. */
export function makeView(
  matrix: AttackMatrix,
  layers: { readonly a: Layer; readonly b: Layer },
  search: AttackSearch,
): View {
  const { techniques } = matrix;
  const subsOf = Map.groupBy(
    techniques.filter(({ parent }) => parent !== null),
    ({ parent }) => parent ?? '',
  );
  const known = new Set(techniques.map(({ number }) => number));
  const values = [...layers.a.values.values()]
    .flatMap(({ value, tactics }) => [value, ...tactics.map((one) => one.value)])
    .filter((value) => value !== null);
  const bounds = (layers.a.kind === 'scores' ? scoreBounds : countBounds)(values);
  const making = { ...layers, bounds, words: search.search.toLowerCase(), subsOf };
  const byNumber = (one: Item, other: Item) => (one.technique.number < other.technique.number ? -1 : 1);
  // A sub-technique without its technique is listed on its own.
  const items = techniques
    .filter(({ parent }) => parent === null || !known.has(parent))
    .map((technique) => toItem(technique, making))
    .map((item) => ({ ...item, subs: item.subs.toSorted(byNumber) }));
  const counts = countCompared(items);
  const rank = (item: Item) => item.a?.value ?? (item.a || item.b ? 0 : -1);
  const columns = matrix.tactics.map(({ id, shortName, name }) => {
    const own = items
      .filter(({ technique }) => technique.tactics.includes(shortName))
      .map((item) => inColumn(item, shortName, bounds));
    const shown = own.filter((item) => isShown(item, search, counts.all === 0));
    return {
      id,
      shortName,
      name,
      items: own,
      shown: shown.toSorted((one, other) => rank(other) - rank(one)),
      seen: own.filter(({ technique }) => isSeen(technique)).length,
    };
  });
  return {
    columns,
    bounds,
    kind: layers.a.kind,
    counts,
    seen: items.filter(({ technique }) => isSeen(technique)).length,
    gaps: items.filter(({ isGap }) => isGap).length,
    proven: {
      passing: items.filter(({ proof }) => proof === 'passing').length,
      unproven: items.filter(({ proof }) => proof === 'unproven').length,
    },
    total: items.length,
  };
}
