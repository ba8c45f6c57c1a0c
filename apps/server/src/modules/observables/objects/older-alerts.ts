import type { Kysely } from 'kysely';
import type { Transaction } from '../../../database/database.ts';
import type { AlertsTable } from '../../../database/tables/inflow-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import type { ObserveAlerts } from '../create-observe.ts';
import type { NamedObservable } from '../observable-rows.ts';

const alertsAtOnce = 100;

type Stored = Omit<NamedObservable, 'origin'> & { readonly origin?: 'text' };

/** The observables of an alert, as its row has them. */
const readNamed = (json: string): readonly NamedObservable[] =>
  (JSON.parse(json) as Stored[]).map(({ type, value, role, origin = 'field' as const }) => ({
    type,
    value,
    role,
    origin,
  }));

type Row = Pick<AlertsTable, 'id' | 'number' | 'observables' | 'first_seen' | 'last_seen'>;
export type AlertRow = Row & { readonly isNew: boolean };

export const toObserved = ({ id, observables, first_seen, last_seen, isNew }: AlertRow) => ({
  objectType: 'alert' as const,
  objectId: id,
  firstAt: Number(first_seen),
  lastAt: Number(last_seen),
  observables: readNamed(observables),
  byId: null,
  isNew,
});

/** The number up to which the observables of alerts are in the tables. */
const readReached = async (db: Kysely<Schema>, name: 'observed_alerts' | 'alert'): Promise<number> => {
  const row = await db.selectFrom('counters').select('value').where('name', '=', name).executeTakeFirst();
  return Number(row?.value ?? 0);
};

const moveReached = (tx: Transaction, to: number) =>
  tx.updateTable('counters').set({ value: to }).where('name', '=', 'observed_alerts').where('value', '<', to).execute();

/**
 * Records that the observables of alerts with numbers after `from` up to `to` are extracted, if all before them are:
 * intake writes them in order.
 */
export async function noteObserved(tx: Transaction, from: number, to: number): Promise<void> {
  await tx
    .updateTable('counters')
    .set({ value: to })
    .where('name', '=', 'observed_alerts')
    .where('value', '=', from)
    .execute();
}

/** Whether there are alerts that were stored without their observables. */
export const isBehind = async (db: Kysely<Schema>): Promise<boolean> =>
  (await readReached(db, 'observed_alerts')) < (await readReached(db, 'alert'));

/** Extracts observables of alerts stored without them, in the order of their numbers: a batch at a time. */
export async function observeOlder(tx: Transaction, observe: ObserveAlerts, now: number): Promise<void> {
  const reached = await readReached(tx, 'observed_alerts');
  const newest = await readReached(tx, 'alert');
  const rows = await tx
    .selectFrom('alerts')
    .select(['id', 'number', 'observables', 'first_seen', 'last_seen'])
    .where('number', '>', reached)
    .orderBy('number')
    .limit(alertsAtOnce)
    .execute();
  const alerts = rows.map((row) => toObserved(Object.assign({ isNew: false }, row)));
  await observe(
    tx,
    alerts.filter(({ observables }) => observables.length > 0),
    now,
  );
  // Deleted alerts, and those created by hand, are skipped.
  await moveReached(tx, rows.length < alertsAtOnce ? newest : (rows.at(-1)?.number ?? newest));
}
