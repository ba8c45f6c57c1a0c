import { ApiError } from '@halyard/contracts/errors.ts';
import { daysInMs, retention } from '@halyard/contracts/server/retention.ts';
import { type SchemaSummary, schemasMax } from '@halyard/contracts/work/schemas.ts';
import type { Kysely } from 'kysely';
import { holdRows } from '../../database/connections/hold-rows.ts';
import { lockLimit } from '../../database/connections/lock-limit.ts';
import type { Transaction } from '../../database/database.ts';
import type { SchemasTable } from '../../database/tables/crime-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';

/** How long a deleted schema can be restored, in milliseconds. */
export const schemaRestorableForMs = daysInMs(retention.deletedSchemaDays);

const summaryColumns = [
  ...(['id', 'created_at', 'source', 'description', 'title', 'origin', 'family', 'version', 'sample'] as const),
] as const;
type SummaryRow = Pick<SchemasTable, (typeof summaryColumns)[number]>;

export const toInstant = (at: number) => new Date(at).toISOString();

export const toSummary = (row: SummaryRow): SchemaSummary => ({
  id: row.id,
  createdAt: toInstant(row.created_at),
  source: row.source,
  description: row.description,
  title: row.title,
  origin: row.origin,
  family: row.family,
  version: row.version,
  sample: row.sample === 1,
});

/** The newest version of every family, newest first. */
export async function listNewestSchemas(db: Kysely<Schema>): Promise<SchemaSummary[]> {
  const rows = await db
    .selectFrom('schemas')
    .select(summaryColumns)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('schemas as newer')
            .select('newer.id')
            .whereRef('newer.family', '=', 'schemas.family')
            .whereRef('newer.version', '>', 'schemas.version')
            .where('newer.deleted_at', 'is', null),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(schemasMax)
    .execute();
  return rows.map(toSummary);
}

/**
 * One schema with its document, locked inside a transaction; `latest` is the newest of all. Rejects with
 * `schema_not_found`.
 */
export async function requireSchema(db: Kysely<Schema>, id: string): Promise<SchemasTable> {
  const living = db.selectFrom('schemas').selectAll().where('deleted_at', 'is', null);
  const found =
    id === 'latest' ? living.orderBy('created_at', 'desc').orderBy('id').limit(1) : living.where('id', '=', id);
  const row = await holdRows(db, found).executeTakeFirst();
  if (!row) throw new ApiError('schema_not_found');
  return row;
}

/** The newest schema that names this address, or else has this file name and names no address. */
export async function findByAddress(db: Kysely<Schema>, address: string, fileName: string | undefined) {
  const living = db
    .selectFrom('schemas')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id');
  const named = await living.where('address', '=', address).limit(1).executeTakeFirst();
  if (named || fileName === undefined) return named;
  return living.where('source', '=', fileName).where('address', 'is', null).limit(1).executeTakeFirst();
}

/** A schema deleted since `after`. */
export async function requireDeletedSchema(db: Kysely<Schema>, id: string, after: number): Promise<SchemasTable> {
  const found = db.selectFrom('schemas').selectAll().where('id', '=', id).where('deleted_at', '>', after);
  const row = await holdRows(db, found).executeTakeFirst();
  if (!row) throw new ApiError('schema_not_found');
  return row;
}

/** Versions of a family that are there, the newest first. */
export function listVersions(db: Kysely<Schema>, family: string) {
  return db
    .selectFrom('schemas')
    .select(['id', 'version', 'created_at'])
    .where('family', '=', family)
    .where('deleted_at', 'is', null)
    .orderBy('version', 'desc')
    .execute();
}

/** Throws where there is no room for one more family. */
export async function requireRoom(tx: Transaction): Promise<void> {
  await lockLimit(tx);
  const { families } = await tx
    .selectFrom('schemas')
    .select((eb) => eb.fn.count<number>('family').distinct().as('families'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(families) >= schemasMax) throw new ApiError('list_full');
}

/** Version numbers are not reused, not even those of deleted versions. */
export async function nextVersion(tx: Transaction, family: string): Promise<number> {
  const { newest } = await tx
    .selectFrom('schemas')
    .select((eb) => eb.fn.max<number | null>('version').as('newest'))
    .where('family', '=', family)
    .executeTakeFirstOrThrow();
  return Number(newest ?? 0) + 1;
}

/** Of two that add the same version at the same moment, the second is rejected with `conflict`. */
export async function insertSchema(tx: Transaction, row: SchemasTable): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('schemas')
    .values(row)
    .onConflict((conflict) => conflict.columns(['family', 'version']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw new ApiError('conflict');
}

export async function changeSchema(
  tx: Transaction,
  id: string,
  change: Partial<Pick<SchemasTable, 'description' | 'deleted_at'>>,
): Promise<void> {
  await tx.updateTable('schemas').set(change).where('id', '=', id).execute();
}

/** Permanently removes schemas deleted before `before`. */
export async function purgeDeletedSchemas(tx: Transaction, before: number): Promise<void> {
  await tx.deleteFrom('schemas').where('deleted_at', '<=', before).execute();
}
