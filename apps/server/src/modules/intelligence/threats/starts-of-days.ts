import { addDays, dayIn } from '@halyard/contracts/format/calendar.ts';
import { startOfDay } from '@halyard/contracts/format/start-of-day.ts';

/** The starts of the calendar days of a zone in the span, and the end of the last one. */
export function startsOfDays(since: number, until: number, timeZone: string): number[] {
  const starts: number[] = [];
  for (let day = dayIn(timeZone, since); ; day = addDays(day, 1)) {
    const start = startOfDay(timeZone, day);
    // A day skipped by the zone begins with the next one.
    if (start !== starts.at(-1)) starts.push(start);
    if (start > until) return starts;
  }
}
