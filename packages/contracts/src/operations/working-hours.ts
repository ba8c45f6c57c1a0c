import * as z from 'zod/mini';
import { day, timeZone } from '../fields.ts';
import { addDays, dayIn, weekdayOf } from '../format/calendar.ts';
import { atWallClock } from '../format/start-of-day.ts';

const minuteMs = 60_000;
const minutesADay = 1_440;
export const holidaysMax = 366;
/** Less time in a week would put targets years ahead. */
const leastMinutesAWeek = 60;

const shift = z
  .strictObject({
    from: z.int().check(z.gte(0), z.lt(minutesADay)),
    to: z.int().check(z.gt(0), z.lte(minutesADay)),
  })
  .check(z.refine(({ from, to }) => from < to, 'must begin before it ends'));

type Shift = { readonly from: number; readonly to: number };
const minutesIn = (days: readonly (Shift | null)[]) =>
  days.reduce((sum, hours) => sum + (hours === null ? 0 : hours.to - hours.from), 0);

/** When a team works: a shift for each weekday, Monday first, in minutes after midnight; null is a day off. */
export const workingHours = z.strictObject({
  timeZone,
  days: z.array(z.nullable(shift)).check(
    z.length(7),
    z.refine((days) => minutesIn(days) >= leastMinutesAWeek, 'must leave at least an hour a week'),
  ),
  /** Days without work, whatever the weekday. */
  holidays: z.array(day).check(z.maxLength(holidaysMax)),
});
export type WorkingHours = z.output<typeof workingHours>;

/** A span of time in milliseconds since 1970, without its end; an end of null is still to come. */
export type TimeSpan = { readonly from: number; readonly to: number | null };

/** The shift of a calendar day as a span; undefined on a day off. */
function shiftOf({ timeZone: zone, days, holidays }: WorkingHours, date: string): TimeSpan | undefined {
  const hours = days[weekdayOf(date)];
  if (!hours || holidays.includes(date)) return undefined;
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const instantOf = (minutes: number) => atWallClock(zone, midnight + minutes * minuteMs);
  return { from: instantOf(hours.from), to: instantOf(hours.to) };
}

/** Spans of working time from `start` on, in order and without end. */
function* workedFrom(start: number, hours: WorkingHours | null): Generator<TimeSpan> {
  if (hours === null) return yield { from: start, to: null };
  // The shift of the day before may reach beyond midnight where the clocks change.
  for (let date = addDays(dayIn(hours.timeZone, start), -1); ; date = addDays(date, 1)) {
    const worked = shiftOf(hours, date);
    if (worked && (worked.to ?? 0) > start) yield { from: Math.max(start, worked.from), to: worked.to };
  }
}

/**
 * Returns the instant at which `ms` milliseconds of working time have passed since `start`; time within `pauses`, which
 * are in order and do not overlap, does not count. Without `hours` all time is working time.
 */
export function afterWorkingTime(
  start: number,
  ms: number,
  { hours, pauses }: { readonly hours: WorkingHours | null; readonly pauses: readonly TimeSpan[] },
): number {
  let left = ms;
  for (const worked of workedFrom(start, hours)) {
    let from = worked.from;
    const end = worked.to ?? Number.POSITIVE_INFINITY;
    for (const pause of [...pauses, { from: Number.POSITIVE_INFINITY, to: null }]) {
      const until = Math.min(end, Math.max(from, pause.from));
      if (until - from >= left) return from + left;
      left -= until - from;
      from = Math.max(until, Math.min(end, pause.to ?? from));
      if (from >= end) break;
    }
  }
  return start;
}
