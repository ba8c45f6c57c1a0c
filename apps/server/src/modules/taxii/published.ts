import type { Role } from '@halyard/contracts/accounts/roles.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import type { TaxiiCollectionsTable } from '../../database/tables/taxii-schema.ts';

type Db = Kysely<Schema>;

/** A collection with the query of its view. */
export type Published = { readonly collection: TaxiiCollectionsTable; readonly query: string };

const selectPublished = (db: Db) =>
  db
    .selectFrom('taxii_collections')
    .innerJoin('saved_views', 'saved_views.id', 'taxii_collections.view_id')
    .selectAll('taxii_collections')
    .select('saved_views.query as query')
    .where('taxii_collections.deleted_at', 'is', null)
    .where('saved_views.deleted_at', 'is', null)
    .where('saved_views.shared', '=', 1)
    .where('saved_views.list', '=', 'threats');

const toPublished = ({ query, ...collection }: TaxiiCollectionsTable & { query: string }): Published => ({
  collection,
  query,
});

/** A collection whose view exists and is shared; undefined for any other. */
export async function findPublished(db: Db, id: string): Promise<Published | undefined> {
  const row = await selectPublished(db).where('taxii_collections.id', '=', id).executeTakeFirst();
  return row && toPublished(row);
}

/** All of them, in the order of their publication. */
export async function listPublished(db: Db): Promise<Published[]> {
  const rows = await selectPublished(db)
    .orderBy('taxii_collections.created_at')
    .orderBy('taxii_collections.id')
    .execute();
  return rows.map(toPublished);
}

export const mayRead = ({ readers }: Pick<TaxiiCollectionsTable, 'readers'>, role: Role): boolean =>
  (JSON.parse(readers) as Role[]).includes(role);

export const mayWrite = ({ writers }: Pick<TaxiiCollectionsTable, 'writers'>, role: Role): boolean =>
  (JSON.parse(writers) as Role[]).includes(role);
