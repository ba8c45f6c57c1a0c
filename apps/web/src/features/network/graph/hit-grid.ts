import type { Point } from './viewport.ts';

/** Finds nodes near a point without looking at all of them. */
type HitGrid = {
  /** The place of the nearest node within `reach`, both in the units of the network. */
  readonly nearest: (point: Point, reach: number) => number | undefined;
};

const cellSize = 40;
const keyOf = (column: number, row: number) => column * 73_856_093 + row * 19_349_663;
const cellOf = (value: number) => Math.floor(value / cellSize);

/** Sorts nodes into squares. `positions` holds x and y by turns. */
export function createHitGrid(positions: Float32Array): HitGrid {
  const cells = new Map<number, number[]>();
  for (let place = 0; place * 2 < positions.length; place++) {
    const key = keyOf(cellOf(positions[place * 2] ?? 0), cellOf(positions[place * 2 + 1] ?? 0));
    const cell = cells.get(key);
    if (cell) cell.push(place);
    else cells.set(key, [place]);
  }

  const distance = (place: number, { x, y }: Point) =>
    Math.hypot((positions[place * 2] ?? 0) - x, (positions[place * 2 + 1] ?? 0) - y);

  function nearest(point: Point, reach: number): number | undefined {
    const candidates = isWide(reach) ? [...cells.values()].flat() : around(point, reach);
    let found: { readonly place: number; readonly away: number } | undefined;
    for (const place of candidates) {
      const away = distance(place, point);
      if (away <= reach && (!found || away < found.away)) found = { place, away };
    }
    return found?.place;
  }

  function around({ x, y }: Point, reach: number): number[] {
    const places: number[] = [];
    for (let column = cellOf(x - reach); column <= cellOf(x + reach); column++)
      for (let row = cellOf(y - reach); row <= cellOf(y + reach); row++)
        places.push(...(cells.get(keyOf(column, row)) ?? []));
    return places;
  }

  // From far away one pixel covers many squares: then it is quicker to look at all nodes.
  const isWide = (reach: number) => (2 * reach) / cellSize > 40;

  return { nearest };
}
