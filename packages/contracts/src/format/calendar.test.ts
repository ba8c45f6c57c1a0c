import { expect, test } from 'vitest';
import { addDays, dayIn, isDay, weekdayOf } from './calendar.ts';

test('an instant falls on the day of the zone, not of the machine', () => {
  const instant = '2026-11-21T23:30:00.000Z';

  expect(dayIn('UTC', instant)).toBe('2026-11-21');
  expect(dayIn('Asia/Tokyo', instant)).toBe('2026-11-22');
  expect(dayIn('America/New_York', new Date(instant))).toBe('2026-11-21');
});

test('days are added across months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

test('the week starts on Monday', () => {
  expect(weekdayOf('2026-11-16')).toBe(0);
  expect(weekdayOf('2026-11-22')).toBe(6);
});

test('a day that no calendar has is rejected', () => {
  expect(isDay('2026-02-28')).toBe(true);
  expect(isDay('2026-02-30')).toBe(false);
  expect(isDay('2026-13-01')).toBe(false);
});
