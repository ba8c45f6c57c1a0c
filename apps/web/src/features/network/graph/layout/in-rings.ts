import type { LayoutProblem } from './layout-problem.ts';

const ringGap = 130;
/** Along the ring, for each of its nodes. */
const nodeGap = 44;
/** Full rings are three rows deep, so that they need not be three times as wide. */
const rowsOfFull = 3;
const fullFrom = 40;

type Tree = {
  /** Those that were reached, nearest first. */
  readonly order: readonly number[];
  readonly parents: Int32Array;
  readonly depths: Uint32Array;
};

function reach(neighbours: readonly (readonly number[])[], root: number): Tree {
  const parents = new Int32Array(neighbours.length).fill(-1);
  const depths = new Uint32Array(neighbours.length);
  const seen = new Uint8Array(neighbours.length);
  const order = [root];
  seen[root] = 1;
  for (const node of order)
    for (const next of neighbours[node] ?? []) {
      if (seen[next]) continue;
      seen[next] = 1;
      parents[next] = node;
      depths[next] = (depths[node] ?? 0) + 1;
      order.push(next);
    }
  return { order, parents, depths };
}

/** How many ends of the tree hang on each node: its part of the circle. */
function leavesOf({ order, parents }: Tree, count: number): Uint32Array {
  const leaves = new Uint32Array(count);
  for (const node of order.toReversed()) {
    leaves[node] = Math.max(1, leaves[node] ?? 0);
    const parent = parents[node] ?? -1;
    if (parent >= 0) leaves[parent] = (leaves[parent] ?? 0) + (leaves[node] ?? 1);
  }
  return leaves;
}

/**
 * Rings around the root: one for each step away from it, each branch in a part of the circle of its own that is as wide
 * as it has ends. What the root does not reach stands on the outermost ring. Returns x and y by turns.
 */
export function placeInRings({
  start,
  lines,
  root,
}: Pick<LayoutProblem, 'start' | 'lines' | 'root'>): Float32Array<ArrayBuffer> {
  const count = start.length / 2;
  const positions = new Float32Array(count * 2);
  if (count === 0) return positions;
  const neighbours: number[][] = Array.from({ length: count }, () => []);
  for (let at = 0; at < lines.length; at += 2) {
    const [from = 0, to = 0] = [lines[at], lines[at + 1]];
    neighbours[from]?.push(to);
    neighbours[to]?.push(from);
  }
  const tree = reach(neighbours, root);
  const leaves = leavesOf(tree, count);
  const angles = new Float64Array(count);
  // Where the next child of a node begins.
  const starts = new Float64Array(count);
  const whole = leaves[root] ?? 1;
  const rings: number[][] = [];
  for (const node of tree.order) {
    const parent = tree.parents[node] ?? -1;
    const width = ((leaves[node] ?? 1) / whole) * 2 * Math.PI;
    const from = parent < 0 ? 0 : (starts[parent] ?? 0);
    if (parent >= 0) starts[parent] = from + width;
    starts[node] = from;
    angles[node] = from + width / 2;
    const depth = tree.depths[node] ?? 0;
    rings[depth] ??= [];
    rings[depth].push(node);
  }
  const reached = new Set(tree.order);
  const others = neighbours.flatMap((_, node) => (reached.has(node) ? [] : [node]));
  others.forEach((node, index) => {
    angles[node] = (index / others.length) * 2 * Math.PI;
  });
  let radius = 0;
  for (const ring of [...rings.slice(1), others]) {
    const rows = ring.length > fullFrom ? rowsOfFull : 1;
    radius = Math.max(radius + ringGap, (ring.length * nodeGap) / rows / (2 * Math.PI));
    ring.forEach((node, index) => {
      const away = radius + (index % rows) * nodeGap;
      positions.set([away * Math.cos(angles[node] ?? 0), away * Math.sin(angles[node] ?? 0)], node * 2);
    });
    radius += (rows - 1) * nodeGap;
  }
  return positions;
}
