import { expect, test } from 'vitest';
import { toTrend } from './trend.ts';

const counts = { scope: 'own', tasksBefore: 25, tasksNow: 28, percent: 12 } as const;

test('the trend of the summary is shown with its two counts', () => {
  expect(toTrend(12, counts)).toEqual({ kind: 'known', percent: 12, counts });
});

test('with nothing older than seven days there is no trend, not a trend of zero', () => {
  expect(toTrend(0, { ...counts, percent: null })).toEqual({ kind: 'none' });
});

test('a zero without its counts claims nothing', () => {
  expect(toTrend(0, undefined)).toEqual({ kind: 'unknown' });
  expect(toTrend(12, undefined)).toEqual({ kind: 'known', percent: 12 });
});
