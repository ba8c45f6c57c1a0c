import { expect, test } from 'vitest';
import { countBounds, scoreBounds, stepOf } from './heat.ts';

test.each([
  [
    [1, 5],
    [1, 2, 3, 4, 5, 6],
  ],
  [[30], [1, 3, 6, 10, 15, 20]],
  [[99], [1, 4, 10, 20, 40, 60]],
  [[1_000], [1, 40, 100, 200, 400, 600]],
  [[], [1, 2, 3, 4, 5, 6]],
])('the steps of %j reach as far as the counts do', (values, bounds) => {
  expect(countBounds(values)).toEqual(bounds);
});

test('scores part their range evenly, and one score alone is one step', () => {
  expect(scoreBounds([0, 60])).toEqual([0, 10, 20, 30, 40, 50]);
  expect(scoreBounds([5, 5])).toEqual([5]);
});

test('a value has the last step that it reaches, and none below the first', () => {
  const bounds = [1, 4, 10, 20, 40, 60];
  expect([0, 1, 3, 4, 59, 60, 1_000].map((value) => stepOf(value, bounds))).toEqual([undefined, 1, 1, 2, 5, 6, 6]);
});
