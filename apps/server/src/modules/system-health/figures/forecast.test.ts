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

  const found = forecastDisk(days, 39);
  expect(found).toMatchObject({ bytesPerMonth: 30, warnDay: addDays(first, 29) });
  expect(found?.ahead[0]).toEqual({ day: addDays(first, 19), expected: 29, low: 29, high: 29 });
  expect(found?.ahead.every(({ expected, low, high }) => low === expected && high === expected)).toBe(true);
});

test('a disk that is above the level has reached it, and one that does not grow never will', () => {
  const days = daysOf(20, () => 50);

  expect(forecastDisk(days, 40)).toMatchObject({ bytesPerMonth: 0, warnDay: addDays(first, 19) });
  expect(forecastDisk(days, 60)).toMatchObject({ bytesPerMonth: 0, warnDay: null });
});

test('the band of a disk whose use varies is the prediction interval, and grows with the distance', () => {
  const days = daysOf(14, (day) => 1_000 + (day % 2 === 0 ? 10 : -10));
  const bands = (forecastDisk(days, 9_999)?.ahead ?? []).slice(1).map(({ expected, high }) => high - expected);

  // By hand for the first point, one day on: x − x̄ = 7.5, Σ(x − x̄)² = 227.5, s² = Σ(y − ŷ)² / 12.
  const slope = -70 / 227.5;
  const squares = 1_400 - slope ** 2 * 227.5;
  const width = (1.96 + 2.37 / 12) * Math.sqrt(squares / 12) * Math.sqrt(1 + 1 / 14 + 7.5 ** 2 / 227.5);
  expect(bands[0]).toBe(Math.round(width));
  expect(bands).toEqual(bands.toSorted((one, other) => one - other));
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
