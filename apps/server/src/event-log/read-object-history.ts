import type { ObjectType } from '@halyard/contracts/events.ts';
import { type EventDetails, type HistoryEntry, historyMax } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Kysely } from 'kysely';
import { readNames } from '../database/person-names.ts';
import type { Schema } from '../database/tables/schema.ts';

/** Log entries of one object, newest first. */
export async function readObjectHistory(
  db: Kysely<Schema>,
  objectType: ObjectType,
  objectId: string,
): Promise<HistoryEntry[]> {
  const events = await db
    .selectFrom('events')
    .select(['id', 'at', 'kind', 'actor_id', 'details'])
    .where('object_type', '=', objectType)
    .where('object_id', '=', objectId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(historyMax)
    .execute();
  const names = await readNames(
    db,
    events.map(({ actor_id }) => actor_id),
  );
  return events.map(({ id, at, kind, actor_id, details: json }) => {
    const details = json === null ? null : (JSON.parse(json) as EventDetails);
    const actorName = actor_id === null ? null : (names.get(actor_id) ?? details?.by ?? null);
    return { id, at: new Date(Number(at)).toISOString(), kind, actorId: actor_id, actorName, details };
  });
}
