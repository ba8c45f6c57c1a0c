import { sql } from 'kysely';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Transaction } from '../../database/database.ts';
import { slicesOf } from './observable-rows.ts';

const usesOf = sql`from observable_uses as used where used.observable_id = observables.id
  and used.deleted_at is null and used.hidden = 0`;
const sightingsOf = sql`from sightings as seen where seen.observable_id = observables.id
  and seen.deleted_at is null and seen.hidden = 0`;
const ofIndicator = sql`from sightings as seen where seen.indicator_id = indicator_index.record_id
  and seen.deleted_at is null and seen.hidden = 0`;

const countOf = (objectType: string) => sql<number>`(select count(*) ${usesOf} and used.object_type = ${objectType})`;

/** Unused observables of these: neither by existing objects, nor by restorable ones. */
async function removeUnnamed(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('observables')
    .where('id', 'in', ids)
    .where('shown', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('observable_uses')
            .select('observable_uses.id')
            .whereRef('observable_uses.observable_id', '=', 'observables.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sightings').select('sightings.id').whereRef('sightings.observable_id', '=', 'observables.id'),
        ),
      ),
    )
    .execute();
}

/** Recomputes the use counts of observables; unused ones are deleted. */
export async function refreshObservables(tx: Transaction, observableIds: Iterable<string>): Promise<void> {
  for (const ids of slicesOf([...new Set(observableIds)].toSorted())) {
    // Locked first: the following count is then complete.
    const held = tx.selectFrom('observables').select('id').where('id', 'in', ids).orderBy('id');
    await holdRows(tx, held).execute();
    await tx
      .updateTable('observables')
      .set({
        alerts: countOf('alert'),
        incidents: countOf('incident'),
        threats: countOf('threat'),
        sightings: sql<number>`(select count(*) ${sightingsOf} and seen.held_back_by is null)`,
        held_back: sql<number>`(select count(*) ${sightingsOf} and seen.held_back_by is not null)`,
        first_seen: sql<number>`coalesce((select min(used.first_at) ${usesOf}), first_seen)`,
        last_seen: sql<number>`coalesce((select max(used.last_at) ${usesOf}), last_seen)`,
      })
      .where('id', 'in', ids)
      .execute();
    await tx
      .updateTable('observables')
      .set({
        shown: sql<0 | 1>`case when alerts + incidents + threats + sightings + held_back > 0 then 1 else 0 end`,
      })
      .where('id', 'in', ids)
      .execute();
    await removeUnnamed(tx, ids);
  }
}

/** Recomputes the sighting counts of indicators. */
export async function refreshIndicators(tx: Transaction, recordIds: Iterable<string>): Promise<void> {
  for (const ids of slicesOf([...new Set(recordIds)].toSorted())) {
    const held = tx
      .selectFrom('indicator_index')
      .select('record_id')
      .where('record_id', 'in', ids)
      .orderBy('record_id');
    await holdRows(tx, held).execute();
    await tx
      .updateTable('indicator_index')
      .set({
        sightings: sql<number>`(select count(*) ${ofIndicator} and seen.held_back_by is null)`,
        held_back: sql<number>`(select count(*) ${ofIndicator} and seen.held_back_by is not null)`,
        last_sighted_at: sql<number>`(select max(seen.at) ${ofIndicator} and seen.held_back_by is null)`,
      })
      .where('record_id', 'in', ids)
      .execute();
  }
}
