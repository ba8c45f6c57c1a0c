import { type CalendarDay, monthName, startOf } from './calendar.ts';

/**
 * A stretch of time, `start` included and `end` not, in milliseconds. `months`: first and last calendar month, where
 * it is made of whole months; police data knows nothing finer.
 */
export type Span = {
  readonly start: number;
  readonly end: number;
  readonly unit: 'hours' | 'days' | 'months';
  readonly months: readonly [first: string, last: string] | null;
  /** A weekday said by its name alone: what is due then is due on the next one. */
  readonly isWeekday?: boolean;
  /** Of "the last three months": how many, for what is counted up to now. */
  readonly monthsBack?: number;
};

/** Everything before an instant; its beginning is before anything was recorded. */
export const spanUntil = (end: number, isWeekday = false): Span => ({
  start: 0,
  end,
  unit: 'days',
  months: null,
  isWeekday,
});

/** Whether a stretch has no beginning, which only some queries can be asked for. */
export const isWithoutBeginning = ({ start }: Pick<Span, 'start'>): boolean => start === 0;

/** From the first day to the last, both included. */
export function daysSpan(first: CalendarDay, last: CalendarDay, timeZone: string): Span {
  const end = startOf({ ...last, day: last.day + 1 }, timeZone);
  return { start: startOf(first, timeZone), end, unit: 'days', months: null };
}

type Month = Pick<CalendarDay, 'year' | 'month'>;

/** From the first calendar month to the last, both included. */
export function monthsSpan(first: Month, last: Month, timeZone: string): Span {
  return {
    start: startOf({ ...first, day: 1 }, timeZone),
    end: startOf({ ...last, month: last.month + 1, day: 1 }, timeZone),
    unit: 'months',
    months: [monthName(first), monthName(last)],
  };
}

/** One stretch from the beginning of the first to the end of the last. */
export function joinSpans(first: Span, last: Span): Span {
  const months = first.months && last.months ? ([first.months[0], last.months[1]] as const) : null;
  return { start: first.start, end: last.end, unit: months ? 'months' : 'days', months };
}
