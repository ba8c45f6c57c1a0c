import { dayIn } from '@halyard/contracts/format/calendar.ts';
import { startOfDay } from '@halyard/contracts/format/start-of-day.ts';
import type { ThreatTrend } from '@halyard/contracts/intelligence/threats.ts';
import type { Span } from './filter-threats.ts';
import { startsOfDays } from './starts-of-days.ts';

export type Buckets = { readonly bucket: ThreatTrend['bucket']; readonly starts: readonly number[] };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Bars that a chart shows at most; longer spans have wider ones. */
const most = 120;

/** The starts of the hours in the span, and the end of the last one. */
export function startsOfHours({ since, until }: Span): number[] {
  const starts: number[] = [];
  for (let start = Math.floor(since / hourMs) * hourMs; start <= until; start += hourMs) starts.push(start);
  return [...starts, (starts.at(-1) ?? until) + hourMs];
}

/** Years that a calendar writes with four digits; a file may name any, and those are counted by UTC. */
const isUsual = (year: number) => year >= 1_000 && year <= 9_000;

/** Months since the year 0 that an instant falls on. */
function monthsAt(at: number, timeZone: string): number {
  const date = new Date(at);
  const year = date.getUTCFullYear();
  if (!isUsual(year)) return year * 12 + date.getUTCMonth();
  const [local = year, month = 1] = dayIn(timeZone, at).split('-').map(Number);
  return local * 12 + month - 1;
}

function startOfMonth(months: number, timeZone: string): number {
  const date = new Date(0);
  const year = Math.floor(months / 12);
  date.setUTCFullYear(year, months - year * 12, 1);
  return isUsual(year) ? startOfDay(timeZone, date.toISOString().slice(0, 10)) : date.getTime();
}

/** The starts of every `step`-th month of a zone in the span, and the end of the last one. */
function startsOfMonths({ since, until }: Span, step: number, timeZone: string): number[] {
  const starts: number[] = [];
  const first = Math.floor(monthsAt(since, timeZone) / step) * step;
  for (let months = first; ; months += step) {
    const start = startOfMonth(months, timeZone);
    starts.push(start);
    if (start > until) return starts;
  }
}

/** Hours of two days, days of a quarter, months of ten years; beyond, as many years as give few enough bars. */
export function bucketsOf(span: Span, timeZone: string): Buckets {
  const days = (span.until - span.since) / dayMs;
  if (days <= 2) return { bucket: 'hour', starts: startsOfHours(span) };
  if (days <= most) return { bucket: 'day', starts: startsOfDays(span.since, span.until, timeZone) };
  const years = days / 365;
  if (years * 12 <= most) return { bucket: 'month', starts: startsOfMonths(span, 1, timeZone) };
  return { bucket: 'year', starts: startsOfMonths(span, 12 * Math.max(1, Math.ceil(years / most)), timeZone) };
}
