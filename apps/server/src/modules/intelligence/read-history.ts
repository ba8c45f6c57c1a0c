import { type EventDetails, type HistoryEntry, historyMax } from '@halyard/contracts/intelligence/intelligence.ts';
import type { Kysely, Selectable } from 'kysely';
import { readNames } from '../../database/person-names.ts';
import type { IntelligenceTable } from '../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { toInstant } from './record-columns.ts';
import { readLinks } from './record-store.ts';

type Event = Pick<Selectable<Schema['events']>, 'id' | 'at' | 'kind' | 'actor_id' | 'details'>;

const newestEvents = (db: Kysely<Schema>) =>
  db
    .selectFrom('events')
    .select(['events.id', 'events.at', 'kind', 'actor_id', 'details'])
    .orderBy('events.at', 'desc')
    .orderBy('events.id', 'desc')
    .limit(historyMax);

const readOwn = (db: Kysely<Schema>, id: string): Promise<Event[]> =>
  newestEvents(db).where('object_type', 'in', ['threat', 'entity', 'record']).where('object_id', '=', id).execute();

/** Connections with the record at one end, removed ones too, and who is at the other. */
const touching = (db: Kysely<Schema>, id: string) =>
  db
    .selectFrom('connections')
    .select(['id as connection_id', 'target_id as other_id'])
    .where('source_id', '=', id)
    .unionAll(
      db.selectFrom('connections').select(['id as connection_id', 'source_id as other_id']).where('target_id', '=', id),
    );

/** Events of connections, from this end: they name the record at the other. */
async function readOfConnections(db: Kysely<Schema>, id: string): Promise<Event[]> {
  const events = await newestEvents(db)
    .innerJoin(touching(db, id).as('touching'), 'touching.connection_id', 'events.object_id')
    .where('object_type', '=', 'connection')
    .select('other_id')
    .execute();
  const links = await readLinks(
    db,
    events.map(({ other_id }) => other_id),
  );
  return events.map(({ other_id, ...event }) => {
    const details = event.details === null ? {} : (JSON.parse(event.details) as EventDetails);
    const name = links.get(other_id)?.name;
    return { ...event, details: JSON.stringify({ ...details, otherId: other_id, ...(name && { name }) }) };
  });
}

/** The import of the record is the start of its history. */
async function readImport(db: Kysely<Schema>, importId: string | null): Promise<Event[]> {
  if (importId === null) return [];
  return newestEvents(db)
    .where('object_type', '=', 'import')
    .where('object_id', '=', importId)
    .where('kind', '=', 'import_finished')
    .execute();
}

/** Log entries of a record and its connections, newest first. */
export async function readHistory(
  db: Kysely<Schema>,
  { id, import_id }: Pick<IntelligenceTable, 'id' | 'import_id'>,
): Promise<HistoryEntry[]> {
  const all = [...(await readOwn(db, id)), ...(await readOfConnections(db, id)), ...(await readImport(db, import_id))];
  const events = all.sort((one, other) => other.at - one.at || other.id - one.id).slice(0, historyMax);
  const names = await readNames(
    db,
    events.map(({ actor_id }) => actor_id),
  );
  return events.map(({ id: eventId, at, kind, actor_id, details: json }) => {
    const details = json === null ? null : (JSON.parse(json) as EventDetails);
    const actorName = actor_id === null ? null : (names.get(actor_id) ?? details?.by ?? null);
    return { id: eventId, at: toInstant(at), kind, actorId: actor_id, actorName, details };
  });
}
