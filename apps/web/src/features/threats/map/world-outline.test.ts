import { expect, test } from 'vitest';
import { loadWorldOutline, placeOnMap } from './world-outline.ts';

test('the middle of the map is where equator and prime meridian meet, north is up and east is right', () => {
  const origin = placeOnMap({ latitude: 0, longitude: 0 });
  const tokyo = placeOnMap({ latitude: 35.7, longitude: 139.7 });

  expect(origin.left).toBeCloseTo(50);
  expect(origin.top).toBeCloseTo(50);
  expect(tokyo.left).toBeGreaterThan(origin.left);
  expect(tokyo.top).toBeLessThan(origin.top);
});

test('the outline of the world is drawn without asking anybody for it', async () => {
  const { land, borders } = await loadWorldOutline();

  expect(land).toMatch(/^M/);
  expect(borders).toMatch(/^M/);
  expect(land).not.toContain('NaN');
});
