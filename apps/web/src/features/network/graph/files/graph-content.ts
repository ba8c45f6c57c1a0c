import type { GraphEdge, GraphNode } from '@halyard/contracts/intelligence/entities.ts';
import type { NetworkModel } from '../model/network-model.ts';
import type { Point } from '../model/viewport.ts';

/** What a file of the graph holds: records with where they stand, and the connections among them. */
export type GraphContent = {
  readonly nodes: readonly (GraphNode & { readonly at: Point | undefined })[];
  readonly edges: readonly GraphEdge[];
};

type Wish = {
  readonly ids: ReadonlySet<string>;
  /** Whether a connection is drawn. */
  readonly isDrawn: (id: string) => boolean;
  readonly pointOf: (id: string) => Point | undefined;
};

/** The records with these ids and the drawn connections among them, each by id. */
export function graphContent(model: NetworkModel, { ids, isDrawn, pointOf }: Wish): GraphContent {
  const nodes = model
    .filterNodes((id) => ids.has(id))
    .sort()
    .map((id) => Object.assign({ at: pointOf(id) }, model.getNodeAttributes(id)));
  const edges = model
    .filterEdges((id, _edge, source, target) => ids.has(source) && ids.has(target) && isDrawn(id))
    .sort()
    .map((id) => model.getEdgeAttributes(id));
  return { nodes, edges };
}

/** What both formats say of a record and of a connection, by name; null where no one stated it. */
export const nodeValues = ({ name, type, kind, severity, risk, lastActivity }: GraphNode) =>
  ({ name, type, kind, severity, risk, last_activity: lastActivity }) as const;
export const edgeValues = ({ type, strength, firstContact, lastContact }: GraphEdge) =>
  ({ type, strength, first_contact: firstContact, last_contact: lastContact }) as const;
