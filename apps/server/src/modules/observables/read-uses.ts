import type { ObservedType } from '@halyard/contracts/inflow/observable-types.ts';
import type { ObservableUse } from '@halyard/contracts/inflow/observables.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/tables/schema.ts';
import { type Page, readPosition, toPage } from '../../platform/replies/newest-first.ts';
import { readObjectLinks, refKey } from './objects/object-links.ts';
import { isLive } from './observable-rows.ts';
import { toInstant } from './show-observables.ts';

function usesOf(db: Kysely<Schema>, observableId: string, objectType: ObservedType, except?: string) {
  const uses = db
    .selectFrom('observable_uses')
    .where('observable_id', '=', observableId)
    .where('object_type', '=', objectType)
    .where(isLive);
  return except === undefined ? uses : uses.where('object_id', '!=', except);
}

/** One page of the objects of a type that use an observable, the latest first. */
export async function readUses(
  db: Kysely<Schema>,
  observableId: string,
  objectType: ObservedType,
  { limit, after, except }: Page & { readonly except?: string | undefined },
) {
  let page = usesOf(db, observableId, objectType, except);
  const position = readPosition(after);
  if (position)
    page = page
      .where('last_at', '<=', position.at)
      .where((eb) => eb.or([eb('last_at', '<', position.at), eb('id', '>', Number(position.id))]));
  const found = await page
    .selectAll()
    .orderBy('last_at', 'desc')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  const { rows, next } = toPage(found, limit, ({ last_at, id }) => ({ at: Number(last_at), id: String(id) }));
  const links = await readObjectLinks(
    db,
    rows.map(({ object_id }) => ({ objectType, objectId: object_id })),
  );
  const uses = rows.flatMap(({ object_id: objectId, role, origin, first_at, last_at }): ObservableUse[] => {
    const link = links.get(refKey({ objectType, objectId }));
    const times = { firstSeen: toInstant(first_at), lastSeen: toInstant(last_at) };
    return link ? [Object.assign({ objectType, objectId, role, origin }, times, link)] : [];
  });
  const { total } = await usesOf(db, observableId, objectType, except)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { uses, total: Number(total), next };
}

const importsShown = 50;
// Statements take a limited number of values.
const countedMax = 5_000;

/** Imports whose records contain an observable, the newest first. */
export async function readImports(db: Kysely<Schema>, observableId: string) {
  const naming = usesOf(db, observableId, 'threat').select('object_id');
  const counts = await db
    .selectFrom('intelligence')
    .select(['import_id', ({ fn }) => fn.countAll<number>().as('records')])
    .where('id', 'in', naming)
    .where('deleted_at', 'is', null)
    .where('import_id', 'is not', null)
    .groupBy('import_id')
    .execute();
  const records = new Map(counts.map((row) => [row.import_id ?? '', Number(row.records)]));
  if (records.size === 0) return [];
  const rows = await db
    .selectFrom('imports')
    .select(['id', 'file_name', 'started_at'])
    .where('id', 'in', [...records.keys()].slice(0, countedMax))
    .orderBy('started_at', 'desc')
    .limit(importsShown)
    .execute();
  return rows.map(({ id, file_name, started_at }) => ({
    id,
    fileName: file_name,
    at: toInstant(started_at),
    records: records.get(id) ?? 0,
  }));
}
