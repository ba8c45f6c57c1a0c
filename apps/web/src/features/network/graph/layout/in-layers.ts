import type { LayoutProblem } from './layout-problem.ts';

/** The picture gets about this shape, as far as nodes then are not too near to each other. */
const widthToHeight = 2;
const leastGap = 44;
const [mostGapX, gapY] = [180, 90] as const;
const sweeps = 4;

/** What each node leads to, along the connections. */
type Ways = readonly number[][];

/** Every node after all that lead to it; connections that would close a circle are taken out of `ways`. */
function inOrder(ways: Ways, starts: readonly number[]): number[] {
  const [unseen, open, closed] = [0, 1, 2];
  const states = new Uint8Array(ways.length);
  const order: number[] = [];
  for (const start of starts) {
    if (states[start] !== unseen) continue;
    const stack = [{ node: start, next: 0 }];
    states[start] = open;
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const to = ways[top.node]?.[top.next];
      if (to === undefined) {
        states[top.node] = closed;
        order.push(top.node);
        stack.pop();
      } else if (states[to] === open) ways[top.node]?.splice(top.next, 1);
      else {
        top.next += 1;
        if (states[to] !== unseen) continue;
        states[to] = open;
        stack.push({ node: to, next: 0 });
      }
    }
  }
  return order.reverse();
}

/** The layer of each node: as deep as the longest way to it; what nothing leads to is right above what it leads to. */
function depthsOf(down: Ways, up: Ways, order: readonly number[]): Uint32Array {
  const depths = new Uint32Array(down.length);
  for (const node of order)
    for (const to of down[node] ?? []) depths[to] = Math.max(depths[to] ?? 0, (depths[node] ?? 0) + 1);
  for (const node of order) {
    const below = (down[node] ?? []).map((to) => depths[to] ?? 0);
    if (up[node]?.length === 0 && below.length > 0) depths[node] = Math.min(...below) - 1;
  }
  return depths;
}

/** Puts each node of a layer below (or above) the middle of its neighbours, which is what reduces crossings. */
function sortLayer(layer: number[], neighbours: Ways, places: Float64Array): void {
  const middleOf = (node: number) => {
    const near = neighbours[node] ?? [];
    return near.length === 0
      ? (places[node] ?? 0)
      : near.reduce((sum, other) => sum + (places[other] ?? 0), 0) / near.length;
  };
  const middles = new Map(layer.map((node) => [node, middleOf(node)]));
  layer.sort((a, b) => (middles.get(a) ?? 0) - (middles.get(b) ?? 0) || a - b);
  layer.forEach((node, index) => {
    places[node] = index - (layer.length - 1) / 2;
  });
}

/**
 * Layers from top to bottom along the direction of the connections: the longest way decides the layer, and barycenter
 * sweeps the order within it (Sugiyama, Tagawa and Toda 1981). Long layers take several rows; what has no connection
 * stands at the bottom. Returns x and y by turns.
 */
export function placeInLayers({ start, lines }: Pick<LayoutProblem, 'start' | 'lines'>): Float32Array<ArrayBuffer> {
  const count = start.length / 2;
  const empty = (): number[][] => Array.from({ length: count }, () => []);
  const [down, up] = [empty(), empty()];
  const hasLine = new Uint8Array(count);
  const hasSource = new Uint8Array(count);
  for (let at = 0; at < lines.length; at += 2) {
    const [from = 0, to = 0] = [lines[at], lines[at + 1]];
    down[from]?.push(to);
    hasSource[to] = 1;
    hasLine[from] = 1;
    hasLine[to] = 1;
  }
  const all = Array.from({ length: count }, (_, node) => node);
  const order = inOrder(down, [...all.filter((node) => !hasSource[node]), ...all]);
  down.forEach((targets, node) => {
    for (const to of targets) up[to]?.push(node);
  });
  const depths = depthsOf(down, up, order);

  const layers: number[][] = [];
  const alone: number[] = [];
  for (const node of order) {
    const depth = depths[node] ?? 0;
    layers[depth] ??= [];
    (hasLine[node] ? layers[depth] : alone).push(node);
  }
  const places = new Float64Array(count);
  const filled = layers.filter((layer) => layer.length > 0);
  for (const layer of filled) sortLayer(layer, up, places);
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    for (const layer of filled.toReversed()) sortLayer(layer, down, places);
    for (const layer of filled) sortLayer(layer, up, places);
  }
  return inRows([...filled, alone.sort((a, b) => a - b)], count);
}

/** Layer below layer; one that is longer than the picture is wide takes several rows. */
function inRows(layers: readonly (readonly number[])[], count: number): Float32Array<ArrayBuffer> {
  const positions = new Float32Array(count * 2);
  const perRow = Math.max(8, Math.ceil(2.4 * Math.sqrt(count)));
  const rowsOf = ({ length }: readonly number[]) => Math.max(1, Math.ceil(length / perRow));
  // Rows of a layer are half as far apart as layers are.
  const height = layers.reduce((sum, layer) => sum + 1 + (rowsOf(layer) - 1) / 2, 0);
  const widest = Math.max(1, ...layers.map((layer) => Math.ceil(layer.length / rowsOf(layer))));
  const gapX = Math.min(mostGapX, Math.max(leastGap, (widthToHeight * height * gapY) / widest));
  const layerGap = Math.max(gapY, (gapX * widest) / widthToHeight / height);
  let y = 0;
  for (const layer of layers) {
    const rows = rowsOf(layer);
    const inEach = Math.ceil(layer.length / rows);
    layer.forEach((node, index) => {
      const row = index % rows;
      const column = Math.floor(index / rows);
      // Every other row stands between the ones above it, so that lines to it can be told apart.
      const x = (column - (inEach - 1) / 2 + (row % 2) / 2) * gapX;
      positions.set([x, y + (row * layerGap) / 2], node * 2);
    });
    if (layer.length > 0) y += layerGap * (1 + (rows - 1) / 2);
  }
  return positions;
}
