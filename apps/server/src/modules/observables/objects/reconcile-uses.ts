import type { ObservedType } from '@halyard/contracts/inflow/observable-types.ts';
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Database, Transaction } from '../../../database/database.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { slicesOf } from '../observable-rows.ts';
import { refreshIndicators, refreshObservables } from '../refresh-counts.ts';

/** Maximum uses compared with their objects in a batch. */
const comparedAtOnce = 2_000;

/** A use that is not as its object is. */
type Stale = {
  readonly id: number;
  readonly observable_id: string;
  readonly object_type: ObservedType;
  readonly object_id: string;
  /** Whether its object is stored at all, and whether it is on no screen. */
  readonly stored: 0 | 1;
  readonly hides: 0 | 1;
  /** Full minutes; null for non-alerts, or if added by hand. */
  readonly first: number | null;
  readonly last: number | null;
};

const isStored = sql<0 | 1>`case when coalesce(alerts.id, incidents.id, intelligence.id) is null then 0 else 1 end`;
const isHidden = sql<0 | 1>`case when coalesce(alerts.deleted_at, incidents.deleted_at, intelligence.deleted_at) is null
  then 0 else 1 end`;
// Whole numbers are divided without a remainder.
const minuteOf = (column: 'first_seen' | 'last_seen') =>
  sql<number | null>`case when used.origin = 'hand' then null
    else alerts.${sql.ref(column)} / 60000 * 60000 end`;

/** Uses whose object was deleted, restored, or repeated. */
const findStale = (db: Kysely<Schema>, among: Expression<SqlBool>): Promise<readonly Stale[]> =>
  db
    .selectFrom('observable_uses as used')
    .leftJoin('alerts', (join) =>
      join.onRef('alerts.id', '=', 'used.object_id').on(sql<boolean>`used.object_type = 'alert'`),
    )
    .leftJoin('incidents', (join) =>
      join.onRef('incidents.id', '=', 'used.object_id').on(sql<boolean>`used.object_type = 'incident'`),
    )
    .leftJoin('intelligence', (join) =>
      join.onRef('intelligence.id', '=', 'used.object_id').on(sql<boolean>`used.object_type = 'threat'`),
    )
    .select(['used.id', 'observable_id', 'object_type', 'object_id'])
    .select([isStored.as('stored'), isHidden.as('hides')])
    .select([minuteOf('first_seen').as('first'), minuteOf('last_seen').as('last')])
    .where(among)
    .where((eb) =>
      eb.or([
        sql<boolean>`${isStored} = 0`,
        sql<boolean>`${isHidden} <> used.hidden`,
        sql<boolean>`${minuteOf('first_seen')} <> used.first_at`,
        sql<boolean>`${minuteOf('last_seen')} <> used.last_at`,
      ]),
    )
    .orderBy('used.id')
    .execute();

const isGone = ({ stored }: Stale) => Number(stored) === 0;

/** Sightings are deleted, hidden and moved with their object. */
async function followObjects(tx: Transaction, stale: readonly Stale[]): Promise<readonly string[]> {
  const objects = new Map(stale.map((use) => [`${use.object_type} ${use.object_id}`, use]));
  const changed: string[] = [];
  for (const some of slicesOf([...objects.values()])) {
    const rows = await tx
      .selectFrom('sightings')
      .select(['id', 'indicator_id', 'object_type', 'object_id', 'at', 'origin'])
      .where(
        'object_id',
        'in',
        some.map(({ object_id }) => object_id),
      )
      .execute();
    for (const { id, indicator_id, object_type, object_id, at, origin } of rows) {
      const object = objects.get(`${object_type} ${object_id}`);
      if (!object) continue;
      changed.push(indicator_id);
      if (isGone(object)) await tx.deleteFrom('sightings').where('id', '=', id).execute();
      else {
        const last = origin === 'match' && object.last !== null ? Number(object.last) : Number(at);
        await tx.updateTable('sightings').set({ hidden: object.hides, at: last }).where('id', '=', id).execute();
      }
    }
  }
  return changed;
}

async function writeUses(tx: Transaction, stale: readonly Stale[]): Promise<void> {
  const idsOf = (wanted: (use: Stale) => boolean) => stale.filter(wanted).map(({ id }) => id);
  for (const ids of slicesOf(idsOf(isGone))) await tx.deleteFrom('observable_uses').where('id', 'in', ids).execute();
  for (const hidden of [0, 1] as const)
    for (const ids of slicesOf(idsOf((use) => !isGone(use) && Number(use.hides) === hidden)))
      await tx.updateTable('observable_uses').set({ hidden }).where('id', 'in', ids).execute();
  for (const { id, first, last } of stale)
    if (first !== null && last !== null)
      await tx
        .updateTable('observable_uses')
        .set({ first_at: Number(first), last_at: Number(last) })
        .where('id', '=', id)
        .execute();
}

async function reconcile(tx: Transaction, stale: readonly Stale[]): Promise<void> {
  await writeUses(tx, stale);
  const indicators = await followObjects(tx, stale);
  await refreshObservables(
    tx,
    stale.map(({ observable_id }) => observable_id),
  );
  await refreshIndicators(tx, indicators);
}

/**
 * Compares uses, some at a time, with their objects: those of permanently deleted objects are removed, those of deleted
 * objects hidden, and those of restored ones shown again. Nothing is written without a difference.
 */
export async function reconcileAll({ read, write }: Database, isStopped: () => boolean): Promise<void> {
  const { newest } = await read
    .selectFrom('observable_uses')
    .select(({ fn }) => fn.max<number | null>('id').as('newest'))
    .executeTakeFirstOrThrow();
  for (let from = 0; from < Number(newest ?? 0) && !isStopped(); from += comparedAtOnce) {
    const among = sql<boolean>`used.id > ${from} and used.id <= ${from + comparedAtOnce}`;
    if ((await findStale(read, among)).length === 0) continue;
    await write(async (tx) => reconcile(tx, await findStale(tx, among)));
  }
}

/** The same for one object. */
export const reconcileObject = ({ write }: Database, objectType: ObservedType, objectId: string): Promise<void> =>
  write(async (tx) => {
    const stale = await findStale(tx, sql<boolean>`used.object_id = ${objectId} and used.object_type = ${objectType}`);
    if (stale.length > 0) await reconcile(tx, stale);
  });
