import { type AddedBlockEntries, type BlockOrigin, blockEntriesMax } from '@halyard/contracts/inflow/block-lists.ts';
import type { Transaction } from '../../database/database.ts';
import type { BlockEntriesTable, BlockListsTable } from '../../database/tables/block-lists-schema.ts';
import type { ChangedRow } from '../../event-log/changes.ts';
import type { Guard, NamedValue } from './block-list-ports.ts';
import { isInState } from './list-rows.ts';
import type { AskedValue } from './read-asked.ts';

type Rejected = AddedBlockEntries['rejected'][number];

/** Adding values to a list. */
export type Addition = {
  readonly reason: string;
  readonly origin: BlockOrigin;
  readonly originId: string | null;
  readonly byId: string;
  /** Null: until they are removed. */
  readonly ttlMs: number | null;
  readonly now: number;
  readonly newId: () => string;
};

type Allowed = AskedValue & { readonly overrides: string | null };

// Statements take a limited number of values.
const rowsAtOnce = 50;

/** Rejects values on warning lists, unless someone overrides them. */
export function guardValues(
  values: readonly AskedValue[],
  guardOf: (value: NamedValue) => Guard | null,
  isOverridden: boolean,
) {
  const allowed: Allowed[] = [];
  const rejected: Rejected[] = [];
  for (const value of values) {
    const guard = guardOf(value);
    if (guard === null || isOverridden) allowed.push(Object.assign({ overrides: guard?.id ?? null }, value));
    else rejected.push({ text: value.value, reason: 'guarded', guard });
  }
  return { allowed, rejected };
}

async function readKnown(tx: Transaction, listId: string, ids: readonly string[]) {
  const known = new Map<string, BlockEntriesTable>();
  for (let start = 0; start < ids.length; start += rowsAtOnce) {
    const some = ids.slice(start, start + rowsAtOnce);
    const rows = await tx
      .selectFrom('block_entries')
      .selectAll()
      .where('list_id', '=', listId)
      .where('observable_id', 'in', some)
      .execute();
    for (const row of rows) known.set(row.observable_id, row);
  }
  return known;
}

async function countActive(tx: Transaction, listId: string, now: number): Promise<number> {
  const { count } = await tx
    .selectFrom('block_entries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('list_id', '=', listId)
    .where(isInState.active(now))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The later of two times; null is never. */
const laterOf = (one: number | null, other: number | null) =>
  one === null || other === null ? null : Math.max(Number(one), other);

const isActive = ({ deleted_at, expires_at }: BlockEntriesTable, now: number) =>
  deleted_at === null && (expires_at === null || Number(expires_at) > now);

type Written = Omit<BlockEntriesTable, 'id' | 'list_id' | 'observable_id' | 'type' | 'value' | 'version'>;

const columnsOf = ({ overrides }: Allowed, { reason, origin, originId, byId, ttlMs, now }: Addition): Written => ({
  reason,
  origin,
  origin_id: originId,
  by_id: byId,
  overrides,
  added_at: now,
  changed_at: now,
  expires_at: ttlMs === null ? null : now + ttlMs,
  told: 0,
  deleted_at: null,
});

/** Changes an existing row, and returns its undo. */
async function change(tx: Transaction, row: BlockEntriesTable, columns: Partial<Written>): Promise<ChangedRow> {
  const version = row.version + 1;
  await tx
    .updateTable('block_entries')
    .set({ ...columns, version })
    .where('id', '=', row.id)
    .execute();
  const before = Object.fromEntries(
    Object.keys(columns).map((column) => [column, row[column as keyof Written]] as const),
  );
  return { table: 'block_entries', id: row.id, version, before };
}

/**
 * Adds values to a locked list: new and ended ones are added, active ones are extended to the later of the two times.
 * Returns the changed rows, for undo.
 */
export async function addEntries(
  tx: Transaction,
  list: BlockListsTable,
  { values, addition }: { readonly values: readonly Allowed[]; readonly addition: Addition },
) {
  const { now } = addition;
  const known = await readKnown(
    tx,
    list.id,
    values.map(({ id }) => id),
  );
  let room = blockEntriesMax - (await countActive(tx, list.id, now));
  const rows: ChangedRow[] = [];
  const rejected: Rejected[] = [];
  const fresh: BlockEntriesTable[] = [];
  const [added, extended]: [string[], string[]] = [[], []];
  let unchanged = 0;
  for (const value of values) {
    const row = known.get(value.id);
    const columns = columnsOf(value, addition);
    if (row && isActive(row, now)) {
      const expires_at = laterOf(row.expires_at, columns.expires_at);
      if (expires_at === (row.expires_at === null ? null : Number(row.expires_at))) unchanged++;
      else {
        extended.push(value.value);
        rows.push(await change(tx, row, { expires_at, changed_at: now }));
      }
      continue;
    }
    if (room <= 0) {
      rejected.push({ text: value.value, reason: 'full', guard: null });
      continue;
    }
    room--;
    added.push(value.value);
    if (row) {
      rows.push(await change(tx, row, columns));
      continue;
    }
    const { id, type, value: text } = value;
    const own = { id: addition.newId(), list_id: list.id, observable_id: id, type, value: text, version: 1 };
    fresh.push(Object.assign(own, columns));
  }
  for (let start = 0; start < fresh.length; start += rowsAtOnce)
    await tx
      .insertInto('block_entries')
      .values(fresh.slice(start, start + rowsAtOnce))
      .execute();
  for (const { id } of fresh) rows.push({ table: 'block_entries', id, version: 1, before: { deleted_at: now } });
  return { rows, added, extended, unchanged, rejected };
}
