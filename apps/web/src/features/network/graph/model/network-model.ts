import { observableTypes } from '@halyard/contracts/inflow/observable-types.ts';
import type { Graph, GraphEdge, GraphNode } from '@halyard/contracts/intelligence/entities.ts';
import { defang } from '@halyard/observables/defang';
import { MultiUndirectedGraph } from 'graphology';

/** What is known of the network on this screen. Two records may be connected more than once. */
export type NetworkModel = MultiUndirectedGraph<GraphNode, GraphEdge>;

// Values of observables are live: no screen shows them so.
function toShown(node: GraphNode): GraphNode {
  const type = node.family === 'observable' && observableTypes.find((one) => one === node.kind);
  return type ? { ...node, name: defang(node.name, type) } : node;
}

/** Several answers of the server as one network; a record or connection that occurs twice is there once, as told last. */
export function mergeGraphs(graphs: readonly Graph[]): NetworkModel {
  const model: NetworkModel = new MultiUndirectedGraph();
  for (const { nodes } of graphs) for (const node of nodes) model.mergeNode(node.id, toShown(node));
  for (const { edges } of graphs) for (const edge of edges) addEdge(model, edge);
  return model;
}

// The ends may be missing where a limit cut the network off; a record that refers to itself has no line to draw.
function addEdge(model: NetworkModel, edge: GraphEdge) {
  const { id, source, target } = edge;
  if (source === target || model.hasEdge(id) || !model.hasNode(source) || !model.hasNode(target)) return;
  model.addUndirectedEdgeWithKey(id, source, target, edge);
}

type Hiding = {
  /** Records whose neighbours are folded away. */
  readonly collapsed: ReadonlySet<string>;
  /** What stays in any case: the centre and the ends of a path. Empty when the whole network is shown. */
  readonly roots: readonly string[];
};

/** The ids that are left when collapsed records keep what hangs on them to themselves. */
export function findVisible(model: NetworkModel, { collapsed, roots }: Hiding): ReadonlySet<string> {
  if (collapsed.size === 0) return new Set(model.nodes());
  const known = roots.filter((id) => model.hasNode(id));
  return known.length === 0 ? withoutLeavesOf(model, collapsed) : reachableFrom(model, known, collapsed);
}

function withoutLeavesOf(model: NetworkModel, collapsed: ReadonlySet<string>): ReadonlySet<string> {
  const hangsOn = (id: string) => {
    const neighbours = model.neighbors(id);
    return neighbours.length > 0 && neighbours.every((neighbour) => collapsed.has(neighbour));
  };
  return new Set(model.nodes().filter((id) => collapsed.has(id) || !hangsOn(id)));
}

function reachableFrom(
  model: NetworkModel,
  roots: readonly string[],
  collapsed: ReadonlySet<string>,
): ReadonlySet<string> {
  const reached = new Set(roots);
  for (const id of reached) {
    if (!collapsed.has(id)) for (const neighbour of model.neighbors(id)) reached.add(neighbour);
  }
  return reached;
}

/** The records of a path from its one end to the other; empty where the answer holds no path. */
export function orderPath(path: Graph, from: string, to: string): readonly GraphNode[] {
  const model = mergeGraphs([path]);
  if (!model.hasNode(from) || !model.hasNode(to)) return [];
  const before = new Map<string, string>([[from, from]]);
  for (const [id] of before) {
    for (const neighbour of model.neighbors(id)) if (!before.has(neighbour)) before.set(neighbour, id);
  }
  return before.has(to) ? trail(before, to).map((id) => model.getNodeAttributes(id)) : [];
}

function trail(before: ReadonlyMap<string, string>, to: string): readonly string[] {
  const step = before.get(to);
  return step === undefined || step === to ? [to] : [...trail(before, step), to];
}
