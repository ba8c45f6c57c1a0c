import type { DateFormat } from '@halyard/contracts/format/format-instant.ts';
import { startOfDay } from '@halyard/contracts/format/start-of-day.ts';

/** Returns the instant, ISO 8601, at which a calendar day (`YYYY-MM-DD`) begins in an IANA time zone. */
export const instantOfDay = (timeZone: string, day: string): string =>
  new Date(startOfDay(timeZone, day)).toISOString();

/** The IANA time zone of this machine: what "local time" means where the person's own choice does not apply. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A calendar day as its parts, `2026-11-21`; undefined where the calendar has no such day. */
function toDay(year: number, month: number, day: number): string | undefined {
  const at = new Date(Date.UTC(year, month - 1, day));
  const isThere = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isThere && year >= 1000 ? at.toISOString().slice(0, 10) : undefined;
}

/** The day that was typed in the person's format, with any of the usual marks between its parts, or as `2026-11-21`. */
export function readDay(typed: string, format: DateFormat): string | undefined {
  const written = /^(\d{1,4})[-/.\s]+(\d{1,2})[-/.\s]+(\d{1,4})$/.exec(typed.trim());
  if (!written) return undefined;
  const [, first = '', second = '', third = ''] = written;
  if (first.length === 4) return toDay(Number(first), Number(second), Number(third));
  if (third.length !== 4) return undefined;
  const [month, day] = format === 'DD/MM/YYYY' ? [second, first] : [first, second];
  return toDay(Number(third), Number(month), Number(day));
}
