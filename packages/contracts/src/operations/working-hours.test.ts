import { describe, expect, test } from 'vitest';
import { afterWorkingTime, type TimeSpan, type WorkingHours, workingHours } from './working-hours.ts';

const hourMs = 3_600_000;
const at = (text: string) => Date.parse(text);
const weekdays = (from: number, to: number) =>
  Array.from({ length: 7 }, (_, index) => (index < 5 ? { from: from * 60, to: to * 60 } : null));
const office = (timeZone: string, holidays: string[] = []): WorkingHours => ({
  timeZone,
  days: weekdays(9, 17),
  holidays,
});

describe('working time', () => {
  test('is all time without hours', () => {
    expect(afterWorkingTime(at('2026-11-21T03:00Z'), 72 * hourMs, { hours: null, pauses: [] })).toBe(
      at('2026-11-24T03:00Z'),
    );
  });

  test('goes from shift to shift over nights, weekends and holidays', () => {
    // A Friday.
    const start = at('2026-11-20T16:00Z');
    const after = (ms: number, holidays?: string[]) =>
      afterWorkingTime(start, ms, { hours: office('UTC', holidays), pauses: [] });
    expect(after(hourMs)).toBe(at('2026-11-20T17:00Z'));
    expect(after(2 * hourMs)).toBe(at('2026-11-23T10:00Z'));
    expect(after(2 * hourMs, ['2026-11-23'])).toBe(at('2026-11-24T10:00Z'));
    expect(after(24 * hourMs)).toBe(at('2026-11-25T16:00Z'));
  });

  test('begins with the next shift where it starts on a day off', () => {
    expect(afterWorkingTime(at('2026-11-21T12:00Z'), hourMs, { hours: office('UTC'), pauses: [] })).toBe(
      at('2026-11-23T10:00Z'),
    );
  });

  test('follows the clocks of the zone through both changes of daylight saving time', () => {
    const london: WorkingHours = { timeZone: 'Europe/London', days: Array(7).fill({ from: 0, to: 240 }), holidays: [] };
    const after = (start: string, hours: number) =>
      afterWorkingTime(at(start), hours * hourMs, { hours: london, pauses: [] });
    // 29 March has three hours until 4 in the morning, 25 October five.
    expect(after('2026-03-29T00:00Z', 3)).toBe(at('2026-03-29T03:00Z'));
    expect(after('2026-03-29T00:00Z', 4)).toBe(at('2026-03-30T00:00Z'));
    expect(after('2026-10-24T23:00Z', 5)).toBe(at('2026-10-25T04:00Z'));
  });

  test('does not count pauses, whatever part of a shift they take', () => {
    const pauses: TimeSpan[] = [
      { from: at('2026-11-23T08:00Z'), to: at('2026-11-23T10:00Z') },
      { from: at('2026-11-23T11:00Z'), to: at('2026-11-23T11:30Z') },
      { from: at('2026-11-23T16:00Z'), to: at('2026-11-24T10:00Z') },
    ];
    const after = (ms: number) => afterWorkingTime(at('2026-11-23T09:00Z'), ms, { hours: office('UTC'), pauses });
    expect(after(hourMs)).toBe(at('2026-11-23T11:00Z'));
    expect(after(2 * hourMs)).toBe(at('2026-11-23T12:30Z'));
    expect(after(6 * hourMs)).toBe(at('2026-11-24T10:30Z'));
  });

  test('equals what is counted minute by minute, for any hours and pauses', () => {
    const minuteMs = 60_000;
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 60; round++) {
      const days = Array.from({ length: 7 }, () => {
        const from = random(1_380);
        return random(3) === 0 ? null : { from, to: from + 30 + random(1_410 - from) };
      });
      days[random(7)] = { from: 540, to: 1_020 };
      const start = at('2026-11-16T00:00Z') + random(10_000) * minuteMs;
      const hours: WorkingHours = { timeZone: 'UTC', days, holidays: ['2026-11-18', '2026-11-25'] };
      const pauses: TimeSpan[] = [];
      for (let from = start - 500 * minuteMs; pauses.length < 4; from += random(2_000) * minuteMs) {
        const to = from + random(900) * minuteMs;
        pauses.push({ from, to });
        from = to;
      }
      const minutes = 1 + random(4_000);
      let left = minutes;
      let now = start;
      while (left > 0) {
        const date = new Date(now).toISOString().slice(0, 10);
        const minute = Math.floor((now % 86_400_000) / minuteMs);
        const shift = days[(new Date(now).getUTCDay() + 6) % 7];
        const isWorked = shift && minute >= shift.from && minute < shift.to && !hours.holidays.includes(date);
        if (isWorked && !pauses.some(({ from, to }) => now >= from && now < (to ?? 0))) left--;
        now += minuteMs;
      }
      expect([round, afterWorkingTime(start, minutes * minuteMs, { hours, pauses })]).toEqual([round, now]);
    }
  });

  test('is rejected where it is less than an hour a week, or ends before it begins', () => {
    const none = Array(7).fill(null);
    const hours = (days: unknown[]) => workingHours.safeParse({ timeZone: 'UTC', days, holidays: [] }).success;
    expect(hours(weekdays(9, 17))).toBe(true);
    expect(hours(none)).toBe(false);
    expect(hours([{ from: 0, to: 59 }, ...none.slice(1)])).toBe(false);
    expect(hours([{ from: 600, to: 540 }, ...weekdays(9, 17).slice(1)])).toBe(false);
    expect(hours(weekdays(9, 17).slice(1))).toBe(false);
  });
});
