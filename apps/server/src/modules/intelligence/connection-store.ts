import type { Kysely } from 'kysely';
import type { ConnectionsTable } from '../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { inChunks, partsOf } from './record-store.ts';

/** Records that are on no screen. */
export const hidden = (db: Kysely<Schema>) =>
  db.selectFrom('intelligence').select('id').where('deleted_at', 'is not', null);

/** Connections that are on the screens: neither they nor one of their ends is hidden. */
export const shownConnections = (db: Kysely<Schema>) =>
  db
    .selectFrom('connections')
    .where('connections.deleted_at', 'is', null)
    .where('source_id', 'not in', hidden(db))
    .where('target_id', 'not in', hidden(db));

type Narrow = { readonly id: string; readonly last_contact_at: number | null };

/** Latest contact first, without one last. */
export function byContact(one: Narrow, other: Narrow): number {
  const [a, b] = [one.last_contact_at ?? Number.NEGATIVE_INFINITY, other.last_contact_at ?? Number.NEGATIVE_INFINITY];
  if (a !== b) return a < b ? 1 : -1;
  return one.id < other.id ? 1 : -1;
}

const ends = ['source_id', 'target_id'] as const;

/** Connections from one of the records to a wanted one, by id. */
export async function readConnectionsAmong(
  db: Kysely<Schema>,
  ids: readonly string[],
  wanted: ReadonlySet<string>,
): Promise<ConnectionsTable[]> {
  const found: ConnectionsTable[] = [];
  for (const part of partsOf(ids)) {
    const rows = await shownConnections(db).selectAll('connections').where('source_id', 'in', part).execute();
    found.push(...rows.filter(({ target_id }) => wanted.has(target_id)));
  }
  return found.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** The number of connections of each record; records without any are omitted. */
export async function countConnectionsOf(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for await (const part of inChunks(ids))
    for (const end of ends) {
      const rows = await shownConnections(db)
        .select([`${end} as id`, (eb) => eb.fn.countAll<number>().as('count')])
        .where(end, 'in', part)
        .groupBy(end)
        .execute();
      for (const { id, count } of rows) counts.set(id, (counts.get(id) ?? 0) + Number(count));
    }
  return counts;
}
