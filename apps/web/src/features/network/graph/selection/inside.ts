import type { Point } from '../model/viewport.ts';

/** Whether a point lies within a line that is closed from its end to its start (crossing number). */
export function isInside({ x, y }: Point, line: readonly Point[]): boolean {
  let isWithin = false;
  line.forEach((one, index) => {
    const other = line.at(index - 1) ?? one;
    if (one.y > y === other.y > y) return;
    if (x < one.x + ((y - one.y) / (other.y - one.y)) * (other.x - one.x)) isWithin = !isWithin;
  });
  return isWithin;
}
