import {
  type SeverityCounts,
  type ThreatPeriod,
  type ThreatSeverity,
  type ThreatsOutside,
  threatSeverities,
} from '@halyard/contracts/intelligence/threats.ts';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';
import { toInstantOrNull } from '../record-columns.ts';
import { boundsOf, matchingThreats, type Span, spanOf, type ThreatFilter } from './filter-threats.ts';

type Counted = { readonly severity: ThreatSeverity | null; readonly count: number };

/** Sums up by severity; a missing severity counts 0. */
export function sumBySeverity(rows: readonly Counted[]): SeverityCounts {
  const counts = { Critical: 0, High: 0, Medium: 0, Low: 0, notSet: 0 };
  for (const { severity, count } of rows) counts[severity ?? 'notSet'] += Number(count);
  return counts;
}

export const totalOf = (counts: SeverityCounts): number =>
  threatSeverities.reduce((sum, severity) => sum + counts[severity], counts.notSet);

// Not grouped: grouping makes SQLite sort every row first.
const countOf = (severity: ThreatSeverity) =>
  sql<number>`coalesce(sum(case when severity = ${sql.lit(severity)} then 1 else 0 end), 0)`.as(severity);

const countOfNotSet = sql<number>`coalesce(sum(case when severity is null then 1 else 0 end), 0)`.as('notSet');

/** The counters; together they are all threats that match. */
export async function countThreats(db: Kysely<Schema>, filter: ThreatFilter, now: number): Promise<SeverityCounts> {
  const columns = [...threatSeverities.map(countOf), countOfNotSet];
  const row = await matchingThreats(db, filter, now).select(columns).executeTakeFirstOrThrow();
  const { Critical, High, Medium, Low, notSet } = row;
  return {
    Critical: Number(Critical),
    High: Number(High),
    Medium: Number(Medium),
    Low: Number(Low),
    notSet: Number(notSet),
  };
}

async function countIn(db: Kysely<Schema>, filter: ThreatFilter, now: number, span: Span): Promise<number> {
  const { count } = await matchingThreats(db, filter, now, span)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many threats the filter finds before and after its period. */
export async function countOutside(db: Kysely<Schema>, filter: ThreatFilter, now: number): Promise<ThreatsOutside> {
  const { since, until } = boundsOf(filter, now);
  const all = spanOf('all', now);
  const { from: _, to: __, ...anytime } = filter;
  // A range ends before its last instant, and a period with it.
  const end = until === null || filter.period !== 'all' ? until : until - 1;
  return {
    earlier: since === null ? 0 : await countIn(db, anytime, now, { ...all, until: since - 1 }),
    later: end === null ? 0 : await countIn(db, anytime, now, { ...all, since: end + 1 }),
    since: toInstantOrNull(since),
    until: toInstantOrNull(until),
  };
}

const namesShown = 200;
const namesLookedAt = 2_000;

/**
 * The types or sources of the threats of a period, by name, at most 200. Skips from one name to the next in the index
 * instead of reading every threat; beyond 2,000 names the rest is not examined.
 */
export async function listNames(
  db: Kysely<Schema>,
  column: 'type' | 'source',
  { period, now }: { readonly period: ThreatPeriod; readonly now: number },
): Promise<string[]> {
  const name = sql.ref(column);
  const { since, until } = spanOf(period, now);
  const shown = sql`family = 'threat' and deleted_at is null`;
  const { rows } = await sql<{ word: string }>`
    with recursive words (word, place) as (
      select min(${name}), 1 from intelligence where ${shown}
      union all
      select (select min(${name}) from intelligence where ${shown} and ${name} > words.word), place + 1
      from words where words.word is not null and place < ${sql.lit(namesLookedAt)}
    )
    select word from words
    where word is not null and exists (
      select 1 from intelligence
      where ${shown} and ${name} = words.word and seen_at >= ${since} and seen_at <= ${until}
    )
    limit ${sql.lit(namesShown)}`.execute(db);
  return rows.map(({ word }) => word).sort();
}
