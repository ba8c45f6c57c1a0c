import type { IncidentReport } from '@halyard/contracts/operations/reports.ts';
import { dayAt, weekdayOf } from '../../understand/calendar.ts';

export type Step = 'day' | 'week' | 'month';

/** Days put together. `name`: the day, the first day of the week or the month; `first` and `last` are its days. */
export type Bucket = {
  readonly name: string;
  readonly first: string;
  readonly last: string;
  readonly opened: number;
  readonly resolved: number;
};

type Day = IncidentReport['byDay'][number];

const dayMs = 86_400_000;
const writeDay = (at: number) => new Date(at).toISOString().slice(0, 10);

function mondayOf(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`);
  return writeDay(at - weekdayOf(dayAt(at, 'UTC')) * dayMs);
}

const keyOf: Readonly<Record<Step, (day: string) => string>> = {
  day: (day) => day,
  week: mondayOf,
  month: (day) => day.slice(0, 7),
};

const bucketOf = (step: Step, key: string, { day, opened, resolved }: Day): Bucket => ({
  name: step === 'month' ? key : day,
  first: day,
  last: day,
  opened,
  resolved,
});

/** The days of a report put together, newest first, without those that lie after `now` in the zone. */
export function bucketsOf(days: readonly Day[], step: Step, timeZone: string, now: number): Bucket[] {
  const { year, month, day: date } = dayAt(now, timeZone);
  const today = writeDay(Date.UTC(year, month - 1, date));
  const buckets = new Map<string, Bucket>();
  for (const day of days.filter((one) => one.day <= today)) {
    const key = keyOf[step](day.day);
    const known = buckets.get(key);
    buckets.set(
      key,
      known
        ? {
            name: known.name,
            first: known.first,
            last: day.day,
            opened: known.opened + day.opened,
            resolved: known.resolved + day.resolved,
          }
        : bucketOf(step, key, day),
    );
  }
  return [...buckets.values()].reverse();
}
