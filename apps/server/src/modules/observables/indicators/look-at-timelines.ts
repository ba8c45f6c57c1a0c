import { matchTimeline, type Observation } from '@halyard/detection/stix-pattern';
import type { Kysely } from 'kysely';
import type { Database, Transaction } from '../../../database/database.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import type { EventLog } from '../../../event-log/event-log.ts';
import { isLive, minuteOf } from '../observable-rows.ts';
import { recordSighted } from '../sightings/record-sighted.ts';
import { type FoundSighting, writeSightings } from '../sightings/write-sightings.ts';
import { readFindList } from '../warning-lists/find-list.ts';
import { soughtBy } from './find-networks.ts';
import { lookBackMs, readObserved } from './look-back.ts';
import { patternOf } from './pattern-cache.ts';

/** Maximum alerts in which one pattern is searched, the latest ones: older ones are left out. */
const alertsMax = 500;
const indicatorsAtOnce = 20;

type Asked = { readonly record_id: string; readonly pattern: string | null; readonly timed_asked: number };

const readAsked = (db: Kysely<Schema>): Promise<Asked[]> =>
  db
    .selectFrom('indicator_index')
    .select(['record_id', 'pattern', 'timed_asked'])
    .whereRef('timed_asked', '>', 'timed_done')
    .orderBy('record_id')
    .limit(indicatorsAtOnce)
    .execute();

/** Alerts with a value that the indicator is looked up by, and one such value each. */
const readUses = (tx: Transaction, recordId: string, since: number) =>
  tx
    .selectFrom('observable_uses')
    .select(['object_id', ({ fn }) => fn.min('observable_id').as('observable_id')])
    .where('observable_id', 'in', soughtBy([recordId]))
    .where('object_type', '=', 'alert')
    .where(isLive)
    .where('last_at', '>=', since)
    .groupBy('object_id')
    .orderBy(({ fn }) => fn.max('last_at'), 'desc')
    .orderBy('object_id')
    .limit(alertsMax)
    .execute();

async function findSightings(tx: Transaction, { record_id, pattern }: Asked, now: number): Promise<FoundSighting[]> {
  if (pattern === null) return [];
  const uses = await readUses(tx, record_id, now - lookBackMs);
  const ids = uses.map(({ object_id }) => object_id);
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('alerts')
    .select(['id', 'first_seen', 'last_seen', 'count'])
    .where('id', 'in', ids)
    .execute();
  const times = new Map(rows.map((row) => [row.id, row]));
  const objects = await readObserved(tx, 'alert', ids);
  const observations = objects.flatMap(({ objectId, all }): Observation[] => {
    const row = times.get(objectId);
    if (!row) return [];
    const [firstAt, lastAt] = [Number(row.first_seen), Number(row.last_seen)];
    const observables = [...all.values()];
    return [
      { id: objectId, firstAt, lastAt, times: firstAt < lastAt ? Math.max(2, row.count) : row.count, observables },
    ];
  });
  const { completedBy } = matchTimeline(patternOf(pattern).pattern, observations);
  const seenBy = new Map(uses.map(({ object_id, observable_id }) => [object_id, observable_id]));
  return objects.flatMap(({ objectId, all }) => {
    const observable = all.get(seenBy.get(objectId) ?? '');
    if (!observable || !completedBy.has(objectId)) return [];
    const at = minuteOf(Number(times.get(objectId)?.last_seen ?? now));
    return [{ indicatorId: record_id, observable, objectType: 'alert', objectId, at }];
  });
}

type Ports = { readonly database: Database; readonly log: EventLog; readonly isStopped: () => boolean };

/**
 * Evaluates patterns over several alerts, wherever one of their values arrived since. The alert that completes a match
 * is the sighting, so that any order of alerts gives the same sightings.
 */
export async function lookAtTimelines({ database, log, isStopped }: Ports, clock: () => number): Promise<void> {
  while (!isStopped()) {
    const asked = await readAsked(database.read);
    if (asked.length === 0) return;
    for (const one of asked)
      await database.write(async (tx) => {
        const now = clock();
        const found = await findSightings(tx, one, now);
        if (found.length > 0)
          await recordSighted(tx, log, await writeSightings(tx, found, await readFindList(tx), now), now);
        await tx
          .updateTable('indicator_index')
          .set({ timed_done: one.timed_asked })
          .where('record_id', '=', one.record_id)
          .execute();
      });
  }
}
