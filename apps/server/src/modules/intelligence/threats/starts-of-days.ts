import { addDays, dayIn } from '@halyard/contracts/format/calendar.ts';
import { startOfDay } from '@halyard/contracts/format/start-of-day.ts';

/** Where the calendar days of a zone begin that the span touches, and where the last of them ends. */
export function startsOfDays(since: number, until: number, timeZone: string): number[] {
  const starts: number[] = [];
  for (let day = dayIn(timeZone, since); ; day = addDays(day, 1)) {
    const start = startOfDay(timeZone, day);
    // A day that the zone left out begins with the next one.
    if (start !== starts.at(-1)) starts.push(start);
    if (start > until) return starts;
  }
}
