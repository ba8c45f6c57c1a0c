import { memoizeFormatter } from '@halyard/contracts/memoize-formatter.ts';

/** A calendar day; months count from 1. A day or month beyond its end runs on into the next, as with `Date.UTC`. */
export type CalendarDay = { readonly year: number; readonly month: number; readonly day: number };

function fieldsOf(at: number, timeZone: string): Record<string, number> {
  const formatter = memoizeFormatter(`assistant ${timeZone}`, () => {
    const digits = { month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
    return new Intl.DateTimeFormat('en-GB', { timeZone, year: 'numeric', ...digits, hourCycle: 'h23' });
  });
  return Object.fromEntries(formatter.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
}

/** The calendar day of an instant in a zone. */
export function dayAt(at: number, timeZone: string): CalendarDay {
  const { year = 0, month = 1, day = 1 } = fieldsOf(at, timeZone);
  return { year, month, day };
}

/** How far the zone's clock is ahead of UTC at that instant, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = fieldsOf(at, timeZone);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1_000) * 1_000;
}

/** The instant at which a calendar day begins in a zone, summer time included. */
export function startOf({ year, month, day }: CalendarDay, timeZone: string): number {
  const midnight = Date.UTC(year, month - 1, day);
  const guess = midnight - offsetAt(midnight, timeZone);
  return midnight - offsetAt(guess, timeZone);
}

/** 0 is Monday. */
export const weekdayOf = ({ year, month, day }: CalendarDay): number =>
  (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;

/** `2026-03`; a month of 0 or 13 belongs to the year beside it. */
export const monthName = ({ year, month }: Pick<CalendarDay, 'year' | 'month'>): string =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 7);
