import type { Point } from './map-view.ts';

/** The six corners around a middle, the first at the top; `width` is between opposite sides. */
export function cornersOf({ x, y }: Point, width: number): readonly Point[] {
  const reach = width / Math.sqrt(3);
  return [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: x + reach * Math.sin(angle), y: y - reach * Math.cos(angle) };
  });
}

/** Whether a point is within the hexagon around a middle. */
export function isWithin(point: Point, middle: Point, width: number): boolean {
  const [across, along] = [Math.abs(point.x - middle.x), Math.abs(point.y - middle.y)];
  return across <= width / 2 && across / 2 + (along * Math.sqrt(3)) / 2 <= width / 2;
}
