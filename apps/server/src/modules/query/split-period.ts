import { addDays, dayIn, weekdayOf } from '@halyard/contracts/format/calendar.ts';
import { startOfDay } from '@halyard/contracts/format/start-of-day.ts';
import type { Bucket } from '@halyard/contracts/query/query-spec.ts';

type Bounds = { readonly from: string; readonly to: string };

/** Points of a trend at most; a longer period is counted in longer steps. */
const pointsMax = 100;
const hourMs = 3_600_000;

const nextMonth = (day: string) => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
};

/** The start of the step after an instant: the next hour, midnight, Monday or first of a month in the zone. */
function nextStart(at: number, bucket: Bucket, timeZone: string): number {
  if (bucket === 'hour') return (Math.floor(at / hourMs) + 1) * hourMs;
  const day = dayIn(timeZone, at);
  if (bucket === 'day') return startOfDay(timeZone, addDays(day, 1));
  if (bucket === 'week') return startOfDay(timeZone, addDays(day, 7 - weekdayOf(day)));
  return startOfDay(timeZone, nextMonth(day));
}

const coarser: Readonly<Record<Bucket, Bucket>> = { hour: 'day', day: 'week', week: 'month', month: 'month' };

/** The steps of a trend, first to last; the first and the last may be shorter than the others. */
export function splitPeriod({ from, to }: Bounds, bucket: Bucket, timeZone: string): Bounds[] {
  const steps: Bounds[] = [];
  const end = Date.parse(to);
  for (let at = Date.parse(from); at < end; ) {
    if (steps.length === pointsMax) {
      if (bucket === 'month') break;
      return splitPeriod({ from, to }, coarser[bucket], timeZone);
    }
    const next = Math.min(nextStart(at, bucket, timeZone), end);
    steps.push({ from: new Date(at).toISOString(), to: new Date(next).toISOString() });
    at = next;
  }
  return steps;
}
