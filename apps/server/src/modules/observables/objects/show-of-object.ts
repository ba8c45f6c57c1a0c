import type { ObservedType } from '@halyard/contracts/inflow/observable-types.ts';
import { type ObjectObservable, observablesOfObjectMax } from '@halyard/contracts/inflow/observables.ts';
import type { Kysely } from 'kysely';
import { usesInAlertsOfIncidents } from '../../../database/incident-observables.ts';
import { readNames } from '../../../database/person-names.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { type IndicatorLink, readIndicatorLinks } from '../indicators/indicator-links.ts';
import { isLive } from '../observable-rows.ts';
import { readObservables, toEntry, toInstant } from '../show-observables.ts';
import { readFindList } from '../warning-lists/find-list.ts';
import { nameList } from '../warning-lists/name-list.ts';

const columnOf = { alert: 'alerts', incident: 'incidents', threat: 'threats' } as const;

const usesOf = (db: Kysely<Schema>, objectType: ObservedType, objectId: string) =>
  db
    .selectFrom('observable_uses')
    .where('object_id', '=', objectId)
    .where('object_type', '=', objectType)
    .where(isLive);

/** Observables that an incident has only through its alerts, without duplicates. */
async function readFromAlerts(db: Kysely<Schema>, incidentId: string, own: readonly string[]) {
  const found = await usesInAlertsOfIncidents(db)
    .where('incident_id', '=', incidentId)
    .select(({ fn }) => [
      'observable_id',
      fn.min('role').as('role'),
      fn.max('role').as('other_role'),
      fn.min('origin').as('origin'),
      fn.min('first_at').as('first_at'),
      fn.max('last_at').as('last_at'),
      fn.countAll<number>().as('alerts'),
    ])
    .groupBy('observable_id')
    .orderBy('observable_id')
    .execute();
  const isOwn = new Set(own);
  return found
    .filter(({ observable_id }) => !isOwn.has(observable_id))
    .map(({ alerts, other_role, ...use }) => ({
      ...use,
      // If alerts state different roles, only the relation remains.
      role: use.role === other_role ? use.role : ('related' as const),
      by_id: null,
      fromAlerts: Number(alerts),
    }));
}

/** Every observable of an object by its id; of an incident, those of its alerts as well. */
export async function readObservableIds(db: Kysely<Schema>, objectType: ObservedType, objectId: string) {
  const own = await usesOf(db, objectType, objectId).select('observable_id').execute();
  const ids = own.map(({ observable_id }) => observable_id);
  if (objectType !== 'incident') return ids;
  return [...ids, ...(await readFromAlerts(db, objectId, ids)).map(({ observable_id }) => observable_id)];
}

type Matched = ObjectObservable['indicators'][number];

/** The indicators that were seen in an object, or in the alerts of an incident, by the observable that matched. */
async function readMatched(db: Kysely<Schema>, objectType: ObservedType, objectId: string, now: number) {
  const rows = await db
    .selectFrom('sightings')
    .select(['indicator_id', 'observable_id', 'held_back_by'])
    .distinct()
    .where(({ and, eb, or }) => {
      const alerts = eb.selectFrom('alert_incidents').select('alert_id').where('incident_id', '=', objectId);
      const isIn = and([eb('object_type', '=', objectType), eb('object_id', '=', objectId)]);
      if (objectType !== 'incident') return isIn;
      const isInAlert = eb('object_id', 'in', alerts.where('alert_incidents.deleted_at', 'is', null));
      return or([isIn, and([eb('object_type', '=', 'alert'), isInAlert])]);
    })
    .where(isLive)
    .orderBy('indicator_id')
    .execute();
  const ids = rows.map(({ indicator_id }) => indicator_id);
  const links = await readIndicatorLinks(db, ids, now);
  const found = new Map<string, Matched[]>();
  for (const { indicator_id: id, observable_id, held_back_by: list } of rows) {
    const link: IndicatorLink = links.get(id) ?? { id, name: null, score: null };
    const matched = Object.assign({ heldBackBy: list === null ? null : nameList(list) }, link);
    found.set(observable_id, [...(found.get(observable_id) ?? []), matched]);
  }
  return found;
}

/** Those matched by indicators first, then those whose matches are held back, then by type and value. */
function rankOf({ indicators }: ObjectObservable): number {
  if (indicators.some(({ heldBackBy }) => heldBackBy === null)) return 0;
  return indicators.length > 0 ? 1 : 2;
}

const orderOf = (one: ObjectObservable) => `${rankOf(one)} ${one.observable.type} ${one.observable.value}`;

/** The observables of an object that is on a screen. */
export async function readOfObject(db: Kysely<Schema>, objectType: ObservedType, objectId: string, now: number) {
  const own = await usesOf(db, objectType, objectId).selectAll().orderBy('id').execute();
  const ids = own.map(({ observable_id }) => observable_id);
  const fromAlerts = objectType === 'incident' ? await readFromAlerts(db, objectId, ids) : [];
  const all = [...own.map((use) => ({ ...use, fromAlerts: undefined })), ...fromAlerts];
  const uses = all.slice(0, observablesOfObjectMax);
  const rows = await readObservables(
    db,
    uses.map(({ observable_id }) => observable_id),
  );
  const names = await readNames(
    db,
    uses.map(({ by_id }) => by_id),
  );
  const matched = await readMatched(db, objectType, objectId, now);
  const findList = await readFindList(db);
  const observables = uses.flatMap(({ observable_id, role, origin, by_id: by, first_at, last_at, fromAlerts }) => {
    const row = rows.get(observable_id);
    if (!row) return [];
    const observable = toEntry(row);
    const elsewhere = Object.assign({}, observable.uses);
    if (fromAlerts === undefined) elsewhere[columnOf[objectType]] = Math.max(0, elsewhere[columnOf[objectType]] - 1);
    const list = findList(row);
    return [
      {
        observable,
        role,
        origin,
        fromAlerts,
        addedBy: by === null ? null : { id: by, name: names.get(by) ?? by },
        firstSeen: toInstant(first_at),
        lastSeen: toInstant(last_at),
        elsewhere,
        indicators: matched.get(observable_id) ?? [],
        warningList: list === null ? null : nameList(list),
      },
    ];
  });
  return {
    observables: observables.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)),
    total: all.length,
  };
}

/** The observables of an alert by type, value and role; null where they are not in the tables yet. */
export async function readOfAlert(db: Kysely<Schema>, alertId: string) {
  const rows = await db
    .selectFrom('observable_uses')
    .innerJoin('observables', 'observables.id', 'observable_uses.observable_id')
    .select(['type', 'value', 'role', 'observable_uses.deleted_at'])
    .where('object_id', '=', alertId)
    .where('object_type', '=', 'alert')
    .orderBy('observable_uses.id')
    .execute();
  if (rows.length === 0) return null;
  return rows.filter(({ deleted_at }) => deleted_at === null).map(({ type, value, role }) => ({ type, value, role }));
}
