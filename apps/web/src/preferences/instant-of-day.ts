import { startOfDay } from '@halyard/contracts/format/start-of-day.ts';

/** Returns the instant, ISO 8601, at which a calendar day (`YYYY-MM-DD`) begins in an IANA time zone. */
export const instantOfDay = (timeZone: string, day: string): string =>
  new Date(startOfDay(timeZone, day)).toISOString();
