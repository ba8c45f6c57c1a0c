import { dayIn } from '@halyard/contracts/format/calendar.ts';
import { instantOfDay } from '../../../preferences/read-day.ts';

/** How a day that was chosen becomes an instant. */
export type DayChoice = {
  readonly timeZone: string;
  /** The instant that was stored; it keeps its time of day while the day stays the same. */
  readonly before: string | null;
};

/** The instant of a day, `YYYY-MM-DD`; null for no day. */
export function instantOf(day: string, { timeZone, before }: DayChoice): string | null {
  if (day === '') return null;
  return before !== null && dayIn(timeZone, before) === day ? before : instantOfDay(timeZone, day);
}
