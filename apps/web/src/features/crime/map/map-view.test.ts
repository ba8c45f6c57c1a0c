import { crimeFilterShape, hexagonSizes } from '@halyard/contracts/crime/crime.ts';
import { expect, test } from 'vitest';
import { cornersOf, isWithin } from './hexagon-shape.ts';
import {
  boxAround,
  boxInSight,
  fitTo,
  fromScreen,
  hexagonSizeFor,
  homeBox,
  panBy,
  toLocation,
  toPoint,
  toScreen,
  zoomAt,
} from './map-view.ts';

const canvas = { width: 900, height: 600 };
const london = { longitude: -0.1276, latitude: 51.5072 };
const leeds = { longitude: -1.5491, latitude: 53.8008 };

test('a place comes back from the map as it went in', () => {
  const { longitude, latitude } = toLocation(toPoint(london));

  expect(longitude).toBeCloseTo(london.longitude, 9);
  expect(latitude).toBeCloseTo(london.latitude, 9);
});

test('a metre is a metre in the middle of England and Wales', () => {
  const [south, north] = [52.45, 52.55].map((latitude) => toPoint({ longitude: 0, latitude }).y);

  expect((north ?? 0) - (south ?? 0)).toBeCloseTo(11_132, -1);
});

test('north is up, east is right, and the middle of the view is the middle of the canvas', () => {
  const view = { ...toPoint(london), scale: 0.001 };

  expect(toScreen(view, canvas, toPoint(london))).toEqual({ x: 450, y: 300 });
  const there = toScreen(view, canvas, toPoint(leeds));
  expect(there.x).toBeLessThan(450);
  expect(there.y).toBeLessThan(300);
  expect(fromScreen(view, canvas, there).x).toBeCloseTo(toPoint(leeds).x);
});

test('everything that is to be shown is in sight', () => {
  const box = boxAround([london, leeds], 5_000);
  const view = fitTo(box ?? homeBox, canvas);

  for (const location of [london, leeds]) {
    const { x, y } = toScreen(view, canvas, toPoint(location));
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(canvas.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(canvas.height);
  }
  expect(boxAround([], 5_000)).toBeNull();
});

test('zooming keeps what is under the pointer, and ends somewhere', () => {
  const view = fitTo(homeBox, canvas);
  const at = { x: 120, y: 410 };

  const closer = zoomAt(view, canvas, 3, at);

  expect(fromScreen(closer, canvas, at).x).toBeCloseTo(fromScreen(view, canvas, at).x);
  expect(fromScreen(closer, canvas, at).y).toBeCloseTo(fromScreen(view, canvas, at).y);
  expect(zoomAt(view, canvas, 1e9, at).scale).toBe(zoomAt(closer, canvas, 1e9, at).scale);
});

test('moving the map to the right shows what lies to the west', () => {
  expect(panBy({ x: 0, y: 0, scale: 0.01 }, 100, 50)).toEqual({ x: -10_000, y: 5_000, scale: 0.01 });
});

test('the closer the view, the smaller the hexagons', () => {
  const sizes = [0.0003, 0.001, 0.004, 0.02, 0.5].map((scale) => hexagonSizeFor({ scale }));

  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  expect(sizes.every((size) => hexagonSizes.includes(size as never))).toBe(true);
});

test('the part in sight is a filter of the contract that holds all of it, and stays while the map moves a little', () => {
  const view = { ...toPoint(london), scale: 0.02 };

  const box = boxInSight(view, canvas, 1_000);

  expect(crimeFilterShape.safeParse({ from: '2026-01', to: '2026-01', ...box }).success).toBe(true);
  const corner = toLocation(fromScreen(view, canvas, { x: 0, y: 0 }));
  expect(Number(box.west)).toBeLessThan(corner.longitude);
  expect(Number(box.north)).toBeGreaterThan(corner.latitude);
  expect(boxInSight(panBy(view, 2, 2), canvas, 1_000)).toEqual(box);
});

test('a hexagon has its corners outside and its middle inside, as wide as it says', () => {
  const middle = { x: 10, y: 20 };
  const corners = cornersOf(middle, 100);

  expect(corners[0]).toMatchObject({ x: 10 });
  expect((corners[1]?.x ?? 0) - (corners[5]?.x ?? 0)).toBeCloseTo(100);
  expect(isWithin(middle, middle, 100)).toBe(true);
  expect(isWithin({ x: 59.9, y: 20 }, middle, 100)).toBe(true);
  expect(isWithin({ x: 60.1, y: 20 }, middle, 100)).toBe(false);
  expect(isWithin({ x: 59, y: 70 }, middle, 100)).toBe(false);
});
