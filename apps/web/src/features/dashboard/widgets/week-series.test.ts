import { expect, test } from 'vitest';
import { toWeekSeries } from './week-series.ts';

const trailing = [
  { day: '2026-11-15', completed: 2 },
  { day: '2026-11-16', completed: 3 },
  { day: '2026-11-17', completed: 4 },
  { day: '2026-11-18', completed: 2 },
  { day: '2026-11-19', completed: 5 },
  { day: '2026-11-20', completed: 3 },
  { day: '2026-11-21', completed: 1 },
];

test('the trailing seven days run from Monday to Sunday', () => {
  const { days } = toWeekSeries(trailing);

  expect(days.map(({ completed }) => completed)).toEqual([3, 4, 2, 5, 3, 1, 2]);
});

test('the best day is marked and the axis reaches it', () => {
  const { best, top, ticks } = toWeekSeries(trailing);

  expect(best).toBe(3);
  expect(top).toBe(5);
  expect(ticks).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a busy week keeps few grid lines', () => {
  const { top, ticks } = toWeekSeries([{ day: '2026-11-16', completed: 43 }]);

  expect(top).toBe(50);
  expect(ticks).toEqual([0, 10, 20, 30, 40, 50]);
});

test('a week without completions has no best day', () => {
  expect(toWeekSeries([{ day: '2026-11-16', completed: 0 }])).toMatchObject({ best: null, top: 1, ticks: [0, 1] });
});
