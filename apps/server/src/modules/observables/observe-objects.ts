import type { ObservedType } from '@halyard/contracts/inflow/observable-types.ts';
import type { Tlp } from '@halyard/contracts/intelligence/intelligence.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { ObservablesTable, ObservableUsesTable } from '../../database/tables/observables-schema.ts';
import {
  addressKeyOf,
  hostKeyOf,
  identify,
  type KnownObservable,
  minuteOf,
  type NamedObservable,
  slicesOf,
  valueKeyOf,
} from './observable-rows.ts';

/** An object with all observables that it names. Instants are milliseconds since 1970. */
export type ObservedObject = {
  readonly objectType: ObservedType;
  readonly objectId: string;
  readonly firstAt: number;
  readonly lastAt: number;
  readonly observables: readonly NamedObservable[];
  /** The author; null: a source. */
  readonly byId: string | null;
  readonly tlp?: Tlp | null;
  /** It is new: nothing of it needs to be looked up. */
  readonly isNew: boolean;
};

/** An object with the observables that it has from now on; `fresh` are those that it did not have. */
export type Observed = {
  readonly objectType: ObservedType;
  readonly objectId: string;
  readonly at: number;
  readonly all: ReadonlyMap<string, KnownObservable>;
  readonly fresh: readonly string[];
};

type KnownUse = Pick<ObservableUsesTable, 'object_id' | 'observable_id' | 'deleted_at' | 'role' | 'origin' | 'by_id'> &
  Pick<ObservablesTable, 'type' | 'value'>;

const columnOf = { alert: 'alerts', incident: 'incidents', threat: 'threats' } as const;

/** Existing uses by objects of one type, by object and observable. */
async function readUses(tx: Transaction, objectType: ObservedType, ids: readonly string[]) {
  const found = new Map<string, Map<string, KnownUse>>();
  for (const some of slicesOf(ids)) {
    const rows = await tx
      .selectFrom('observable_uses')
      .innerJoin('observables', 'observables.id', 'observable_uses.observable_id')
      .select(['object_id', 'observable_id', 'deleted_at', 'role', 'origin', 'by_id', 'type', 'value'])
      .where('object_id', 'in', some)
      .where('object_type', '=', objectType)
      .execute();
    for (const row of rows) {
      const own = found.get(row.object_id) ?? new Map<string, KnownUse>();
      found.set(row.object_id, own.set(row.observable_id, row));
    }
  }
  return found;
}

const byId = (one: { readonly id: string }, other: { readonly id: string }) => (one.id < other.id ? -1 : 1);

/** In one order, so that two who write at the same time wait for each other and never in a circle. */
async function writeObservables(tx: Transaction, rows: readonly ObservablesTable[]): Promise<void> {
  for (const some of slicesOf(rows.toSorted(byId)))
    await tx
      .insertInto('observables')
      .values(some)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet({
          alerts: sql`observables.alerts + excluded.alerts`,
          incidents: sql`observables.incidents + excluded.incidents`,
          threats: sql`observables.threats + excluded.threats`,
          tlp: sql`coalesce(observables.tlp, excluded.tlp)`,
          first_seen: sql`case when excluded.first_seen < observables.first_seen or observables.shown = 0
            then excluded.first_seen else observables.first_seen end`,
          last_seen: sql`case when excluded.last_seen > observables.last_seen or observables.shown = 0
            then excluded.last_seen else observables.last_seen end`,
          shown: 1,
        }),
      )
      .execute();
}

type NewUse = Omit<ObservableUsesTable, 'id'>;

async function writeUses(tx: Transaction, rows: readonly NewUse[]): Promise<void> {
  for (const some of slicesOf(rows))
    await tx
      .insertInto('observable_uses')
      .values([...some])
      .onConflict((conflict) =>
        conflict.columns(['object_id', 'observable_id', 'object_type']).doUpdateSet({
          role: sql`excluded.role`,
          origin: sql`excluded.origin`,
          by_id: sql`excluded.by_id`,
          version: sql`observable_uses.version + case when observable_uses.deleted_at is null then 0 else 1 end`,
          deleted_at: null,
          first_at: sql`case when excluded.first_at < observable_uses.first_at
            then excluded.first_at else observable_uses.first_at end`,
          last_at: sql`case when excluded.last_at > observable_uses.last_at
            then excluded.last_at else observable_uses.last_at end`,
        }),
      )
      .execute();
}

const merge = (rows: Map<string, ObservablesTable>, row: ObservablesTable) => {
  const known = rows.get(row.id);
  if (!known) return void rows.set(row.id, row);
  known.alerts += row.alerts;
  known.incidents += row.incidents;
  known.threats += row.threats;
  known.first_seen = Math.min(known.first_seen, row.first_seen);
  known.last_seen = Math.max(known.last_seen, row.last_seen);
};

function toRow({ id, type, value }: KnownObservable, first: number, last: number, now: number): ObservablesTable {
  return {
    id,
    type,
    value,
    value_key: valueKeyOf(value),
    host_key: hostKeyOf(type, value),
    address_key: addressKeyOf(type, value),
    tlp: null,
    created_at: now,
    first_seen: first,
    last_seen: last,
    alerts: 0,
    incidents: 0,
    threats: 0,
    sightings: 0,
    held_back: 0,
    shown: 1,
  };
}

/** An observable that no object uses: a person saw it. */
export const ensureObservable = (tx: Transaction, observable: KnownObservable, at: number, now: number) =>
  writeObservables(tx, [toRow(observable, minuteOf(at), minuteOf(at), now)]);

/**
 * Writes the observables of objects of one type, and their uses. Idempotent and independent of order. A use removed by
 * a user stays removed until a user adds it again.
 */
export async function writeObserved(
  tx: Transaction,
  objects: readonly ObservedObject[],
  now: number,
): Promise<readonly Observed[]> {
  const [first] = objects;
  if (!first) return [];
  const { objectType } = first;
  const old = objects.filter(({ isNew }) => !isNew).map(({ objectId }) => objectId);
  const known = await readUses(tx, objectType, old);
  const rows = new Map<string, ObservablesTable>();
  const uses: NewUse[] = [];
  const observed: Observed[] = [];
  for (const object of objects) {
    const own = known.get(object.objectId) ?? new Map<string, KnownUse>();
    const named = identify(object.observables);
    const [firstAt, lastAt] = [minuteOf(object.firstAt), minuteOf(object.lastAt)];
    const all = new Map<string, KnownObservable>();
    const fresh: string[] = [];
    for (const use of own.values())
      if (use.deleted_at === null)
        all.set(use.observable_id, {
          id: use.observable_id,
          type: use.type,
          value: use.value,
          role: use.role,
          origin: use.origin,
        });
    for (const one of named.values()) {
      const use = own.get(one.id);
      const isRemoved = use !== undefined && use.deleted_at !== null;
      // A use that a user added and removed again is restored when a message contains it.
      if (isRemoved && use.origin !== 'hand' && object.byId === null) continue;
      // Existing uses do not change when a user adds them again.
      if (use && !isRemoved && object.byId !== null) continue;
      const row = toRow(one, firstAt, lastAt, now);
      row.tlp = object.tlp ?? null;
      if (!use || isRemoved) {
        row[columnOf[objectType]] = 1;
        fresh.push(one.id);
      }
      merge(rows, row);
      // A person who added it said in what role.
      const kept = use?.origin === 'hand' && !isRemoved ? use : one;
      uses.push({
        observable_id: one.id,
        object_type: objectType,
        object_id: object.objectId,
        role: kept.role,
        origin: kept.origin,
        first_at: firstAt,
        last_at: lastAt,
        by_id: use?.origin === 'hand' && !isRemoved ? use.by_id : object.byId,
        version: 1,
        deleted_at: null,
        hidden: 0,
      });
      all.set(one.id, one);
    }
    observed.push({ objectType, objectId: object.objectId, at: object.lastAt, all, fresh });
  }
  await writeObservables(tx, [...rows.values()]);
  await writeUses(tx, uses);
  return observed;
}
