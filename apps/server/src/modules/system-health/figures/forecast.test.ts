import { addDays } from '@halyard/contracts/format/calendar.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forecastDisk } from './forecast.ts';

const first = '2026-10-01';
const daysOf = (count: number, usedOn: (day: number) => number) =>
  Array.from({ length: count }, (_, day) => ({ day: addDays(first, day), usedBytes: usedOn(day) }));

test('there is no forecast before fourteen days', () => {
  expect(forecastDisk([], 100)).toBeNull();
  expect(
    forecastDisk(
      daysOf(13, (day) => day),
      100,
    ),
  ).toBeNull();
});

test('a disk that grows by one a day reaches the warning level on the day of the straight line', () => {
  const days = daysOf(20, (day) => 10 + day);

  expect(forecastDisk(days, 39)).toEqual({ bytesPerMonth: 30, warnDay: addDays(first, 29) });
});

test('a disk that is above the level has reached it, and one that does not grow never will', () => {
  const days = daysOf(20, () => 50);

  expect(forecastDisk(days, 40)).toEqual({ bytesPerMonth: 0, warnDay: addDays(first, 19) });
  expect(forecastDisk(days, 60)).toEqual({ bytesPerMonth: 0, warnDay: null });
});

test('the level is never said to be reached before the last day, or farther than two years', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { minLength: 14, maxLength: 60 }), fc.nat(2_000_000), (used, warnBytes) => {
      const days = daysOf(used.length, (day) => used[day] ?? 0);
      const warnDay = forecastDisk(days, warnBytes)?.warnDay;
      if (!warnDay) return;
      expect(warnDay >= (days.at(-1)?.day ?? '')).toBe(true);
      expect(warnDay <= addDays(days.at(-1)?.day ?? '', 730)).toBe(true);
    }),
  );
});
