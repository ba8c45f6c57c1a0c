import { ApiError } from '@halyard/contracts/errors.ts';
import type { BlockList, BlockState } from '@halyard/contracts/inflow/block-lists.ts';
import { type Kysely, type RawBuilder, sql, type Updateable } from 'kysely';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Transaction } from '../../database/database.ts';
import type { BlockListsTable } from '../../database/tables/block-lists-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';

/** Which entries have a state at a time. */
export const isInState: Readonly<Record<BlockState, (now: number) => RawBuilder<boolean>>> = {
  active: (now) => sql`(deleted_at is null and (expires_at is null or expires_at > ${now}))`,
  expired: (now) => sql`(deleted_at is null and expires_at <= ${now})`,
  removed: () => sql`deleted_at is not null`,
};

export const toInstant = (ms: number) => new Date(Number(ms)).toISOString();
export const toInstantOrNull = (ms: number | null) => (ms === null ? null : toInstant(ms));

const hourMs = 3_600_000;
export const toMs = (hours: number | null) => (hours === null ? null : hours * hourMs);

const selectLists = (db: Kysely<Schema>) => db.selectFrom('block_lists').selectAll().where('deleted_at', 'is', null);

export const readListRows = (db: Kysely<Schema>) => selectLists(db).orderBy('name').orderBy('id').execute();

/** An existing list; inside a transaction it is locked. @throws ApiError `record_not_found` */
export async function requireList(db: Kysely<Schema>, id: string): Promise<BlockListsTable> {
  const row = await holdRows(db, selectLists(db).where('id', '=', id)).executeTakeFirst();
  if (!row) throw new ApiError('record_not_found');
  return row;
}

async function countEntries(db: Kysely<Schema>, ids: readonly string[], now: number) {
  if (ids.length === 0) return new Map<string, never>();
  const count = (state: BlockState) => sql<number>`sum(case when ${isInState[state](now)} then 1 else 0 end)`;
  const rows = await db
    .selectFrom('block_entries')
    .select([
      'list_id',
      count('active').as('active'),
      count('expired').as('expired'),
      count('removed').as('removed'),
      sql<number | null>`min(case when ${isInState.active(now)} then expires_at end)`.as('next'),
    ])
    .where('list_id', 'in', ids)
    .groupBy('list_id')
    .execute();
  return new Map(rows.map((row) => [row.list_id, row]));
}

/** Lists as screens show them, in the same order. */
export async function showLists(db: Kysely<Schema>, rows: readonly BlockListsTable[], now: number) {
  const counts = await countEntries(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map((row): BlockList => {
    const { active = 0, expired = 0, removed = 0, next = null } = counts.get(row.id) ?? {};
    return {
      id: row.id,
      name: row.name,
      description: row.description,
      types: JSON.parse(row.types) as BlockList['types'],
      ttlHours: row.ttl_ms === null ? null : Number(row.ttl_ms) / hourMs,
      tokenEnds: row.token_ends,
      counts: { active: Number(active), expired: Number(expired), removed: Number(removed) },
      nextExpiryAt: toInstantOrNull(next),
      lastRead:
        row.read_at === null
          ? null
          : { at: toInstant(row.read_at), address: row.read_address ?? '', userAgent: row.read_agent },
      createdAt: toInstant(row.created_at),
      version: row.version,
    };
  });
}

export async function showList(db: Kysely<Schema>, row: BlockListsTable, now: number): Promise<BlockList> {
  const [list] = await showLists(db, [row], now);
  if (!list) throw new ApiError('record_not_found');
  return list;
}

/** Writes a change of a list that was read in the same transaction, and returns it as it is now. */
export const saveList = (tx: Transaction, { id, version }: BlockListsTable, change: Updateable<BlockListsTable>) =>
  tx
    .updateTable('block_lists')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The served list has changed. */
export const noteChange = (tx: Transaction, listId: string, now: number) =>
  tx.updateTable('block_lists').set({ changed_at: now }).where('id', '=', listId).execute();
