/** Which part of the network is in sight: the point of the network in the middle, and pixels per unit. */
export type Viewport = { readonly x: number; readonly y: number; readonly scale: number };
export type Size = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };

const scaleMin = 0.02;
const scaleMax = 8;
// A handful of records fills the frame, but not with its nodes alone.
const closestFit = 5;
const clampScale = (scale: number) => Math.min(scaleMax, Math.max(scaleMin, scale));

export const toScreen = ({ x, y, scale }: Viewport, { width, height }: Size, point: Point): Point => ({
  x: (point.x - x) * scale + width / 2,
  y: (point.y - y) * scale + height / 2,
});

export const toNetwork = ({ x, y, scale }: Viewport, { width, height }: Size, point: Point): Point => ({
  x: (point.x - width / 2) / scale + x,
  y: (point.y - height / 2) / scale + y,
});

/** Moves what is in sight by pixels. */
export const pan = ({ x, y, scale }: Viewport, byX: number, byY: number): Viewport => ({
  x: x - byX / scale,
  y: y - byY / scale,
  scale,
});

/** Comes closer or goes away; the point under the hand stays where it is. */
export function zoomAt(view: Viewport, size: Size, factor: number, hand: Point): Viewport {
  const scale = clampScale(view.scale * factor);
  const held = toNetwork(view, size, hand);
  return {
    x: held.x - (hand.x - size.width / 2) / scale,
    y: held.y - (hand.y - size.height / 2) / scale,
    scale,
  };
}

/** Shows all points, with some air around them. `positions` holds x and y by turns. */
export function fit(positions: Float32Array, size: Size): Viewport {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at < positions.length; at += 2) {
    const [x = 0, y = 0] = [positions[at], positions[at + 1]];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  if (left > right) return { x: 0, y: 0, scale: 1 };
  const air = 48;
  const scale = Math.min(
    Math.max(size.width - 2 * air, 1) / Math.max(right - left, 1),
    Math.max(size.height - 2 * air, 1) / Math.max(bottom - top, 1),
  );
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale: clampScale(Math.min(scale, closestFit)) };
}

/** How large nodes are drawn at a scale: smaller from afar, never too small to hit. */
export const nodeScale = (scale: number) => Math.min(1.3, Math.max(0.35, scale ** 0.5));
