import { type SavedView, type ViewList, viewsMax } from '@halyard/contracts/work/views.ts';
import { type Kysely, sql } from 'kysely';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Transaction } from '../../database/database.ts';
import { readNames } from '../../database/person-names.ts';
import { sortKeyOf } from '../../database/sort-key-of.ts';
import type { SavedViewsTable, Schema } from '../../database/tables/schema.ts';

/** Views visible to a user: their own, and those shared by others. */
const selectSeenBy = (db: Kysely<Schema>, personId: string) =>
  db
    .selectFrom('saved_views')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where(({ or, eb }) => or([eb('owner_id', '=', personId), eb('shared', '=', 1)]));

async function toViews(db: Kysely<Schema>, personId: string, rows: readonly SavedViewsTable[]): Promise<SavedView[]> {
  const names = await readNames(
    db,
    rows.map(({ owner_id }) => owner_id),
  );
  const defaults = await db.selectFrom('view_defaults').select('view_id').where('person_id', '=', personId).execute();
  const opening = new Set(defaults.map(({ view_id }) => view_id));
  return rows.map(({ id, list, name, query, shared, owner_id, version }) => ({
    id,
    list,
    name,
    query,
    shared: shared === 1,
    isDefault: opening.has(id),
    owner: { id: owner_id, name: names.get(owner_id) ?? '', isMe: owner_id === personId },
    version,
  }));
}

/** By name; of a list with more than that, the first 500. */
export async function listViewsFor(db: Kysely<Schema>, personId: string, list: ViewList): Promise<SavedView[]> {
  const rows = await selectSeenBy(db, personId)
    .where('list', '=', list)
    .orderBy(sortKeyOf(sql.ref('name')))
    .orderBy('id')
    .limit(viewsMax)
    .execute();
  return toViews(db, personId, rows);
}

/** One view as its owner sees it. */
export async function showView(tx: Transaction, row: SavedViewsTable): Promise<SavedView> {
  const [view] = await toViews(tx, row.owner_id, [row]);
  if (!view) throw new Error('A row did not become a view.');
  return view;
}

export async function countViewsOf(tx: Transaction, ownerId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('saved_views')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A user's own view, locked until the transaction ends; with `deletedSince` one deleted at or after it. */
export async function findOwnView(
  tx: Transaction,
  ownerId: string,
  id: string,
  deletedSince: number | null = null,
): Promise<SavedViewsTable | undefined> {
  const own = tx.selectFrom('saved_views').selectAll().where('id', '=', id).where('owner_id', '=', ownerId);
  const found =
    deletedSince === null ? own.where('deleted_at', 'is', null) : own.where('deleted_at', '>=', deletedSince);
  return holdRows(tx, found).executeTakeFirst();
}

export async function insertView(tx: Transaction, row: SavedViewsTable): Promise<SavedView> {
  await tx.insertInto('saved_views').values(row).execute();
  return showView(tx, row);
}

/** Writes a change of a locked row; it has the next version. */
export async function saveView(
  tx: Transaction,
  row: SavedViewsTable,
  change: Partial<SavedViewsTable>,
): Promise<SavedView> {
  const after = { ...row, ...change, version: row.version + 1 };
  await tx.updateTable('saved_views').set(after).where('id', '=', row.id).execute();
  return showView(tx, after);
}

/** Sets what a list opens with; false where the person sees no such view of the list. */
export async function saveDefault(
  tx: Transaction,
  personId: string,
  list: ViewList,
  viewId: string | null,
): Promise<boolean> {
  if (viewId === null) {
    await tx.deleteFrom('view_defaults').where('person_id', '=', personId).where('list', '=', list).execute();
    return true;
  }
  const seen = selectSeenBy(tx, personId).where('id', '=', viewId).where('list', '=', list);
  if (!(await holdRows(tx, seen).executeTakeFirst())) return false;
  await tx
    .insertInto('view_defaults')
    .values({ person_id: personId, list, view_id: viewId })
    .onConflict((conflict) => conflict.columns(['person_id', 'list']).doUpdateSet({ view_id: viewId }))
    .execute();
  return true;
}

/** Permanently removes views deleted before `until`. */
export async function purgeDeletedViews(tx: Transaction, until: number): Promise<void> {
  await tx.deleteFrom('saved_views').where('deleted_at', '<', until).execute();
}
