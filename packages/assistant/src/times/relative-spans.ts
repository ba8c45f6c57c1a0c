import { dayAt, weekdayOf } from './calendar.ts';
import type { Now } from './named-date.ts';
import { daysSpan, monthsSpan, type Span } from './span.ts';
import type { Relative } from './time-phrases.ts';

const hourMs = 3_600_000;

/** The meaning of relative phrases, `n` being their number. Weeks begin on Monday. */
export const relativeSpans: Readonly<Record<Relative, (now: Now, n: number) => Span>> = {
  today: (now) => daysBack(now, 0, 0),
  yesterday: (now) => daysBack(now, 1, 1),
  dayBeforeYesterday: (now) => daysBack(now, 2, 2),
  thisWeek: (now) => daysBack(now, weekdayOf(dayAt(now.now, now.timeZone)), 0),
  lastWeek: (now) => {
    const sinceMonday = weekdayOf(dayAt(now.now, now.timeZone));
    return daysBack(now, sinceMonday + 7, sinceMonday + 1);
  },
  thisMonth: (now) => monthsBack(now, 0, 0),
  lastMonth: (now) => monthsBack(now, 1, 1),
  thisQuarter: (now) => quartersBack(now, 0),
  lastQuarter: (now) => quartersBack(now, 1),
  thisYear: (now) => yearsBack(now, 0),
  lastYear: (now) => yearsBack(now, 1),
  lastHours: ({ now }, n) => rolling(now, n * hourMs),
  lastDays: ({ now }, n) => rolling(now, n * 24 * hourMs),
  lastWeeks: ({ now }, n) => rolling(now, n * 7 * 24 * hourMs),
  lastMonths: (now, n) => (n > 1 ? Object.assign(monthsBack(now, n, 1), { monthsBack: n }) : monthsBack(now, n, 1)),
  daysAgo: (now, n) => daysBack(now, n, n),
  lastFortnight: ({ now }) => rolling(now, 14 * 24 * hourMs),
  lastWeekend: (now) => {
    const sinceMonday = weekdayOf(dayAt(now.now, now.timeZone));
    return daysBack(now, sinceMonday + 2, sinceMonday + 1);
  },
};

const rolling = (now: number, ms: number): Span => ({ start: now - ms, end: now, unit: 'hours', months: null });

export function daysBack({ now, timeZone }: Now, first: number, last: number): Span {
  const today = dayAt(now, timeZone);
  return daysSpan({ ...today, day: today.day - first }, { ...today, day: today.day - last }, timeZone);
}

export function monthsBack({ now, timeZone }: Now, first: number, last: number): Span {
  const { year, month } = dayAt(now, timeZone);
  return monthsSpan({ year, month: month - first }, { year, month: month - last }, timeZone);
}

function quartersBack({ now, timeZone }: Now, back: number): Span {
  const { year, month } = dayAt(now, timeZone);
  const first = month - ((month - 1) % 3) - 3 * back;
  return monthsSpan({ year, month: first }, { year, month: first + 2 }, timeZone);
}

function yearsBack({ now, timeZone }: Now, back: number): Span {
  const year = dayAt(now, timeZone).year - back;
  return monthsSpan({ year, month: 1 }, { year, month: 12 }, timeZone);
}
