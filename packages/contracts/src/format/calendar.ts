import { memoizeFormatter } from './memoize-formatter.ts';

const dayMs = 86_400_000;

/** Reads the calendar day, `YYYY-MM-DD`, that an instant falls on in an IANA time zone. Make one for many instants. */
export function dayReader(timeZone: string): (instant: Date | string | number) => string {
  // Swedes write a date as ISO 8601 does.
  const format = memoizeFormatter(
    `day ${timeZone}`,
    () => new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
  );
  return (instant) => format.format(new Date(instant));
}

export function dayIn(timeZone: string, instant: Date | string | number): string {
  return dayReader(timeZone)(instant);
}

/** The day `count` days after `day`; a negative count goes back. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** Whether `YYYY-MM-DD` names a day that exists: 2026-02-30 does not. */
export function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}
