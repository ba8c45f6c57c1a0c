import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { addDays, dayIn } from './calendar.ts';
import { startOfDay } from './start-of-day.ts';

test.each([
  ['UTC', '2026-11-21', '2026-11-21T00:00:00.000Z'],
  ['America/New_York', '2026-07-21', '2026-07-21T04:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-21', '2026-11-20T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00.000Z'],
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
])('in %s %s begins at %s', (zone, day, expected) => {
  expect(new Date(startOfDay(zone, day)).toISOString()).toBe(expected);
});

test('a day whose midnight the clocks jump over begins with the jump', () => {
  expect(startOfDay('Africa/Cairo', '2026-04-24')).toBe(Date.parse('2026-04-23T22:00:00Z'));
});

test('a day whose midnight comes twice begins with the first', () => {
  expect(startOfDay('America/Havana', '2026-11-01')).toBe(Date.parse('2026-11-01T04:00:00Z'));
});

test('a day that a zone left out begins with the next', () => {
  expect(startOfDay('Pacific/Apia', '2011-12-30')).toBe(startOfDay('Pacific/Apia', '2011-12-31'));
});

/** The days around each change of a zone's offset, from the year before last to the year after next. */
function daysOfChanges(zone: string): string[] {
  const year = new Date().getUTCFullYear();
  const last = Temporal.ZonedDateTime.from({ year: year + 3, month: 1, day: 1, timeZone: zone });
  const days: string[] = [];
  let change = Temporal.ZonedDateTime.from({ year: year - 2, month: 1, day: 1, timeZone: zone });
  for (;;) {
    const next = change.getTimeZoneTransition('next');
    if (!next || Temporal.ZonedDateTime.compare(next, last) >= 0) return days;
    change = next;
    for (const more of [-1, 0, 1]) days.push(change.toPlainDate().add({ days: more }).toString());
  }
}

test('every day on which the clocks change in any zone begins where Temporal and the clocks have it begin', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const days = zones.flatMap((zone) => daysOfChanges(zone).map((day) => ({ zone, day })));
  const wrong = days.filter(({ zone, day }) => {
    const start = startOfDay(zone, day);
    const known = Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;
    return start !== known || dayIn(zone, start) !== day || dayIn(zone, start - 1) !== addDays(day, -1);
  });

  expect(days.length).toBeGreaterThan(1_000);
  expect(wrong).toEqual([]);
});
