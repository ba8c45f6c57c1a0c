import { expect, test } from 'vitest';
import { isLabelled, stackPoints } from './trend-series.ts';

const at = (Critical: number, Low: number) => ({
  from: '2026-11-20T00:00:00.000Z',
  to: '2026-11-21T00:00:00.000Z',
  counts: { Critical, High: 0, Medium: 0, Low, notSet: 0 },
});

test('the parts of a bar stand on each other up to its total, under a round top', () => {
  const { bars, top, ticks } = stackPoints([at(2, 5), at(0, 0)]);

  expect(top).toBe(10);
  expect(ticks).toEqual([0, 5, 10]);
  expect(bars[0]?.blocks).toEqual([
    { severity: 'Critical', from: 0, height: 20 },
    { severity: 'Low', from: 20, height: 50 },
  ]);
  expect(bars[1]).toMatchObject({ blocks: [], total: 0, height: 0 });
});

test('a trend without threats still has a scale', () => {
  expect(stackPoints([at(0, 0)])).toMatchObject({ top: 1, ticks: [0, 1] });
});

test('no more labels than fit', () => {
  expect(Array.from({ length: 24 }, (_, index) => isLabelled(index, 24, 8)).filter(Boolean)).toHaveLength(8);
  expect(isLabelled(3, 7, 8)).toBe(true);
});

test('what no one rated stands on top of the severities and counts to the total', () => {
  const point = { ...at(1, 0), counts: { ...at(1, 0).counts, notSet: 4 } };

  expect(stackPoints([point]).bars[0]).toMatchObject({
    total: 5,
    blocks: [
      { severity: 'Critical', from: 0, height: 20 },
      { severity: 'none', from: 20, height: 80 },
    ],
  });
});
