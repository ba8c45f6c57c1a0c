import { findPath, type Graph, type GraphEdge, type GraphNode } from '@halyard/contracts/intelligence/entities.ts';
import type { QueryResult, QuerySpec } from '@halyard/contracts/query/query-spec.ts';
import type { Caller } from '../../platform/callers/caller.ts';
import type { Ask } from '../../platform/mount/ask.ts';
import { none } from './read-results.ts';

type Step = { readonly edge: GraphEdge; readonly from: GraphNode; readonly to: GraphNode };

/** The connections of a path in the order in which they are walked from its beginning. */
function orderSteps({ nodes, edges }: Graph, start: string): Step[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const steps: Step[] = [];
  const left = [...edges];
  let from = byId.get(start);
  while (from && left.length > 0) {
    const here = from.id;
    const index = left.findIndex(({ source, target }) => source === here || target === here);
    const [edge] = index === -1 ? [] : left.splice(index, 1);
    const to = edge && byId.get(edge.source === here ? edge.target : edge.source);
    if (!edge || !to) break;
    steps.push({ edge, from, to });
    from = to;
  }
  return steps;
}

/** A shortest path between two records: one row for each step, `total` is their number, 0 where there is no path. */
export async function runPath(ask: Ask, caller: Caller, { ends }: QuerySpec): Promise<QueryResult> {
  const [from = '', to = ''] = ends ?? [];
  const steps = orderSteps(await ask(caller, findPath, { query: { from, to } }), from);
  const rows = steps.map(({ edge, from: start, to: end }) => ({
    id: edge.id,
    opens: end.id,
    cells: {
      source: start.name,
      target: end.name,
      type: edge.type,
      strength: edge.strength,
      lastContact: edge.lastContact,
    },
  }));
  return { ...none, total: rows.length, rows };
}
