import type { GraphEdge } from '@halyard/contracts/intelligence/entities.ts';
import type { Kysely } from 'kysely';
import type { ConnectionsTable } from '../../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { shownConnections } from '../connection-store.ts';
import { toInstantOrNull } from '../record-columns.ts';
import { inChunks } from '../record-store.ts';

export type Edge = Pick<
  ConnectionsTable,
  'id' | 'source_id' | 'target_id' | 'type' | 'strength' | 'last_contact_at'
> & {
  readonly stix: string | null;
};

export const byId = (one: { readonly id: string }, other: { readonly id: string }) => (one.id < other.id ? -1 : 1);

async function readEdges(
  db: Kysely<Schema>,
  ids: readonly string[],
  ends: readonly ('source_id' | 'target_id')[],
): Promise<Edge[]> {
  const found = new Map<string, Edge>();
  for await (const part of inChunks(ids)) {
    for (const end of ends) {
      const edges = await shownConnections(db)
        .select(['connections.id', 'source_id', 'target_id', 'type', 'strength', 'last_contact_at', 'connections.stix'])
        .where(end, 'in', part)
        .execute();
      for (const edge of edges) found.set(edge.id, edge);
    }
  }
  return [...found.values()].sort(byId);
}

/** Connections with at least one end among the records, by id. */
export const readEdgesOf = (db: Kysely<Schema>, ids: readonly string[]): Promise<Edge[]> =>
  readEdges(db, ids, ['source_id', 'target_id']);

/** Connections with both ends among the records, by id. */
export async function readEdgesAmong(db: Kysely<Schema>, ids: readonly string[]): Promise<Edge[]> {
  const wanted = new Set(ids);
  const edges = await readEdges(db, ids, ['source_id']);
  return edges.filter(({ target_id }) => wanted.has(target_id));
}

const firstContact = /"(?:start_time|first_seen)":\s*"([^"]{20,40})"/;

/** The start time stated by an imported relationship or sighting; null if there is none. */
function firstContactOf(stix: string | null): string | null {
  const at = Date.parse(stix?.match(firstContact)?.[1] ?? '');
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

export const toGraphEdge = ({ id, source_id, target_id, type, strength, last_contact_at, stix }: Edge): GraphEdge => ({
  id,
  source: source_id,
  target: target_id,
  type,
  strength,
  firstContact: firstContactOf(stix),
  lastContact: toInstantOrNull(last_contact_at),
});
