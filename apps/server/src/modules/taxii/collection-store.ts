import type { TaxiiCollection } from '@halyard/contracts/inflow/taxii.ts';
import { type Kysely, sql } from 'kysely';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Transaction } from '../../database/database.ts';
import { readNames } from '../../database/person-names.ts';
import { sortKeyOf } from '../../database/sort-key-of.ts';
import type { Schema } from '../../database/tables/schema.ts';
import type { TaxiiCollectionsTable } from '../../database/tables/taxii-schema.ts';
import type { ThreatViews } from './taxii-ports.ts';

type Db = Kysely<Schema>;

const readsShown = 5;

/** A shared view of threats, locked until the transaction ends. */
export const findSharedView = (db: Db, id: string) =>
  holdRows(
    db,
    db
      .selectFrom('saved_views')
      .select(['id', 'name', 'query'])
      .where('id', '=', id)
      .where('list', '=', 'threats')
      .where('shared', '=', 1)
      .where('deleted_at', 'is', null),
  ).executeTakeFirst();

async function readReads(db: Db, collectionId: string): Promise<TaxiiCollection['reads']> {
  const rows = await db
    .selectFrom('taxii_reads')
    .select(['person_id', 'at'])
    .where('collection_id', '=', collectionId)
    .orderBy('at', 'desc')
    .limit(readsShown)
    .execute();
  const names = await readNames(
    db,
    rows.map(({ person_id }) => person_id),
  );
  return rows.map(({ person_id: id, at }) => ({
    person: { id, name: names.get(id) ?? id },
    at: new Date(at).toISOString(),
  }));
}

/** A collection as administrators see it. */
export async function showCollection(
  db: Db,
  { id, title, description, view_id, readers, writers, ceiling, version }: TaxiiCollectionsTable,
  { count }: Pick<ThreatViews, 'count'>,
): Promise<TaxiiCollection> {
  const view = (await findSharedView(db, view_id)) ?? null;
  return {
    id,
    title,
    description,
    view,
    readers: JSON.parse(readers),
    writers: JSON.parse(writers),
    ceiling,
    counts: view ? await count(db, view.query, ceiling) : { threats: 0, heldBack: 0 },
    reads: await readReads(db, id),
    version,
  };
}

const selectShown = (db: Db) => db.selectFrom('taxii_collections').selectAll().where('deleted_at', 'is', null);

/** All that are published, by title. */
export const readCollections = (db: Db): Promise<TaxiiCollectionsTable[]> =>
  selectShown(db)
    .orderBy(sortKeyOf(sql.ref('title')))
    .orderBy('id')
    .execute();

/** One of them, locked inside a transaction. */
export const findCollection = (db: Db, id: string): Promise<TaxiiCollectionsTable | undefined> =>
  holdRows(db, selectShown(db).where('id', '=', id)).executeTakeFirst();

/** Writes a change of a locked row; it has the next version. */
export async function saveCollection(
  tx: Transaction,
  row: TaxiiCollectionsTable,
  change: Partial<TaxiiCollectionsTable>,
): Promise<TaxiiCollectionsTable> {
  const after = { ...row, ...change, version: row.version + 1 };
  await tx.updateTable('taxii_collections').set(after).where('id', '=', row.id).execute();
  return after;
}

/** Permanently removes collections unpublished, and statuses created, before `until`. */
export async function purgeTaxii(tx: Transaction, until: number): Promise<void> {
  await tx.deleteFrom('taxii_collections').where('deleted_at', '<', until).execute();
  await tx.deleteFrom('taxii_statuses').where('at', '<', until).execute();
}
