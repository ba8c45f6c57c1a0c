import type { AlertFilter, QuietRule } from '@halyard/contracts/inflow/alert-rules.ts';
import { type Kysely, sql } from 'kysely';
import { readNames } from '../../../database/person-names.ts';
import type { QuietRulesTable } from '../../../database/tables/inflow-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';

/** Written out, not handed in: SQLite uses a partial index only where it sees the condition itself. */
export const selectUnended = (db: Kysely<Schema>) =>
  db.selectFrom('quiet_rules').selectAll().where(sql<boolean>`ended_at is null`);

/** The rules that run at a time, oldest first. */
export const readRunningRules = (db: Kysely<Schema>, now: number): Promise<QuietRulesTable[]> =>
  selectUnended(db)
    .where('ends_at', '>', now)
    .where('starts_at', '<=', now)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

const instant = (ms: number | bigint) => new Date(Number(ms)).toISOString();

function stateOf({ starts_at, ends_at, ended_at }: QuietRulesTable, now: number): QuietRule['state'] {
  if (ended_at !== null || ends_at <= now) return 'ended';
  return starts_at > now ? 'scheduled' : 'active';
}

/** How many alerts rules have taken hold of, and hold back. */
async function countHeld(db: Kysely<Schema>, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { held: number; hidden: number }>();
  const rows = await db
    .selectFrom('alerts')
    .select([
      'suppressed_by',
      ({ fn }) => fn.countAll<number>().as('held'),
      sql<number>`sum(case when hidden = 1 and work_status <> 'Closed' then 1 else 0 end)`.as('hidden'),
    ])
    .where('suppressed_by', 'in', ids)
    .where(sql<boolean>`deleted_at is null and suppressed_by is not null`)
    .groupBy('suppressed_by')
    .execute();
  return new Map(
    rows.map(({ suppressed_by, held, hidden }) => [
      suppressed_by ?? '',
      { held: Number(held), hidden: Number(hidden) },
    ]),
  );
}

/** Rows as the rules they are, in the same order. */
export async function toQuietRules(db: Kysely<Schema>, rows: readonly QuietRulesTable[], now: number) {
  const names = await readNames(
    db,
    rows.map(({ owner_id }) => owner_id),
  );
  const counts = await countHeld(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(
    (row): QuietRule => ({
      id: row.id,
      filter: JSON.parse(row.filter) as AlertFilter,
      mode: row.mode,
      reason: row.reason,
      owner: row.owner_id === null ? null : { id: row.owner_id, name: names.get(row.owner_id) ?? row.owner_id },
      from: instant(row.starts_at),
      until: instant(row.ends_at),
      state: stateOf(row, now),
      endedAt: row.ended_at === null ? null : instant(row.ended_at),
      endedEarly: row.ended_at !== null && Number(row.ended_at) < Number(row.ends_at),
      held: counts.get(row.id)?.held ?? 0,
      hidden: counts.get(row.id)?.hidden ?? 0,
      version: row.version,
    }),
  );
}
