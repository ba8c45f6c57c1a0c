import { type CalendarDay, dayAt } from './calendar.ts';
import { daysSpan, monthsSpan, type Span } from './span.ts';

export type Now = { readonly now: number; readonly timeZone: string };

/** A day, month or year as written; omitted parts are undefined. */
export type NamedDate = {
  readonly year: number | undefined;
  readonly month: number | undefined;
  readonly day: number | undefined;
  /** Months from that one on, where it is not one: 3 for a quarter. */
  readonly months?: number;
};

function exists({ year, month, day }: CalendarDay): boolean {
  const made = new Date(Date.UTC(year, month - 1, day));
  return month >= 1 && month <= 12 && made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
}

const order = ({ year, month, day }: CalendarDay) => (year * 12 + month) * 31 + day;

// A leap day comes back after eight years at the latest.
const yearsLookedBack = 8;

/**
 * The latest such day or month that has begun: "March" said in February is last year's. Undefined where there is none:
 * a 31 April.
 */
export function latestYear({ month = 1, day = 1 }: NamedDate, { now, timeZone }: Now): number | undefined {
  const today = dayAt(now, timeZone);
  for (let year = today.year; year >= today.year - yearsLookedBack; year--)
    if (exists({ year, month, day }) && order({ year, month, day }) <= order(today)) return year;
  return undefined;
}

/** The stretch of a named date; undefined where the calendar does not have it. */
export function spanOfDate(date: NamedDate, now: Now): Span | undefined {
  const { month, day } = date;
  const { timeZone } = now;
  const year = date.year ?? latestYear(date, now);
  if (year === undefined) return undefined;
  if (month === undefined) return monthsSpan({ year, month: 1 }, { year, month: 12 }, timeZone);
  if (day === undefined) return monthsSpan({ year, month }, { year, month: month + (date.months ?? 1) - 1 }, timeZone);
  const only: CalendarDay = { year, month, day };
  return exists(only) ? daysSpan(only, only, timeZone) : undefined;
}
