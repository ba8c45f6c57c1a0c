import { addDays, dayIn } from '@halyard/contracts/format/calendar.ts';
import { startOfDay } from '@halyard/contracts/format/start-of-day.ts';
import type { ThreatFilter } from '../threats-search.ts';

/** Days, `YYYY-MM-DD`, both included; `''` is an open end. */
export type Days = { readonly from: string; readonly to: string };

type Range = Pick<ThreatFilter, 'from' | 'to'>;

/** The error of the range: empty, or the end is before the beginning. */
export function problemOfDays({ from, to }: Days): 'none' | 'order' | undefined {
  if (from === '' && to === '') return 'none';
  return from !== '' && to !== '' && to < from ? 'order' : undefined;
}

const beginOf = (day: string, timeZone: string) => new Date(startOfDay(timeZone, day)).toISOString();

/** The instants at which the days of a zone begin and end, the end excluded. */
export const rangeOfDays = ({ from, to }: Days, timeZone: string): Range => ({
  ...(from !== '' && { from: beginOf(from, timeZone) }),
  ...(to !== '' && { to: beginOf(addDays(to, 1), timeZone) }),
});

/** The days of a zone that a range touches. */
export const daysOfRange = ({ from, to }: Range, timeZone: string): Days => ({
  from: from === undefined ? '' : dayIn(timeZone, from),
  to: to === undefined ? '' : dayIn(timeZone, Date.parse(to) - 1),
});
