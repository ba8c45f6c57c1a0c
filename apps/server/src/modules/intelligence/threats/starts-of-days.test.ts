import { expect, test } from 'vitest';
import { startsOfDays } from './starts-of-days.ts';

const hourMs = 3_600_000;
const at = (instant: string) => Date.parse(instant);
const write = (starts: readonly number[]) => starts.map((start) => new Date(start).toISOString().slice(0, 16));

test('days begin at midnight of the zone', () => {
  const starts = startsOfDays(at('2026-11-19T12:00:00Z'), at('2026-11-21T08:42:00Z'), 'Asia/Kathmandu');

  expect(write(starts)).toEqual(['2026-11-18T18:15', '2026-11-19T18:15', '2026-11-20T18:15', '2026-11-21T18:15']);
});

test('where the clocks skip midnight, the day begins an hour later', () => {
  // Havana set its clocks from 00:00 to 01:00 on 8 March 2026.
  const starts = startsOfDays(at('2026-03-07T12:00:00Z'), at('2026-03-09T12:00:00Z'), 'America/Havana');

  const lengths = starts.slice(1).map((start, index) => (start - (starts[index] ?? 0)) / hourMs);
  expect(lengths).toEqual([24, 23, 24]);
});

test.each(['Europe/London', 'America/St_Johns', 'Australia/Lord_Howe', 'Pacific/Apia', 'Africa/Cairo'])(
  'a year of days in %s follows one after the other',
  (timeZone) => {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone });
    const starts = startsOfDays(at('2026-01-01T00:00:00Z'), at('2026-12-31T00:00:00Z'), timeZone);

    for (const [index, start] of starts.slice(0, -1).entries()) {
      expect(day.format(start)).not.toBe(day.format(start - 1));
      expect(day.format(start)).toBe(day.format((starts[index + 1] ?? 0) - 1));
    }
  },
);
