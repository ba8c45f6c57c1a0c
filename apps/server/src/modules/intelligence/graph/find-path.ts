import type { Graph } from '@halyard/contracts/intelligence/entities.ts';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/tables/schema.ts';
import { requireRecord } from '../record-store.ts';
import { type Edge, readEdgesOf } from './edge-store.ts';
import { toGraph } from './read-graph.ts';

const mostSteps = 8;

/** Records reached from one end: each with the connection that led to it; null for the end itself. */
type Side = { readonly reached: Map<string, Edge | null>; frontier: readonly string[] };

const startAt = (id: string): Side => ({ reached: new Map([[id, null]]), frontier: [id] });

const otherEnd = ({ source_id, target_id }: Edge, id: string) => (source_id === id ? target_id : source_id);

/** One step further from one end. Connections are ordered by id, so the result is deterministic. */
async function advance(db: Kysely<Schema>, side: Side): Promise<void> {
  const frontier = new Set(side.frontier);
  const next: string[] = [];
  for (const edge of await readEdgesOf(db, side.frontier))
    for (const from of [edge.source_id, edge.target_id]) {
      const to = otherEnd(edge, from);
      if (!frontier.has(from) || side.reached.has(to)) continue;
      side.reached.set(to, edge);
      next.push(to);
    }
  side.frontier = next.sort();
}

/** The connections from a record back to its start. */
function wayBack({ reached }: Side, from: string): Edge[] {
  const edges: Edge[] = [];
  let id = from;
  for (let edge = reached.get(id); edge; edge = reached.get(id)) {
    edges.push(edge);
    id = otherEnd(edge, id);
  }
  return edges;
}

async function findSteps(db: Kysely<Schema>, from: string, to: string): Promise<Edge[] | undefined> {
  const [near, far] = [startAt(from), startAt(to)];
  for (let step = 0; step < mostSteps; step++) {
    const [side, other] = near.frontier.length <= far.frontier.length ? [near, far] : [far, near];
    await advance(db, side);
    const meeting = side.frontier.find((id) => other.reached.has(id));
    if (meeting !== undefined) return [...wayBack(near, meeting), ...wayBack(far, meeting)];
    if (side.frontier.length === 0) return undefined;
  }
  return undefined;
}

/** A shortest path between two records over all connections, at most 8 steps; empty if there is none. */
export async function findShortestPath(db: Kysely<Schema>, from: string, to: string): Promise<Graph> {
  for (const id of [from, to]) await requireRecord(db, id);
  if (from === to) return toGraph(db, [from], []);
  const edges = await findSteps(db, from, to);
  if (!edges) return { nodes: [], edges: [], totalNodes: 0 };
  const ids = [...new Set(edges.flatMap(({ source_id, target_id }) => [source_id, target_id]))];
  return toGraph(
    db,
    ids,
    edges.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  );
}
