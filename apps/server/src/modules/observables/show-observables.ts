import type { ObservableEntry } from '@halyard/contracts/inflow/observables.ts';
import type { Kysely } from 'kysely';
import type { ObservablesTable } from '../../database/tables/observables-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { slicesOf } from './observable-rows.ts';

export const toInstant = (ms: number | bigint | string): string => new Date(Number(ms)).toISOString();
export const toInstantOrNull = (ms: number | bigint | string | null): string | null =>
  ms === null ? null : toInstant(ms);

export const toEntry = (row: ObservablesTable): ObservableEntry => ({
  id: row.id,
  type: row.type,
  value: row.value,
  tlp: row.tlp,
  firstSeen: toInstant(row.first_seen),
  lastSeen: toInstant(row.last_seen),
  uses: { alerts: row.alerts, incidents: row.incidents, threats: row.threats },
  sightings: row.sightings,
  heldBack: row.held_back,
});

/** Observables by their ids. */
export async function readObservables(db: Kysely<Schema>, ids: readonly string[]) {
  const found = new Map<string, ObservablesTable>();
  for (const some of slicesOf([...new Set(ids)])) {
    const rows = await db.selectFrom('observables').selectAll().where('id', 'in', some).execute();
    for (const row of rows) found.set(row.id, row);
  }
  return found;
}
