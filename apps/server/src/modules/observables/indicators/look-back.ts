import type { ObservedType } from '@halyard/contracts/inflow/observable-types.ts';
import type { Kysely } from 'kysely';
import type { Database, Transaction } from '../../../database/database.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import type { EventLog } from '../../../event-log/event-log.ts';
import { sight } from '../create-observe.ts';
import { isLive, type KnownObservable, slicesOf } from '../observable-rows.ts';
import type { Observed } from '../observe-objects.ts';
import { soughtBy } from './find-networks.ts';

const dayMs = 86_400_000;
/** How far back a new indicator is searched in stored data. */
export const lookBackMs = 90 * dayMs;
/** Concurrent writes are searched again: transactions of other nodes end later than they began. */
const againAfterMs = 60_000;
const indicatorsAtOnce = 200;
const usesAtOnce = 500;

type Ports = { readonly database: Database; readonly log: EventLog; readonly isStopped: () => boolean };

const readDue = async (db: Kysely<Schema>, now: number) =>
  (
    await db
      .selectFrom('indicator_index')
      .select(['record_id', 'look_back_at', 'indexed_at'])
      .where('look_back_at', 'is not', null)
      .where('look_back_at', '<=', now)
      .orderBy('look_back_at')
      .limit(indicatorsAtOnce)
      .execute()
  ).map(({ record_id, indexed_at }) => ({ id: record_id, indexedAt: Number(indexed_at) }));

type Use = { readonly id: number; readonly object_type: ObservedType; readonly object_id: string };

const readUses = (db: Kysely<Schema>, recordIds: readonly string[], since: number, after: number): Promise<Use[]> =>
  db
    .selectFrom('observable_uses')
    .select(['id', 'object_type', 'object_id'])
    .where('observable_id', 'in', soughtBy(recordIds))
    .where('object_type', 'in', ['alert', 'incident'])
    .where(isLive)
    .where('last_at', '>=', since)
    .where('id', '>', after)
    .orderBy('id')
    .limit(usesAtOnce)
    .execute();

/** Objects of a type with all that they have. */
export async function readObserved(
  tx: Kysely<Schema>,
  objectType: ObservedType,
  ids: readonly string[],
): Promise<Observed[]> {
  const objects = new Map<string, { at: number; all: Map<string, KnownObservable> }>();
  for (const some of slicesOf(ids)) {
    const rows = await tx
      .selectFrom('observable_uses')
      .innerJoin('observables', 'observables.id', 'observable_uses.observable_id')
      .select(['object_id', 'observable_id', 'role', 'origin', 'last_at', 'type', 'value'])
      .where('object_id', 'in', some)
      .where('object_type', '=', objectType)
      .where(isLive)
      .execute();
    for (const { object_id, observable_id: id, role, origin, last_at, type, value } of rows) {
      const own = objects.get(object_id) ?? { at: 0, all: new Map<string, KnownObservable>() };
      own.at = Math.max(own.at, Number(last_at));
      own.all.set(id, { id, type, value, role, origin });
      objects.set(object_id, own);
    }
  }
  return [...objects].map(([objectId, { at, all }]) => ({ objectType, objectId, at, all, fresh: [] }));
}

/** Matches what uses the terms of indicators. */
async function lookThrough(tx: Transaction, log: EventLog, uses: readonly Use[], now: number): Promise<void> {
  for (const objectType of ['alert', 'incident'] as const) {
    const ids = [...new Set(uses.filter((use) => use.object_type === objectType).map(({ object_id }) => object_id))];
    if (ids.length > 0) await sight(tx, log, await readObserved(tx, objectType, ids), now);
  }
}

type Due = { readonly id: string; readonly indexedAt: number };

/** These have searched the existing data; recently indexed ones search again. */
async function noteLooked(tx: Transaction, due: readonly Due[], now: number): Promise<void> {
  for (const [indexedAt, some] of Map.groupBy(due, (one) => one.indexedAt))
    await tx
      .updateTable('indicator_index')
      .set({ look_back_at: now < indexedAt + againAfterMs ? indexedAt + againAfterMs : null })
      .where(
        'record_id',
        'in',
        some.map(({ id }) => id),
      )
      // It may have been indexed again meanwhile.
      .where('indexed_at', '=', indexedAt)
      .execute();
}

/** Searches stored data for due indicators, until none is left. */
export async function lookBack({ database, log, isStopped }: Ports, clock: () => number): Promise<void> {
  while (!isStopped()) {
    const now = clock();
    const due = await readDue(database.read, now);
    if (due.length === 0) return;
    const ids = due.map(({ id }) => id);
    for (let after: number | undefined = 0; after !== undefined && !isStopped(); ) {
      const uses: Use[] = await readUses(database.read, ids, now - lookBackMs, after);
      if (uses.length > 0) await database.write((tx) => lookThrough(tx, log, uses, now));
      after = uses.length < usesAtOnce ? undefined : uses.at(-1)?.id;
    }
    if (isStopped()) return;
    await database.writeStep((tx) => noteLooked(tx, due, now));
  }
}
