import { ApiError } from '@halyard/contracts/errors.ts';
import { layersMax, type StoredLayer } from '@halyard/contracts/intelligence/attack.ts';
import type { Kysely } from 'kysely';
import { holdRows } from '../../../database/connections/hold-rows.ts';
import { readNames } from '../../../database/person-names.ts';
import type { AttackLayersTable } from '../../../database/tables/attack-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';

type Summary = Omit<AttackLayersTable, 'content'>;

const columns = ['id', 'name', 'domain', 'techniques', 'owner_id', 'created_at', 'version', 'deleted_at'] as const;

async function toLayers(db: Kysely<Schema>, rows: readonly Summary[]): Promise<StoredLayer[]> {
  const names = await readNames(
    db,
    rows.map(({ owner_id }) => owner_id),
  );
  return rows.map(({ id, name, domain, techniques, owner_id, created_at }) => ({
    id,
    name,
    domain,
    techniques,
    owner: owner_id === null ? null : (names.get(owner_id) ?? null),
    createdAt: new Date(Number(created_at)).toISOString(),
  }));
}

/** One layer, as the lists show it. */
export async function toLayer(db: Kysely<Schema>, row: Summary): Promise<StoredLayer> {
  const [layer] = await toLayers(db, [row]);
  if (!layer) throw new Error('A row did not become a layer.');
  return layer;
}

/** Stored layers, newest first. */
export async function listStored(db: Kysely<Schema>): Promise<StoredLayer[]> {
  const rows = await db
    .selectFrom('attack_layers')
    .select(columns)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(layersMax)
    .execute();
  return toLayers(db, rows);
}

/** Imports with records, newest first. */
export async function listImportLayers(db: Kysely<Schema>): Promise<{ id: string; name: string }[]> {
  return db
    .selectFrom('imports')
    .select(['id', 'file_name as name'])
    .where('state', '=', 'finished')
    .where((eb) => eb.or([eb('created', '>', 0), eb('updated', '>', 0)]))
    .orderBy('started_at', 'desc')
    .limit(50)
    .execute();
}

/** A stored layer, locked inside a transaction; throws 404 otherwise. */
export async function requireLayer(db: Kysely<Schema>, id: string): Promise<AttackLayersTable> {
  const found = db.selectFrom('attack_layers').selectAll().where('id', '=', id).where('deleted_at', 'is', null);
  const row = await holdRows(db, found).executeTakeFirst();
  if (!row) throw new ApiError('layer_not_found');
  return row;
}

/** @throws ApiError too_many_layers where as many are kept as the list shows. */
export async function requireRoom(db: Kysely<Schema>): Promise<void> {
  const { kept } = await db
    .selectFrom('attack_layers')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(kept) >= layersMax) throw new ApiError('too_many_layers');
}
