import { expect, test } from 'vitest';
import { loadOutline, readRing } from './map-outline.ts';
import { type Point, toLocation, toPoint } from './map-view.ts';

const holds = (ring: readonly Point[], { x, y }: Point) => {
  let isIn = false;
  for (const [index, one] of ring.entries()) {
    const other = ring.at(index - 1) ?? one;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) isIn = !isIn;
  }
  return isIn;
};

test('a ring is read from steps', () => {
  const [first, second] = readRing('-100,25000 50,0', 500).map(toLocation);

  expect(first?.longitude).toBeCloseTo(-0.2);
  expect(first?.latitude).toBeCloseTo(50);
  expect(second?.longitude).toBeCloseTo(-0.1);
});

test.each([
  ['Birmingham', 52.48, -1.9, 'home'],
  ['Cardiff', 51.5, -3.2, 'home'],
  ['Belfast', 54.58, -5.95, 'home'],
  ['Dublin', 53.33, -6.3, 'near'],
] as const)('%s lies on land', async (_, latitude, longitude, land) => {
  const outline = await loadOutline();

  expect(outline[land].some((ring) => holds(ring, toPoint({ latitude, longitude })))).toBe(true);
});

test('the Irish Sea is no land', async () => {
  const { home, near } = await loadOutline();

  expect([...home, ...near].some((ring) => holds(ring, toPoint({ latitude: 53.7, longitude: -5 })))).toBe(false);
});
