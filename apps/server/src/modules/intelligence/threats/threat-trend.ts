import type { ThreatSeverity, ThreatTrend } from '@halyard/contracts/intelligence/threats.ts';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';
import { toInstant } from '../record-columns.ts';
import { sumBySeverity } from './count-threats.ts';
import { boundsOf, matchingThreats, type Span, spanOf, type ThreatFilter } from './filter-threats.ts';
import { startsOfDays } from './starts-of-days.ts';
import { type Buckets, bucketsOf, startsOfHours } from './trend-buckets.ts';

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

// Our own integers: written as literals they stay integers, where SQLite would divide parameters as fractions.
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

/** From the first to the last threat; a selected range is used unchanged. Undefined if there is none. */
async function spanOfAll(db: Kysely<Schema>, filter: ThreatFilter, now: number): Promise<Span | undefined> {
  const endOf = async (direction: 'asc' | 'desc') =>
    (await matchingThreats(db, filter, now).select('seen_at').orderBy('seen_at', direction).limit(1).executeTakeFirst())
      ?.seen_at ?? null;
  // One after the other: the index has each at its end.
  const [first, last] = [await endOf('asc'), await endOf('desc')];
  const { since, until } = boundsOf(filter, now);
  const begin = since ?? (first === null ? null : Number(first));
  const end = until === null ? (last === null ? null : Number(last)) : until - 1;
  return begin === null || end === null ? undefined : { since: begin, until: Math.max(begin, end) };
}

async function findBuckets(db: Kysely<Schema>, filter: ThreatFilter, now: number, timeZone: string): Promise<Buckets> {
  const { period } = filter;
  if (period === 'all') {
    const span = await spanOfAll(db, filter, now);
    return span ? bucketsOf(span, timeZone) : { bucket: 'day', starts: [] };
  }
  const { since, until } = spanOf(period, now);
  if (period === '24h') return { bucket: 'hour', starts: startsOfHours({ since, until }) };
  return { bucket: 'day', starts: startsOfDays(since, until, timeZone) };
}

/**
 * Threats by hour, calendar day, month or years of a zone. A partial first bucket starts before the period, and
 * contains only threats within; so all buckets together equal the counters.
 */
export async function readTrend(
  db: Kysely<Schema>,
  filter: ThreatFilter,
  now: number,
  timeZone: string,
): Promise<ThreatTrend> {
  const { bucket, starts } = await findBuckets(db, filter, now, timeZone);
  if (starts.length === 0) return { bucket, points: [] };
  const counts = await countByBucket(db, filter, now, starts);
  const points = starts.slice(0, -1).map((from, index) => ({
    from: toInstant(from),
    to: toInstant(starts[index + 1] ?? from),
    counts: sumBySeverity(counts.get(index) ?? []),
  }));
  return { bucket, points };
}
