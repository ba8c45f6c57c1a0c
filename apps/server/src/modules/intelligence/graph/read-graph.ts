import type { Graph, GraphNode } from '@halyard/contracts/intelligence/entities.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { countConnectionsOf } from '../connection-store.ts';
import { keepDegrees, readAllDegrees } from '../degrees.ts';
import { type EntityFilter, matchingEntities } from '../entities/filter-entities.ts';
import { toInstantOrNull } from '../record-columns.ts';
import { inChunks, requireRecord } from '../record-store.ts';
import { byId, type Edge, readEdgesAmong, readEdgesOf, toGraphEdge } from './edge-store.ts';
import { readLinkedWith } from './read-linked.ts';

type GraphQuery = { readonly filter: EntityFilter; readonly now: number; readonly limit: number };

export async function readNodes(db: Kysely<Schema>, ids: readonly string[]): Promise<GraphNode[]> {
  const degrees = await countConnectionsOf(db, ids);
  const nodes: GraphNode[] = [];
  for await (const part of inChunks(ids)) {
    const rows = await db
      .selectFrom('intelligence')
      .select(['id', 'name', 'type', 'family', 'severity', 'risk', 'kind', 'seen_at', 'sample'])
      .where('id', 'in', part)
      .where('deleted_at', 'is', null)
      .execute();
    for (const { seen_at, sample, ...row } of rows) {
      const lastActivity = toInstantOrNull(seen_at);
      nodes.push({ ...row, degree: degrees.get(row.id) ?? 0, lastActivity, sample: sample === 1 });
    }
  }
  return nodes.sort(byId);
}

/** The records and the connections, each by id, so that the same ones always come in the same order. */
export async function toGraph(
  db: Kysely<Schema>,
  ids: readonly string[],
  edges: readonly Edge[],
  totalNodes: number = ids.length,
): Promise<Graph> {
  return { nodes: await readNodes(db, ids), edges: edges.map(toGraphEdge), totalNodes };
}

async function keepMatching(
  db: Kysely<Schema>,
  ids: readonly string[],
  { filter, now }: GraphQuery,
): Promise<string[]> {
  const kept: string[] = [];
  for await (const part of inChunks(ids)) {
    const rows = await matchingEntities(db, { ...filter, among: part }, now)
      .select('id')
      .execute();
    kept.push(...rows.map(({ id }) => id));
  }
  return kept.sort();
}

/** The neighbours of a record that match, step by step, the nearest first. The record itself is always there. */
export async function readNeighbourhood(
  db: Kysely<Schema>,
  asked: GraphQuery & { readonly center: string; readonly depth: number },
): Promise<Graph> {
  const linked = await readLinkedWith(db, asked.center);
  if (!linked) {
    await requireRecord(db, asked.center);
    return readAround(db, { ...asked, starts: [asked.center] });
  }
  // What is linked is one step away already.
  const { nodes, edges, totalNodes } = await readAround(db, {
    ...asked,
    starts: linked.records,
    depth: asked.depth - 1,
    limit: Math.max(0, asked.limit - linked.nodes.length),
  });
  const shown = new Set([...nodes, ...linked.nodes].map(({ id }) => id));
  const links = linked.edges.filter(({ source, target }) => shown.has(source) && shown.has(target));
  return {
    nodes: [...nodes, ...linked.nodes.filter((node) => !nodes.some(({ id }) => id === node.id))].sort(byId),
    edges: [...edges, ...links].sort(byId),
    totalNodes: totalNodes + linked.nodes.length,
  };
}

/** Records and their neighbours that match, step by step, the nearest first. The records themselves are always there. */
async function readAround(
  db: Kysely<Schema>,
  asked: GraphQuery & { readonly starts: readonly string[]; readonly depth: number },
): Promise<Graph> {
  const reached = new Set(asked.starts);
  let frontier: readonly string[] = asked.starts;
  for (let step = 0; step < asked.depth && frontier.length > 0; step++) {
    const edges = await readEdgesOf(db, frontier);
    const ends = new Set(edges.flatMap(({ source_id, target_id }) => [source_id, target_id]));
    const unknown = [...ends].filter((id) => !reached.has(id));
    frontier = await keepMatching(db, unknown, asked);
    for (const id of frontier) reached.add(id);
  }
  const shown = [...reached].slice(0, asked.limit);
  return toGraph(db, shown, await readEdgesAmong(db, shown), reached.size);
}

/** The best connected of some records first, and then as they stand. */
async function rankIds(db: Kysely<Schema>, ids: readonly string[]): Promise<string[]> {
  const degrees = await readAllDegrees(db);
  const degreeOf = (id: string) => degrees.get(id) ?? 0;
  return ids.toSorted((one, other) => degreeOf(other) - degreeOf(one));
}

/** Some records; where there are more than fit, the best connected. */
export async function readBestConnected(database: Database, found: readonly string[], limit: number): Promise<Graph> {
  const db = database.read;
  if (found.length > limit) await keepDegrees(database);
  const ids = found.length > limit ? (await rankIds(db, found)).slice(0, limit) : found;
  return toGraph(db, ids, await readEdgesAmong(db, ids), found.length);
}
