import { dayAt, weekdayOf } from '../times/calendar.ts';
import type { Now } from '../times/named-date.ts';
import { daysBack, monthsBack } from '../times/relative-spans.ts';
import type { Span } from '../times/span.ts';
import type { Code } from '../vocabulary/vocabulary.ts';

/** Days that "soon" and "the coming days" reach ahead. */
const soonDays = 7;
const hourMs = 3_600_000;

/** The meaning of a word for a time that no phrase of `findTimes` has; undefined if it is just "now". */
export function futureSpan(code: Code, number: number | undefined, now: Now): Span | undefined {
  const sinceMonday = weekdayOf(dayAt(now.now, now.timeZone));
  switch (code) {
    case 'span:tomorrow':
      return daysBack(now, -1, -1);
    case 'span:nextWeek':
      return daysBack(now, sinceMonday - 7, sinceMonday - 13);
    case 'span:thisWeek':
      return daysBack(now, sinceMonday, sinceMonday - 6);
    case 'span:nextMonth':
      return monthsBack(now, -1, -1);
    case 'span:nextDays':
      return daysBack(now, 0, -(number ?? soonDays));
    case 'span:nextHours':
      return { start: now.now, end: now.now + (number ?? 1) * hourMs, unit: 'hours', months: null };
    case 'span:overnight':
      return { start: daysBack(now, 0, 0).start - 6 * hourMs, end: now.now, unit: 'hours', months: null };
    case 'span:thisMorning':
      return { start: daysBack(now, 0, 0).start, end: now.now, unit: 'hours', months: null };
    case 'span:pastMonths':
      return Object.assign(
        { start: now.now - (number ?? 1) * 30 * 24 * hourMs, end: now.now, unit: 'hours' as const, months: null },
        number !== undefined && number > 1 && { monthsBack: number },
      );
    case 'span:pastWeeks':
      return { start: now.now - (number ?? 1) * 7 * 24 * hourMs, end: now.now, unit: 'hours', months: null };
    case 'span:halfYear':
      return Object.assign(monthsBack(now, 5, 0), { monthsBack: 6 });
    case 'span:recently':
      return { start: now.now - 72 * hourMs, end: now.now, unit: 'hours', months: null };
    default:
      return undefined;
  }
}
