import { addDays, dayIn } from '@halyard/contracts/format/calendar.ts';
import { instantOfDay } from '../../../preferences/read-day.ts';
import type { ReportPeriod } from '../security-search.ts';

/** A report covers at most this many days. */
const reportDaysMax = 366;
const dayMs = 86_400_000;
const daysOf: Readonly<Record<Exclude<ReportPeriod, 'custom'>, number>> = { '7d': 7, '30d': 30, '90d': 90 };

/** At or after `from` and before `to`; instants, ISO 8601. */
export type ReportSpan = { readonly from: string; readonly to: string };

/** Calendar days, `YYYY-MM-DD`, both included; empty if none is selected. */
export type ReportDays = { readonly first: string; readonly last: string };

type Wanted = { readonly period: ReportPeriod; readonly from: string | undefined; readonly to: string | undefined };

/** The period of whole days in the URL, including today; undefined while one end is missing. */
export function spanOfPeriod({ period, from, to }: Wanted, timeZone: string, now: number): ReportSpan | undefined {
  if (period === 'custom') return from && to ? { from, to } : undefined;
  const today = dayIn(timeZone, now);
  return {
    from: instantOfDay(timeZone, addDays(today, 1 - daysOf[period])),
    to: instantOfDay(timeZone, addDays(today, 1)),
  };
}

/** One day of the zone. */
export const spanOfDay = (day: string, timeZone: string): ReportSpan => ({
  from: instantOfDay(timeZone, day),
  to: instantOfDay(timeZone, addDays(day, 1)),
});

/** The first and the last day of a stretch, for the two fields that choose it. */
export const daysOfSpan = ({ from, to }: Partial<ReportSpan>, timeZone: string): ReportDays => ({
  first: from ? dayIn(timeZone, from) : '',
  last: to ? dayIn(timeZone, Date.parse(to) - 1) : '',
});

/** Why a stretch cannot be reported on. */
export function problemOf({ from, to }: ReportSpan): 'wrongOrder' | 'tooLong' | null {
  const ms = Date.parse(to) - Date.parse(from);
  if (ms <= 0) return 'wrongOrder';
  return ms > reportDaysMax * dayMs ? 'tooLong' : null;
}
