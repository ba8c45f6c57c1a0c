import { expect, test } from 'vitest';
import { fit, pan, toNetwork, toScreen, zoomAt } from './viewport.ts';

const size = { width: 800, height: 600 };
const view = { x: 10, y: -20, scale: 2 };

test('the way from the network to the screen and back ends where it began', () => {
  const point = { x: 33, y: 44 };

  expect(toNetwork(view, size, toScreen(view, size, point))).toEqual(point);
  expect(toScreen(view, size, { x: 10, y: -20 })).toEqual({ x: 400, y: 300 });
});

test('panning moves every point by as many pixels as the hand', () => {
  const before = toScreen(view, size, { x: 0, y: 0 });
  const after = toScreen(pan(view, 30, -10), size, { x: 0, y: 0 });

  expect([after.x - before.x, after.y - before.y]).toEqual([30, -10]);
});

test('zooming keeps the point under the hand in its place', () => {
  const hand = { x: 123, y: 456 };
  const held = toNetwork(view, size, hand);

  const after = toScreen(zoomAt(view, size, 1.5, hand), size, held);

  expect(after.x).toBeCloseTo(hand.x);
  expect(after.y).toBeCloseTo(hand.y);
});

test('zooming has an end in both directions', () => {
  expect(zoomAt(view, size, 1e9, { x: 0, y: 0 }).scale).toBe(8);
  expect(zoomAt(view, size, 1e-9, { x: 0, y: 0 }).scale).toBe(0.02);
});

test('showing all puts every point on the screen', () => {
  const positions = Float32Array.of(-1_000, 0, 3_000, 500, 0, -900);
  const all = fit(positions, size);

  for (const [x, y] of [[-1_000, 0] as const, [3_000, 500] as const, [0, -900] as const]) {
    const point = toScreen(all, size, { x, y });
    expect(point.x).toBeGreaterThanOrEqual(0);
    expect(point.x).toBeLessThanOrEqual(size.width);
    expect(point.y).toBeGreaterThanOrEqual(0);
    expect(point.y).toBeLessThanOrEqual(size.height);
  }
});

test('one point alone, or none, is shown in the middle', () => {
  expect(fit(Float32Array.of(5, 6), size)).toMatchObject({ x: 5, y: 6 });
  expect(fit(new Float32Array(), size)).toEqual({ x: 0, y: 0, scale: 1 });
});
