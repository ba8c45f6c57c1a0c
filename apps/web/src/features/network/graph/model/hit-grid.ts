import type { Point } from './viewport.ts';

/** Finds nodes near a point without looking at all of them. */
type HitGrid = {
  /** The index of the nearest node within `reach`, both in the units of the network. */
  readonly nearest: (point: Point, reach: number) => number | undefined;
};

const cellSize = 40;
const keyOf = (column: number, row: number) => column * 73_856_093 + row * 19_349_663;
const cellOf = (value: number) => Math.floor(value / cellSize);

/** Sorts nodes into squares. `positions` holds x and y by turns. */
export function createHitGrid(positions: Float32Array): HitGrid {
  const cells = new Map<number, number[]>();
  for (let index = 0; index * 2 < positions.length; index++) {
    const key = keyOf(cellOf(positions[index * 2] ?? 0), cellOf(positions[index * 2 + 1] ?? 0));
    const cell = cells.get(key);
    if (cell) cell.push(index);
    else cells.set(key, [index]);
  }

  const distance = (index: number, { x, y }: Point) =>
    Math.hypot((positions[index * 2] ?? 0) - x, (positions[index * 2 + 1] ?? 0) - y);

  function nearest(point: Point, reach: number): number | undefined {
    const candidates = isWide(reach) ? [...cells.values()].flat() : around(point, reach);
    let found: { readonly index: number; readonly away: number } | undefined;
    for (const index of candidates) {
      const away = distance(index, point);
      if (away <= reach && (!found || away < found.away)) found = { index, away };
    }
    return found?.index;
  }

  function around({ x, y }: Point, reach: number): number[] {
    const indexes: number[] = [];
    for (let column = cellOf(x - reach); column <= cellOf(x + reach); column++)
      for (let row = cellOf(y - reach); row <= cellOf(y + reach); row++)
        indexes.push(...(cells.get(keyOf(column, row)) ?? []));
    return indexes;
  }

  // From far away one pixel covers many squares: then it is quicker to look at all nodes.
  const isWide = (reach: number) => (2 * reach) / cellSize > 40;

  return { nearest };
}
