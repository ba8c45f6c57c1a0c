import type {
  Connection,
  Entity,
  EntityDetail,
  EntityPage,
  Graph,
  GraphNode,
} from '@halyard/contracts/intelligence/entities.ts';

const at = '2026-11-20T08:00:00.000Z';

const nodeOf = (id: string): GraphNode => ({
  id,
  name: id,
  type: 'Person',
  family: 'entity',
  severity: null,
  risk: null,
  kind: 'identity',
  degree: 1,
  lastActivity: null,
  sample: false,
});

/** A network of persons; a connection `a-b` leads from `a` to `b`. */
export const graphOf = (ids: readonly string[], edges: readonly string[], change: Partial<GraphNode> = {}): Graph => ({
  nodes: ids.map((id) => ({ ...nodeOf(id), ...change })),
  edges: edges.map((id) => {
    const [source = '', target = ''] = id.split('-');
    return { id, source, target, type: 'Association', strength: 'Medium', firstContact: null, lastContact: null };
  }),
  totalNodes: ids.length,
});

/** A person of the network; `change` makes them special. */
export const someEntity = (id: string, change: Partial<Entity> = {}): Entity => ({
  id,
  kind: 'identity',
  family: 'entity',
  name: id,
  type: 'Person',
  risk: 'High',
  connections: 1,
  lastActivity: at,
  description: '',
  source: 'Field report',
  confidence: null,
  tlp: null,
  labels: [],
  country: null,
  position: null,
  version: 1,
  createdAt: at,
  updatedAt: at,
  sample: false,
  importId: null,
  ...change,
});

const linkTo = (id: string): Connection['source'] => ({
  id,
  name: id,
  type: 'Person',
  family: 'entity',
  severity: null,
  risk: 'High',
});

export const someConnection = (source: string, target: string, change: Partial<Connection> = {}): Connection => ({
  id: `${source}-${target}`,
  source: linkTo(source),
  target: linkTo(target),
  type: 'Employment',
  strength: 'Strong',
  lastContact: at,
  description: '',
  confidence: null,
  tlp: null,
  version: 1,
  createdAt: at,
  updatedAt: at,
  sample: false,
  importId: null,
  ...change,
});

export const entityPageOf = (entities: readonly Entity[], change: Partial<EntityPage> = {}): EntityPage => ({
  entities: [...entities],
  total: entities.length,
  others: 0,
  next: null,
  ...change,
});

export const detailOf = (entity: Entity, change: Partial<EntityDetail> = {}): EntityDetail => ({
  entity,
  connections: [],
  incidents: [],
  history: [],
  facts: null,
  ...change,
});
