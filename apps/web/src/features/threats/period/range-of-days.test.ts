import { expect, test } from 'vitest';
import { daysOfRange, problemOfDays, rangeOfDays } from './range-of-days.ts';

test('days become the instants at which they begin and end in the zone, and days again', () => {
  const days = { from: '2026-10-24', to: '2026-10-25' };
  const range = rangeOfDays(days, 'Europe/London');

  // The clocks go back on the second day: it has 25 hours.
  expect(range).toEqual({ from: '2026-10-23T23:00:00.000Z', to: '2026-10-26T00:00:00.000Z' });
  expect(daysOfRange(range, 'Europe/London')).toEqual(days);
});

test('an open end stays open', () => {
  expect(rangeOfDays({ from: '', to: '2020-01-01' }, 'UTC')).toEqual({ to: '2020-01-02T00:00:00.000Z' });
  expect(daysOfRange({ from: '2020-01-02T00:00:00.000Z' }, 'UTC')).toEqual({ from: '2020-01-02', to: '' });
});

test('a range needs an end, and ends after its beginning', () => {
  expect(problemOfDays({ from: '', to: '' })).toBe('none');
  expect(problemOfDays({ from: '2026-01-02', to: '2026-01-01' })).toBe('order');
  expect(problemOfDays({ from: '2026-01-02', to: '2026-01-02' })).toBeUndefined();
});
