import type { SharedThing } from '@halyard/contracts/inflow/received-alerts.ts';
import { type Kysely, sql } from 'kysely';
import type { AlertsTable } from '../../../database/tables/inflow-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';

/** What records have in common with alerts, by the id of the record. */
export type Shared = Map<string, Map<string, SharedThing>>;

// What half of all alerts name says little; so many of each are looked at, the newest first.
const observablesMax = 50;
const usesMax = 40;

const add = (shared: Shared, id: string, thing: SharedThing) => {
  const own = shared.get(id) ?? new Map<string, SharedThing>();
  shared.set(id, own.set(`${thing.kind} ${thing.value}`, thing));
};

/** The observables of alerts, those that the fewest alerts name first. */
const readObservables = (db: Kysely<Schema>, alertIds: readonly string[]) =>
  db
    .selectFrom('observable_uses')
    .innerJoin('observables', 'observables.id', 'observable_uses.observable_id')
    .select(['observables.id', 'value', 'observables.alerts'])
    .distinct()
    .where('object_id', 'in', alertIds)
    .where('object_type', '=', 'alert')
    .where('observable_uses.deleted_at', 'is', null)
    .where('observable_uses.hidden', '=', 0)
    .orderBy('observables.alerts')
    .limit(observablesMax)
    .execute();

/**
 * Records of a type that name an observable of these alerts, and were seen with it at or after `since` (milliseconds
 * since 1970). The alerts themselves are left out.
 */
export async function findByObservables(
  db: Kysely<Schema>,
  alertIds: readonly string[],
  type: 'alert' | 'incident',
  since: number,
): Promise<Shared> {
  const shared: Shared = new Map();
  for (const { id, value } of await readObservables(db, alertIds)) {
    const uses = await db
      .selectFrom('observable_uses')
      .select('object_id')
      .where('observable_id', '=', id)
      .where('object_type', '=', type)
      .where('object_id', 'not in', alertIds)
      .where('last_at', '>=', since)
      // The conditions of an index: written out, not handed in.
      .where(sql<boolean>`deleted_at is null and hidden = 0`)
      .orderBy('last_at', 'desc')
      .limit(usesMax)
      .execute();
    for (const { object_id } of uses) add(shared, object_id, { kind: 'observable', value });
  }
  return shared;
}

/** Alerts about the same entity as these, or with an observable of theirs, last seen at or after `since`. */
export async function findSharing(
  db: Kysely<Schema>,
  alerts: readonly Pick<AlertsTable, 'id' | 'entity'>[],
  since: number,
): Promise<Shared> {
  const ids = alerts.map(({ id }) => id);
  const shared = await findByObservables(db, ids, 'alert', since);
  const entities = new Set(alerts.flatMap(({ entity }) => (entity === null ? [] : [entity.toLowerCase()])));
  for (const entity of entities) {
    const rows = await db
      .selectFrom('alerts')
      .select(['id', 'entity'])
      .where(sql<boolean>`deleted_at is null and entity is not null`)
      .where(sql<boolean>`lower(entity) = ${entity}`)
      .where('id', 'not in', ids)
      .where('last_seen', '>=', since)
      .orderBy('last_seen', 'desc')
      .limit(usesMax)
      .execute();
    for (const row of rows) add(shared, row.id, { kind: 'entity', value: row.entity ?? entity });
  }
  return shared;
}
