import type { KeptData } from '@halyard/contracts/server/kept-data.ts';
import { daysInMs, type RetentionKind } from '@halyard/contracts/server/retention.ts';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import { everyRow, keptKinds, timeOf } from './kept-kinds.ts';

/** The rows of a kind, and the growth per year at the rate of the last days. */
export type Growth = Pick<KeptData, 'rows' | 'oldestAt' | 'bytesPerYear'>;

const leastDays = 7;
const mostDays = 30;
/** The newest rows, from which the size of one is estimated. */
const sampleRows = 1_000;
/** Size of keys, numbers and indexes of a row, in addition to its texts. */
const rowOverhead = 120;

/** Measures one kind; `now` in milliseconds. bytes/year = rows of the last days ÷ days × 365 × mean size of a row. */
export async function measureGrowth(db: Kysely<Schema>, kind: RetentionKind, now: number): Promise<Growth> {
  const { table, bytes, among = everyRow } = keptKinds[kind];
  const time = timeOf(keptKinds[kind]);
  const count = sql<{ rows: number; oldest: number | null }>`
    select count(*) as rows, min(${time}) as oldest from ${sql.table(table)} where ${among}`;
  const { rows = 0, oldest = null } = (await count.execute(db)).rows[0] ?? {};
  const oldestAt = oldest === null ? null : new Date(oldest).toISOString();
  const ageDays = oldest === null ? 0 : (now - oldest) / daysInMs(1);
  if (ageDays < leastDays || bytes.length === 0) return { rows, oldestAt, bytesPerYear: null };
  const days = Math.min(ageDays, mostDays);
  const recent = sql<{
    rows: number;
  }>`select count(*) as rows from ${sql.table(table)} where ${time} >= ${now - daysInMs(days)}`;
  const length = sql.join(
    bytes.map((column) => sql`coalesce(length(${sql.ref(column)}), 0)`),
    sql` + `,
  );
  const size = sql<{ mean: number | null }>`select cast(avg(size) as float) as mean from (
    select ${length} as size from ${sql.table(table)} order by ${time} desc limit ${sampleRows}) as newest`;
  const mean = ((await size.execute(db)).rows[0]?.mean ?? 0) + rowOverhead;
  const perDay = ((await recent.execute(db)).rows[0]?.rows ?? 0) / days;
  return { rows, oldestAt, bytesPerYear: Math.round(perDay * 365 * mean) };
}
