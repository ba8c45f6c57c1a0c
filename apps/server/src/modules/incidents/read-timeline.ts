import type { EventDetails } from '@halyard/contracts/intelligence/intelligence.ts';
import { type IncidentUpdate, timelineMax } from '@halyard/contracts/operations/incidents.ts';
import type { Kysely, Selectable } from 'kysely';
import { readNames } from '../../database/person-names.ts';
import type { Schema } from '../../database/tables/schema.ts';

type Event = Pick<Selectable<Schema['events']>, 'id' | 'at' | 'kind' | 'actor_id' | 'details'>;

/** The actor; for deleted users, the stored name (decision G-081). */
function actorOf(actorId: string | null, names: ReadonlyMap<string, string>, by: string | undefined) {
  if (actorId === null) return null;
  const name = names.get(actorId);
  return name === undefined ? { id: null, name: by ?? '' } : { id: actorId, name };
}

function toUpdate(event: Event, names: ReadonlyMap<string, string>): IncidentUpdate {
  const details = event.details === null ? null : (JSON.parse(event.details) as EventDetails);
  return {
    id: event.id,
    time: new Date(event.at).toISOString(),
    kind: event.kind,
    details,
    user: actorOf(event.actor_id, names, details?.by),
    message: details?.message ?? details?.reason ?? '',
  };
}

/** Log entries of an incident, newest first. */
export async function readTimeline(db: Kysely<Schema>, incidentId: string): Promise<IncidentUpdate[]> {
  const events = await db
    .selectFrom('events')
    .select(['id', 'at', 'kind', 'actor_id', 'details'])
    .where('object_type', '=', 'incident')
    .where('object_id', '=', incidentId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(timelineMax)
    .execute();
  const names = await readNames(
    db,
    events.map(({ actor_id }) => actor_id),
  );
  return events.map((event) => toUpdate(event, names));
}
