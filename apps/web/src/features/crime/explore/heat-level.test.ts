import { expect, test } from 'vitest';
import { heatLevel, heatRanges, spanOf } from './heat-level.ts';

test('the busiest takes the last step, none takes no step, and the least takes the first', () => {
  const span = { least: 3, most: 1_000_000 };

  expect([0, 3, 1_000_000].map((count) => heatLevel(count, span))).toEqual([0, 1, 6]);
  expect(heatLevel(1, { least: 1, most: 1 })).toBe(1);
});

test('more rows never take a lower step', () => {
  const levels = Array.from({ length: 500 }, (_, count) => heatLevel(count, { least: 2, most: 499 }));

  expect(levels).toEqual(levels.toSorted((one, other) => one - other));
});

test('the scale reaches from the smallest to the largest count that is there', () => {
  expect(spanOf([7, 0, 120, 33])).toEqual({ least: 7, most: 120 });
  expect(spanOf([])).toEqual({ least: 1, most: 1 });
});

test.each([
  [1, 1],
  [1, 2],
  [1, 7],
  [5, 50],
  [370, 640],
  [2, 12_345],
])('the legend from %i to %i names the step of every count it shows, without a gap', (least, most) => {
  const span = { least, most };
  const ranges = heatRanges(span);

  for (const { level, from, to } of ranges) {
    expect(heatLevel(from, span)).toBe(level);
    expect(heatLevel(to, span)).toBe(level);
  }
  expect(ranges.at(0)?.from).toBe(least);
  expect(ranges.at(-1)?.to).toBe(most);
  for (const [index, { from }] of ranges.entries()) if (index > 0) expect(from).toBe((ranges[index - 1]?.to ?? 0) + 1);
});
