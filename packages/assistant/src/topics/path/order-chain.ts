import type { Graph, GraphEdge, GraphNode } from '@halyard/contracts/intelligence/entities.ts';

/** One step of a path: a connection and the record that it leads to. */
export type Step = { readonly edge: GraphEdge; readonly from: GraphNode; readonly to: GraphNode };

/** The connections of a path in the order in which they are walked from its beginning. */
export function orderChain({ nodes, edges }: Graph, start: string): Step[] {
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
