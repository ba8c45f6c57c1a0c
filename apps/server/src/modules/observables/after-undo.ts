import type { Transaction } from '../../database/database.ts';
import type { ChangedRow } from '../../event-log/changes.ts';
import { sight } from './create-observe.ts';
import { readObserved } from './indicators/look-back.ts';
import { readAgain } from './objects/object-routes.ts';
import { refreshIndicators, refreshObservables } from './refresh-counts.ts';
import { holdBackAnew } from './warning-lists/hold-back.ts';

async function afterUse(tx: Transaction, id: number, now: number): Promise<void> {
  const use = await tx
    .selectFrom('observable_uses')
    .select(['observable_id', 'object_type', 'object_id', 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!use) return;
  const { observable_id, object_type: objectType, object_id: objectId } = use;
  await readAgain(tx, { objectType, id: objectId });
  // Its sightings are deleted and restored with it.
  if (use.deleted_at === null && objectType !== 'threat')
    await sight(tx, null, await readObserved(tx, objectType, [objectId]), now);
  else {
    const gone = await tx
      .deleteFrom('sightings')
      .where('object_id', '=', objectId)
      .where('object_type', '=', objectType)
      .where('observable_id', '=', observable_id)
      .where('origin', '=', 'match')
      .returning('indicator_id')
      .execute();
    await refreshIndicators(
      tx,
      gone.map(({ indicator_id }) => indicator_id),
    );
  }
  await refreshObservables(tx, [observable_id]);
}

async function afterSighting(tx: Transaction, id: number): Promise<void> {
  const row = await tx
    .selectFrom('sightings')
    .select(['indicator_id', 'observable_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return;
  await refreshObservables(tx, [row.observable_id]);
  await refreshIndicators(tx, [row.indicator_id]);
}

/** Recomputes derived counts of a reverted row. */
export async function afterUndo(
  tx: Transaction,
  { table, id }: Pick<ChangedRow, 'table' | 'id'>,
  now: number,
): Promise<void> {
  if (table === 'observable_uses') await afterUse(tx, Number(id), now);
  if (table === 'sightings') await afterSighting(tx, Number(id));
  if (table === 'warning_entries') await holdBackAnew(tx);
}
