import { dayIn } from '@halyard/contracts/format/calendar.ts';
import { startOfDay } from '@halyard/contracts/format/start-of-day.ts';

/** A calendar day; months count from 1. A day or month beyond its end runs on into the next, as with `Date.UTC`. */
export type CalendarDay = { readonly year: number; readonly month: number; readonly day: number };

/** The calendar day of an instant in a zone. */
export function dayAt(at: number, timeZone: string): CalendarDay {
  const [year = 0, month = 1, day = 1] = dayIn(timeZone, at).split('-').map(Number);
  return { year, month, day };
}

/** The instant at which a calendar day begins in a zone, summer time included. */
export function startOf({ year, month, day }: CalendarDay, timeZone: string): number {
  return startOfDay(timeZone, new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10));
}

/** 0 is Monday. */
export const weekdayOf = ({ year, month, day }: CalendarDay): number =>
  (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;

/** `2026-03`; a month of 0 or 13 belongs to the year beside it. */
export const monthName = ({ year, month }: Pick<CalendarDay, 'year' | 'month'>): string =>
  new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 7);
