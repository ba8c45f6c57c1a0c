import {
  type Period,
  type SeverityCounts,
  type ThreatSeverity,
  threatSeverities,
} from '@halyard/contracts/intelligence/threats.ts';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';
import { matchingThreats, spanOf, type ThreatFilter } from './filter-threats.ts';

type Counted = { readonly severity: ThreatSeverity | null; readonly count: number };

/** Adds up by severity; a severity that nothing has counts 0. */
export function sumBySeverity(rows: readonly Counted[]): SeverityCounts {
  const counts = { Critical: 0, High: 0, Medium: 0, Low: 0 };
  for (const { severity, count } of rows) if (severity !== null) counts[severity] += Number(count);
  return counts;
}

export const totalOf = (counts: SeverityCounts): number =>
  threatSeverities.reduce((sum, severity) => sum + counts[severity], 0);

// Not grouped: a group makes SQLite sort every row first.
const countOf = (severity: ThreatSeverity) =>
  sql<number>`coalesce(sum(case when severity = ${sql.lit(severity)} then 1 else 0 end), 0)`.as(severity);

/** The four counters; together they are all threats that match. */
export async function countThreats(db: Kysely<Schema>, filter: ThreatFilter, now: number): Promise<SeverityCounts> {
  const row = await matchingThreats(db, filter, now).select(threatSeverities.map(countOf)).executeTakeFirstOrThrow();
  const { Critical, High, Medium, Low } = row;
  return { Critical: Number(Critical), High: Number(High), Medium: Number(Medium), Low: Number(Low) };
}

const namesShown = 200;
const namesLookedAt = 2_000;

/**
 * The types or sources of the threats of a period, by name, at most 200. Walks from one name to the next in the index
 * instead of reading every threat; of more than 2,000 names the rest is not looked at.
 */
export async function listNames(
  db: Kysely<Schema>,
  column: 'type' | 'source',
  { period, now }: { readonly period: Period; readonly now: number },
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
