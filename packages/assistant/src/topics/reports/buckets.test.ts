import { expect, test } from 'vitest';
import { bucketsOf } from './buckets.ts';

const day = (name: string, opened: number, resolved = 0) => ({ day: name, opened, resolved });
const after = Date.parse('2027-01-10T12:00:00Z');

test('days are put together into calendar months, newest first', () => {
  const days = [day('2026-11-30', 1), day('2026-12-01', 2, 1), day('2026-12-31', 4, 3)];

  expect(bucketsOf(days, 'month', 'UTC', after)).toEqual([
    { name: '2026-12', first: '2026-12-01', last: '2026-12-31', opened: 6, resolved: 4 },
    { name: '2026-11', first: '2026-11-30', last: '2026-11-30', opened: 1, resolved: 0 },
  ]);
});

test('weeks begin on Monday, also over the end of a year, and are called by their first day here', () => {
  const days = [day('2026-12-26', 1), day('2026-12-28', 2), day('2027-01-03', 4), day('2027-01-04', 8)];

  expect(bucketsOf(days, 'week', 'UTC', after).map(({ name, opened }) => [name, opened])).toEqual([
    ['2027-01-04', 8],
    ['2026-12-28', 6],
    ['2026-12-26', 1],
  ]);
});

test('days that have not begun in the zone are left out', () => {
  const days = [day('2026-11-21', 1), day('2026-11-22', 0)];
  const lateEvening = Date.parse('2026-11-21T22:00:00Z');

  expect(bucketsOf(days, 'day', 'UTC', lateEvening)).toHaveLength(1);
  expect(bucketsOf(days, 'day', 'Pacific/Auckland', lateEvening)).toHaveLength(2);
});
