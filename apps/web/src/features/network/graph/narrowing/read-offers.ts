import type { NetworkModel } from '../model/network-model.ts';
import { type EdgeStrength, strengthOf } from './graph-filter.ts';

/** What there is to filter a graph by. */
export type GraphOffers = {
  /** STIX types and how many records each has, the most frequent first. */
  readonly kinds: readonly (readonly [kind: string, count: number])[];
  readonly strengths: ReadonlyMap<EdgeStrength, number>;
  /** Records and connections that state no time. */
  readonly undated: number;
  /** The first and the last instant, in milliseconds; null where nothing states one. */
  readonly times: { readonly first: number; readonly last: number } | null;
};

const countUp = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** Kinds, strengths and times that occur in the network on this screen. */
export function readOffers(model: NetworkModel): GraphOffers {
  const kinds = new Map<string, number>();
  const strengths = new Map<EdgeStrength, number>();
  let [first, last, undated] = [Infinity, -Infinity, 0];
  const see = (...stated: readonly (string | null)[]) => {
    const times = stated.flatMap((at) => (at === null ? [] : [Date.parse(at)]));
    if (times.length === 0) undated += 1;
    [first, last] = [Math.min(first, ...times), Math.max(last, ...times)];
  };
  model.forEachNode((_id, { kind, lastActivity }) => {
    countUp(kinds, kind);
    see(lastActivity);
  });
  model.forEachEdge((_id, edge) => {
    countUp(strengths, strengthOf(edge));
    see(edge.firstContact, edge.lastContact);
  });
  return {
    kinds: [...kinds].sort(([a, many], [b, more]) => more - many || a.localeCompare(b, 'en')),
    strengths,
    undated,
    times: first <= last ? { first, last } : null,
  };
}
