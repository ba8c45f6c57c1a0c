import { DirectedGraph, UndirectedGraph } from 'graphology';
import louvain from 'graphology-communities-louvain';
import betweenness from 'graphology-metrics/centrality/betweenness.js';
import pagerank from 'graphology-metrics/centrality/pagerank.js';

/** A network as numbers: nodes are places in a list, and each connection is a pair of them, the source first. */
export type MeasureProblem = { readonly count: number; readonly arrows: Uint32Array };

/** One number for each node. */
export type MeasureNews = {
  /** Connected nodes. */
  readonly degree: Float64Array;
  /** Share of the shortest paths between two others that lead over the node, from 0 to 1 (Brandes 2001). */
  readonly betweenness: Float64Array;
  /** Adds up to 1; along the direction of the connections, damping 0.85 (Brin and Page 1998). */
  readonly pagerank: Float64Array;
  /** From 0, the largest first; by modularity (Blondel and others 2008). */
  readonly community: Uint32Array;
};

/** Always the same series of numbers from 0 to 1 (mulberry32), so that the same network has the same communities. */
function sameRandom() {
  let state = 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Values = Readonly<Record<string, number>>;
const inList = (values: Values, count: number) => Float64Array.from({ length: count }, (_, node) => values[node] ?? 0);

/** Numbers communities by their size, the largest first. */
function bySize(found: Values, count: number): Uint32Array {
  const members = new Map<number, number[]>();
  for (let node = 0; node < count; node += 1) {
    const community = found[node] ?? 0;
    const known = members.get(community);
    if (known) known.push(node);
    else members.set(community, [node]);
  }
  const ranked = [...members.values()].sort((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0));
  const communities = new Uint32Array(count);
  ranked.forEach((nodes, rank) => {
    for (const node of nodes) communities[node] = rank;
  });
  return communities;
}

/** What the place of each node in the network is worth; the same network always gives the same numbers. */
export function computeMeasures({ count, arrows }: MeasureProblem): MeasureNews {
  const none = () => new Float64Array();
  if (count === 0) return { degree: none(), betweenness: none(), pagerank: none(), community: new Uint32Array() };
  const [both, directed] = [new UndirectedGraph(), new DirectedGraph()];
  for (let node = 0; node < count; node += 1) {
    both.addNode(node);
    directed.addNode(node);
  }
  for (let at = 0; at < arrows.length; at += 2) {
    both.mergeEdge(arrows[at], arrows[at + 1]);
    directed.mergeEdge(arrows[at], arrows[at + 1]);
  }
  return {
    degree: Float64Array.from({ length: count }, (_, node) => both.degree(node)),
    betweenness: inList(betweenness(both, { getEdgeWeight: null }), count),
    pagerank: inList(pagerank(directed, { getEdgeWeight: null }), count),
    community: bySize(louvain(both, { getEdgeWeight: null, rng: sameRandom() }), count),
  };
}
