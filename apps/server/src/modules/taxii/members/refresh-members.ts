import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../clock.ts';
import { holdRows } from '../../../database/connections/hold-rows.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import type { TaxiiCollectionsTable, TaxiiMembersTable } from '../../../database/tables/taxii-schema.ts';
import { findPublished } from '../published.ts';
import type { Refreshing } from '../taxii-ports.ts';
import { describeObject } from './describe-object.ts';
import { type Scope, scopesOf } from './scopes.ts';
import { hasSecretParts, inSteps, readStates, writeObjects } from './shown-rows.ts';

type Db = Kysely<Schema>;
type Ports = Refreshing & { readonly clock: Clock };

const membersAtOnce = 250;

const hold = (tx: Transaction, id: string): Promise<TaxiiCollectionsTable> =>
  holdRows(tx, tx.selectFrom('taxii_collections').selectAll().where('id', '=', id)).executeTakeFirstOrThrow();

const membersAmong = (db: Db, collectionId: string, ids: readonly string[]) =>
  db
    .selectFrom('taxii_members')
    .select(['object_id', 'row_version', 'row_updated'])
    .where('collection_id', '=', collectionId)
    .where('object_id', 'in', ids)
    .execute();

/** Those of the ids that may be sent and are no members yet, or members in another edition. */
async function findChanged(db: Db, { id, ceiling }: TaxiiCollectionsTable, scope: Scope, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const known = new Map((await membersAmong(db, id, ids)).map((member) => [member.object_id, member]));
  return (await readStates(db, scope.part, ceiling, ids))
    .filter((row) => {
      const member = known.get(row.id);
      return !member || member.row_version !== row.version || member.row_updated !== row.updated_at;
    })
    .map((row) => row.id);
}

const forgetMembers = (tx: Transaction, collectionId: string, ids: readonly string[]) =>
  tx.deleteFrom('taxii_members').where('collection_id', '=', collectionId).where('object_id', 'in', ids).execute();

/**
 * Adds objects, each with its own `date_added`. The writer locks the collection until the commit, so that a later time
 * is never seen before an earlier one, on whichever node it was issued.
 */
async function takeIn(tx: Transaction, { clock }: Ports, collectionId: string, scope: Scope, ids: readonly string[]) {
  const collection = await hold(tx, collectionId);
  const belonging = await scope.among(tx, ids);
  const wanted = ids.filter((id) => belonging.has(id));
  // Another node may have added them meanwhile.
  const changed = await findChanged(tx, collection, scope, wanted);
  if (changed.length === 0) return;
  const objects = await writeObjects(tx, scope.part, collection.ceiling, changed);
  let added = Math.max(clock() * 1_000, collection.last_added);
  const rows: TaxiiMembersTable[] = [];
  for (const objectId of changed) {
    const object = objects.get(objectId);
    if (!object) continue;
    const { refs, markings, ...described } = describeObject(object.text, object.updated_at);
    if (hasSecretParts(markings, collection.ceiling)) continue;
    added += 1;
    rows.push({
      collection_id: collectionId,
      object_id: objectId,
      part: scope.part,
      type: described.type,
      spec_version: described.specVersion,
      object_version: described.version,
      version_at: described.versionAt,
      refs: JSON.stringify(refs),
      row_version: object.version,
      row_updated: object.updated_at,
      date_added: added,
    });
  }
  await forgetMembers(tx, collectionId, changed);
  if (rows.length > 0) await tx.insertInto('taxii_members').values(rows).execute();
  await tx.updateTable('taxii_collections').set({ last_added: added }).where('id', '=', collectionId).execute();
}

/** Those of the members that are to be sent no longer. */
async function findGone(db: Db, { ceiling }: TaxiiCollectionsTable, scope: Scope, ids: readonly string[]) {
  const belonging = await scope.among(db, ids);
  const allowed = new Set((await readStates(db, scope.part, ceiling, ids)).map(({ id }) => id));
  return ids.filter((id) => !belonging.has(id) || !allowed.has(id));
}

async function takeOut(tx: Transaction, collectionId: string, scope: Scope, ids: readonly string[]): Promise<void> {
  const gone = await findGone(tx, await hold(tx, collectionId), scope, ids);
  if (gone.length === 0) return;
  await forgetMembers(tx, collectionId, gone);
}

async function refreshPart(ports: Ports, collection: TaxiiCollectionsTable, scope: Scope): Promise<void> {
  const { database } = ports;
  const { id } = collection;
  for await (const ids of scope.candidates(database.read)) {
    const changed = await findChanged(database.read, collection, scope, ids);
    // Other writers wait for one step, not for a page.
    for await (const some of inSteps(changed)) await database.write((tx) => takeIn(tx, ports, id, scope, some));
    await nextTurn();
  }
  for (let after: string | undefined = ''; after !== undefined; ) {
    const members: { object_id: string }[] = await database.read
      .selectFrom('taxii_members')
      .select('object_id')
      .where('collection_id', '=', id)
      .where('part', '=', scope.part)
      .where('object_id', '>', after)
      .orderBy('object_id')
      .limit(membersAtOnce)
      .execute();
    const ids = members.map(({ object_id }) => object_id);
    const gone = ids.length === 0 ? [] : await findGone(database.read, collection, scope, ids);
    if (gone.length > 0) await database.write((tx) => takeOut(tx, id, scope, gone));
    after = ids.length === membersAtOnce ? ids.at(-1) : undefined;
    await nextTurn();
  }
}

/** Syncs a collection with its view: new and changed objects get a new `date_added`, others are removed. */
export async function refreshMembers(ports: Ports, collectionId: string): Promise<void> {
  const found = await findPublished(ports.database.read, collectionId);
  if (!found) return;
  for (const scope of scopesOf(found.collection, found.query, ports.views))
    await refreshPart(ports, found.collection, scope);
}
