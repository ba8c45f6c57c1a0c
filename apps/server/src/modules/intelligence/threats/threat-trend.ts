import type { Period, ThreatSeverity, ThreatTrend } from '@halyard/contracts/intelligence/threats.ts';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';
import { toInstant } from '../record-columns.ts';
import { sumBySeverity } from './count-threats.ts';
import { matchingThreats, spanOf, type ThreatFilter } from './filter-threats.ts';
import { startsOfDays } from './starts-of-days.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

function startsOfHours(since: number, until: number): number[] {
  const starts: number[] = [];
  for (let start = Math.floor(since / hourMs) * hourMs; start <= until; start += hourMs) starts.push(start);
  return [...starts, (starts.at(-1) ?? until) + hourMs];
}

/** Buckets of the same width, one after the other. */
type Run = { readonly from: number; readonly until: number; readonly first: number; readonly width: number };

/** Days have 24 hours, but for those on which the clocks are changed: a run of days ends there. */
function runsOf(starts: readonly number[]): Run[] {
  const runs: Run[] = [];
  starts.slice(1).forEach((until, first) => {
    const from = starts[first] ?? until;
    const last = runs.at(-1);
    if (last && last.width === until - from) runs[runs.length - 1] = { ...last, until };
    else runs.push({ from, until, first, width: until - from });
  });
  return runs;
}

// Whole numbers of our own making: written out they stay whole, where SQLite would divide them as fractions.
const bucketOf = (runs: readonly Run[]) =>
  sql<number>`case ${sql.join(
    runs.map(
      ({ from, until, first, width }) =>
        sql`when seen_at < ${sql.lit(until)} then ${sql.lit(first)} + (seen_at - ${sql.lit(from)}) / ${sql.lit(width)}`,
    ),
    sql` `,
  )} end`;

type Count = { readonly bucket: number; readonly severity: ThreatSeverity | null; readonly count: number };

async function countByBucket(db: Kysely<Schema>, filter: ThreatFilter, now: number, starts: readonly number[]) {
  const rows = await matchingThreats(db, filter, now)
    .select(['severity', bucketOf(runsOf(starts)).as('bucket'), (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy(['severity', 'bucket'])
    .execute();
  return Map.groupBy(rows as Count[], ({ bucket }) => Number(bucket));
}

const startsOf = (period: Period, now: number, timeZone: string): number[] => {
  const { since, until } = spanOf(period, now);
  return period === '24h' ? startsOfHours(since, until) : startsOfDays(since, until, timeZone);
};

/**
 * Threats by hour or by calendar day of a zone. The first bucket begins before the period where the period begins in
 * the middle of it, and holds only what lies within; so all buckets together are what the counters count.
 */
export async function readTrend(
  db: Kysely<Schema>,
  filter: ThreatFilter,
  now: number,
  timeZone: string,
): Promise<ThreatTrend> {
  const starts = startsOf(filter.period, now, timeZone);
  const counts = await countByBucket(db, filter, now, starts);
  const points = starts.slice(0, -1).map((from, index) => ({
    from: toInstant(from),
    to: toInstant(starts[index + 1] ?? from + dayMs),
    counts: sumBySeverity(counts.get(index) ?? []),
  }));
  return { bucket: filter.period === '24h' ? 'hour' : 'day', points };
}
