import type { Connection } from '@halyard/contracts/intelligence/entities.ts';
import type { Kysely } from 'kysely';
import type { ConnectionsTable } from '../../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { byContact, shownConnections } from '../connection-store.ts';
import { toInstant, toInstantOrNull } from '../record-columns.ts';
import { partsOf, readLinks } from '../record-store.ts';

const endsOf = ({ source_id, target_id }: ConnectionsTable) => [source_id, target_id];

/** Rows as the connections they are, in the same order. */
export async function toConnections(db: Kysely<Schema>, rows: readonly ConnectionsTable[]): Promise<Connection[]> {
  const links = await readLinks(db, rows.flatMap(endsOf));
  return rows.flatMap((row) => {
    const [source, target] = [links.get(row.source_id), links.get(row.target_id)];
    if (!source || !target) return [];
    return {
      id: row.id,
      source,
      target,
      type: row.type,
      strength: row.strength,
      description: row.description,
      lastContact: toInstantOrNull(row.last_contact_at),
      confidence: row.confidence,
      tlp: row.tlp,
      version: row.version,
      createdAt: toInstant(row.created_at),
      updatedAt: toInstant(row.updated_at),
      sample: row.sample === 1,
      importId: row.import_id,
    };
  });
}

/** The connections of those ids, in the order of the ids. */
export async function readConnections(db: Kysely<Schema>, ids: readonly string[]): Promise<ConnectionsTable[]> {
  const found = new Map<string, ConnectionsTable>();
  for (const part of partsOf(ids)) {
    const rows = await db.selectFrom('connections').selectAll().where('id', 'in', part).execute();
    for (const row of rows) found.set(row.id, row);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** A record's connections, latest contact first, at most `limit`. */
export async function readLatestOf(db: Kysely<Schema>, recordId: string, limit: number): Promise<ConnectionsTable[]> {
  const found = [];
  for (const end of ['source_id', 'target_id'] as const)
    found.push(
      ...(await shownConnections(db)
        .select(['connections.id', 'last_contact_at'])
        .where(end, '=', recordId)
        .orderBy('last_contact_at', (order) => order.desc().nullsLast())
        .orderBy('connections.id', 'desc')
        .limit(limit)
        .execute()),
    );
  const latest = found.sort(byContact).slice(0, limit);
  return readConnections(
    db,
    latest.map(({ id }) => id),
  );
}
