import { hexagonSizes } from '@halyard/contracts/crime/crime.ts';

/** Metres of Web Mercator, scaled so that a metre is a metre at 52.5° N; y grows to the north. */
export type Point = { readonly x: number; readonly y: number };
/** Pixels of the canvas. */
export type Size = { readonly width: number; readonly height: number };
/** The view: its center, and pixels per meter. */
export type View = Point & { readonly scale: number };
export type Box = { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number };
export type Location = { readonly longitude: number; readonly latitude: number };

const radians = Math.PI / 180;
/** The same constant as for the server's hexagons. */
const earthM = 6_378_137 * Math.cos(52.5 * radians);
/** A narrower hexagon is too small to point at. */
const leastHexagonPx = 11;
const paddingPx = 24;
const leastScale = 0.000_15;
const mostScale = 0.6;

export const toPoint = ({ longitude, latitude }: Location): Point => ({
  x: longitude * radians * earthM,
  y: Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2)) * earthM,
});

export const toLocation = ({ x, y }: Point): Location => ({
  longitude: x / earthM / radians,
  latitude: (2 * Math.atan(Math.exp(y / earthM)) - Math.PI / 2) / radians,
});

export const toScreen = (view: View, { width, height }: Size, { x, y }: Point): Point => ({
  x: width / 2 + (x - view.x) * view.scale,
  y: height / 2 - (y - view.y) * view.scale,
});

export const fromScreen = (view: View, { width, height }: Size, { x, y }: Point): Point => ({
  x: view.x + (x - width / 2) / view.scale,
  y: view.y - (y - height / 2) / view.scale,
});

const within = (scale: number) => Math.min(mostScale, Math.max(leastScale, scale));

/** Shows the whole box with a rim around it. */
export function fitTo({ left, bottom, right, top }: Box, { width, height }: Size): View {
  const room = { x: Math.max(1, width - 2 * paddingPx), y: Math.max(1, height - 2 * paddingPx) };
  const scale = within(Math.min(room.x / Math.max(1, right - left), room.y / Math.max(1, top - bottom)));
  return { x: (left + right) / 2, y: (bottom + top) / 2, scale };
}

/** Zooms while keeping the point under `at` fixed. */
export function zoomAt(view: View, size: Size, factor: number, at: Point): View {
  const scale = within(view.scale * factor);
  const held = fromScreen(view, size, at);
  return {
    x: held.x - (at.x - size.width / 2) / scale,
    y: held.y + (at.y - size.height / 2) / scale,
    scale,
  };
}

/** Moves the map by pixels: to the right and down. */
export const panBy = (view: View, right: number, down: number): View => ({
  ...view,
  x: view.x - right / view.scale,
  y: view.y + down / view.scale,
});

/** The finest distinguishable hexagons, in meters between opposite sides. */
export const hexagonSizeFor = ({ scale }: Pick<View, 'scale'>): number =>
  hexagonSizes.find((size) => size * scale >= leastHexagonPx) ?? 25_000;

/** The box around hexagons of a size; null around none. */
export function boxAround(locations: readonly Location[], size: number): Box | null {
  if (locations.length === 0) return null;
  const box = { left: Number.MAX_VALUE, bottom: Number.MAX_VALUE, right: -Number.MAX_VALUE, top: -Number.MAX_VALUE };
  for (const location of locations) {
    const { x, y } = toPoint(location);
    box.left = Math.min(box.left, x - size / 2);
    box.right = Math.max(box.right, x + size / 2);
    box.bottom = Math.min(box.bottom, y - size / 2);
    box.top = Math.max(box.top, y + size / 2);
  }
  return box;
}

const degrees = (value: number) => String(Math.round(value * 10_000) / 10_000);

/**
 * The view with a margin, as parameters of the filter. The sides snap to a coarse grid, so that small moves need no new
 * request.
 */
export function boxInSight(view: View, { width, height }: Size, hexagonSize: number) {
  const step = hexagonSize * 16;
  const [halfWidth, halfHeight] = [width / 2 / view.scale, height / 2 / view.scale];
  const least = toLocation({
    x: (Math.floor((view.x - halfWidth) / step) - 0.5) * step,
    y: (Math.floor((view.y - halfHeight) / step) - 0.5) * step,
  });
  const most = toLocation({
    x: (Math.ceil((view.x + halfWidth) / step) + 0.5) * step,
    y: (Math.ceil((view.y + halfHeight) / step) + 0.5) * step,
  });
  return {
    west: degrees(Math.max(-180, least.longitude)),
    south: degrees(least.latitude),
    east: degrees(Math.min(180, most.longitude)),
    north: degrees(most.latitude),
  };
}

/** England, Wales and Northern Ireland: the view if no row has coordinates. */
export const homeBox: Box = {
  left: toPoint({ longitude: -8.2, latitude: 52 }).x,
  right: toPoint({ longitude: 1.8, latitude: 52 }).x,
  bottom: toPoint({ longitude: 0, latitude: 49.9 }).y,
  top: toPoint({ longitude: 0, latitude: 55.9 }).y,
};
