import { expect, test } from 'vitest';
import { createHitGrid } from './hit-grid.ts';

const grid = createHitGrid(Float32Array.of(0, 0, 50, 0, -45, -45, 10_000, 10_000));

test('the nearest node within reach is found, across the edges of the squares too', () => {
  expect(grid.nearest({ x: 30, y: 1 }, 25)).toBe(1);
  expect(grid.nearest({ x: 20, y: 1 }, 25)).toBe(0);
  expect(grid.nearest({ x: -38, y: -38 }, 12)).toBe(2);
});

test('beyond reach there is nothing', () => {
  expect(grid.nearest({ x: 25, y: 30 }, 10)).toBeUndefined();
  expect(createHitGrid(new Float32Array()).nearest({ x: 0, y: 0 }, 10)).toBeUndefined();
});

test('a reach over the whole network finds the same as a short one', () => {
  expect(grid.nearest({ x: 9_000, y: 9_000 }, 5_000)).toBe(3);
});
