import { type Point, toPoint } from './map-view.ts';

/** Rings of coast and border, in metres of the map. */
export type Outline = {
  /** The United Kingdom and the Isle of Man. */
  readonly home: readonly (readonly Point[])[];
  /** Ireland, the Channel Islands and the coast opposite, up to the edge of the map. */
  readonly near: readonly (readonly Point[])[];
};

/** A ring is written as steps from point to point, `x,y x,y`, in parts of a degree. */
export function readRing(ring: string, unitsPerDegree: number): readonly Point[] {
  let [x, y] = [0, 0];
  return ring.split(' ').map((step) => {
    const [right = 0, up = 0] = step.split(',').map(Number);
    x += right;
    y += up;
    return toPoint({ longitude: x / unitsPerDegree, latitude: y / unitsPerDegree });
  });
}

/** Outlines of Natural Earth 1:10 million (public domain), thinned and bundled with the console. */
export async function loadOutline(): Promise<Outline> {
  const { default: file } = await import('./map-outline.json');
  const read = (rings: readonly string[]) => rings.map((ring) => readRing(ring, file.unitsPerDegree));
  return { home: read(file.home), near: read(file.near) };
}
