import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { EventLog } from '../../event-log/event-log.ts';
import { isLive, slicesOf } from './observable-rows.ts';
import { type Observed, type ObservedObject, writeObserved } from './observe-objects.ts';
import { matchObjects } from './sightings/match-objects.ts';
import { recordSighted } from './sightings/record-sighted.ts';
import { writeSightings } from './sightings/write-sightings.ts';
import { readFindList } from './warning-lists/find-list.ts';

/** A repeated occurrence updates sightings: their time is that of the object. */
async function moveSightings(tx: Transaction, objects: readonly Observed[]): Promise<void> {
  for (const some of slicesOf(objects)) {
    const moved = await tx
      .updateTable('sightings')
      .set({
        at: sql<number>`coalesce((select last_at from observable_uses as used where used.object_id = sightings.object_id
          and used.observable_id = sightings.observable_id and used.object_type = sightings.object_type), at)`,
      })
      .where('object_type', '=', 'alert')
      .where(
        'object_id',
        'in',
        some.map(({ objectId }) => objectId),
      )
      .where('origin', '=', 'match')
      .where(isLive)
      .returning(['indicator_id', 'at', 'held_back_by'])
      .execute();
    const latest = new Map<string, number>();
    for (const { indicator_id, at, held_back_by } of moved)
      if (held_back_by === null) latest.set(indicator_id, Math.max(latest.get(indicator_id) ?? 0, Number(at)));
    for (const [id, at] of [...latest].toSorted(([one], [other]) => (one < other ? -1 : 1)))
      await tx
        .updateTable('indicator_index')
        .set({ last_sighted_at: at })
        .where('record_id', '=', id)
        .where((eb) => eb.or([eb('last_sighted_at', '<', at), eb('last_sighted_at', 'is', null)]))
        .execute();
  }
}

/** Whether any indicator is decided by several alerts. */
async function hasTimed(tx: Transaction): Promise<boolean> {
  const timed = tx.selectFrom('indicator_index').select('record_id').where(sql<boolean>`timed = 1 and active = 1`);
  return (await timed.limit(1).executeTakeFirst()) !== undefined;
}

/** Matches the observables of objects, and writes and reports sightings. */
export async function sight(
  tx: Transaction,
  log: EventLog | null,
  objects: readonly Observed[],
  now: number,
): Promise<void> {
  const found = await matchObjects(tx, objects, now);
  if (found.length === 0) return;
  const added = await writeSightings(tx, found, await readFindList(tx), now);
  if (log) await recordSighted(tx, log, added, now);
}

/** Alerts of an intake batch: those with changed observables or times. Instants are milliseconds since 1970. */
export type ObserveAlerts = (tx: Transaction, alerts: readonly ObservedObject[], now: number) => Promise<void>;

/** Records the observables of alerts, in the transaction that writes these, and matches them with indicators. */
export const createObserve =
  (log: EventLog | null): ObserveAlerts =>
  async (tx, alerts, now) => {
    const observed = await writeObserved(tx, alerts, now);
    const again = observed.filter(({ fresh, all }) => fresh.length < all.size);
    if (again.length > 0) await moveSightings(tx, again);
    // A repetition has no new observables, but a pattern may require repetitions.
    if (again.length > 0 && (await hasTimed(tx))) await matchObjects(tx, again, now);
    const changed = observed.filter(({ fresh }) => fresh.length > 0);
    if (changed.length > 0) await sight(tx, log, changed, now);
  };
