import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { cursor, id, instant, listUpTo, numberBetween, text } from '../fields.ts';
import { allow } from '../policy.ts';
import {
  changeId,
  confidence,
  connectionsShown,
  country,
  descriptionMax,
  families,
  historyEntry,
  historyMax,
  importedFilter,
  incidentLink,
  labels,
  listOf,
  longText,
  nameMax,
  pageSizeMax,
  position,
  recordLink,
  sourceMax,
  tlp,
  version,
} from './intelligence.ts';
import { stixFacts } from './stix-facts.ts';
import { exported, exportFormats } from './threats.ts';

/** What people add and filter by (decision G-037); imports bring further types, each called by its own name. */
export const entityTypes = ['Person', 'Organization', 'Location'] as const;
export type EntityType = (typeof entityTypes)[number];
export const risks = ['High', 'Medium', 'Low'] as const;
export type Risk = (typeof risks)[number];
export const connectionTypes = ['Employment', 'Association', 'Customer'] as const;
export type ConnectionType = (typeof connectionTypes)[number];
export const strengths = ['Strong', 'Medium', 'Weak'] as const;
export type Strength = (typeof strengths)[number];
export const activityRanges = ['7d', '30d', '90d', 'custom'] as const;
export type ActivityRange = (typeof activityRanges)[number];

/** A node of the network. `connections` counts those whose both ends still exist. */
export const entity = z.object({
  id,
  /** Its STIX type. */
  kind: z.string(),
  family: z.enum(families),
  name: z.string(),
  type: z.string(),
  /** Null where no one rated it. */
  risk: z.nullable(z.enum(risks)),
  connections: z.number(),
  lastActivity: z.nullable(instant),
  description: z.string(),
  source: z.string(),
  confidence,
  /** No one stated the confidence: it was assumed when its import was published. */
  confidenceAssumed: z.optional(z.boolean()),
  tlp: z.nullable(tlp),
  labels: z.array(z.string()),
  country: z.nullable(z.string()),
  position: z.nullable(position),
  version,
  createdAt: instant,
  updatedAt: instant,
  sample: z.boolean(),
  importId: z.nullable(z.string()),
});
export type Entity = z.output<typeof entity>;

/** A connection between two records. Strength and last contact are null where an import did not say. */
export const connection = z.object({
  id,
  source: recordLink,
  target: recordLink,
  type: z.string(),
  strength: z.nullable(z.enum(strengths)),
  lastContact: z.nullable(instant),
  description: z.string(),
  confidence,
  tlp: z.nullable(tlp),
  version,
  createdAt: instant,
  updatedAt: instant,
  sample: z.boolean(),
  importId: z.nullable(z.string()),
});
export type Connection = z.output<typeof connection>;

const short = z.string().check(z.maxLength(200));

export const shownFamilies = ['entities', 'references', 'all'] as const;
export type ShownFamilies = (typeof shownFamilies)[number];

const kinds = z.pipe(
  z.string().check(z.regex(/^[a-z0-9-]{3,250}(?:,[a-z0-9-]{3,250}){0,29}$/, { error: 'must be STIX types' })),
  z.transform((written) => written.split(',')),
);

/** List, graph and export take the same filter. */
export const entityFilter = {
  search: z.optional(short),
  type: z.optional(listOf(entityTypes)),
  risk: z.optional(listOf(['high', 'medium', 'low'])),
  /** On the last activity. `custom` takes `from` and `to`. */
  range: z.optional(z.enum(activityRanges)),
  from: z.optional(instant),
  to: z.optional(instant),
  /** `references` are reports, notes, techniques and all else that is neither entity nor threat; `all` is everything. */
  show: z._default(z.enum(shownFamilies), 'entities'),
  /** STIX types, parted by commas: `report,note`. */
  kind: z.optional(kinds),
  ...importedFilter,
} as const;

/** Groups of the graph from the outside in, parted by tildes; those of a type are called by it, not by a record. */
const groupPath = z.pipe(
  z.string().check(z.regex(/^[^~]{1,300}(?:~[^~]{1,300}){0,19}$/, { error: 'must be groups of the graph' })),
  z.transform((written) => written.split('~')),
);
/** Only records of this group of the graph, of those that match the filter. */
const within = z.optional(groupPath);
/** What precedes the type in the id of a group that is around no record. */
export const typeGroupPrefix = 'type--';

export const entitySortKeys = ['name', 'type', 'risk', 'connections', 'lastActivity'] as const;
export type EntitySortKey = (typeof entitySortKeys)[number];

export const listEntities = defineEndpoint({
  method: 'GET',
  path: '/entities',
  summary: 'Lists persons, organizations and locations; with show=all, all records that can be connected.',
  access: allow('intelligence', 'read'),
  errors: ['record_not_found'],
  query: z.strictObject({
    ...entityFilter,
    within,
    sort: z._default(z.enum(entitySortKeys), 'name'),
    direction: z._default(z.enum(['asc', 'desc']), 'asc'),
    limit: z._default(numberBetween(1, pageSizeMax), 200),
    after: z.optional(cursor),
  }),
  reply: z.object({
    entities: z.array(entity),
    total: z.number(),
    /** How many further records show=all would add. */
    others: z.number(),
    next: z.nullable(z.string()),
  }),
});
export type EntityPage = z.output<NonNullable<typeof listEntities.reply>>;

export const getEntity = defineEndpoint({
  method: 'GET',
  path: '/entities/:id',
  summary: 'Returns a record of the network (threats included) with its connections, incidents and history.',
  access: allow('intelligence', 'read'),
  errors: ['record_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({
    entity,
    /** At most 500; `entity.connections` counts all. */
    connections: listUpTo(connectionsShown, connection),
    incidents: z.array(incidentLink),
    history: listUpTo(historyMax, historyEntry),
    /** What its STIX object states; null where it did not come as one. */
    facts: z.nullable(stixFacts),
  }),
});
export type EntityDetail = z.output<NonNullable<typeof getEntity.reply>>;

export const entityDraft = {
  name: text(nameMax),
  type: z.enum(entityTypes),
  risk: z._default(z.nullable(z.enum(risks)), null),
  lastActivity: z._default(z.nullable(instant), null),
  description: z._default(longText(descriptionMax), ''),
  source: text(sourceMax),
  confidence: z._default(confidence, null),
  tlp: z._default(z.nullable(tlp), null),
  labels: z._default(labels, []),
  country: z._default(z.nullable(country), null),
} as const;

const changedEntity = z.object({ entity, changeId });

export const addEntity = defineEndpoint({
  method: 'POST',
  path: '/entities',
  summary: 'Creates a person, organization or location.',
  access: allow('intelligence', 'create'),
  body: z.strictObject(entityDraft),
  reply: changedEntity,
  status: 201,
  location: '/entities/:entity.id',
});

export const updateEntity = defineEndpoint({
  method: 'PUT',
  path: '/entities/:id',
  summary: 'Replaces the editable fields of an entity; 412 if it changed since `version`.',
  access: allow('intelligence', 'update'),
  errors: ['record_changed', 'record_not_found'],
  params: z.strictObject({ id }),
  body: z.strictObject({ ...entityDraft, version }),
  reply: changedEntity,
});

export const deleteEntity = defineEndpoint({
  method: 'DELETE',
  path: '/entities/:id',
  summary: 'Deletes an entity and hides its connections; this can be undone for 24 hours.',
  access: allow('intelligence', 'delete'),
  errors: ['record_changed', 'record_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({ changeId }),
});

const changedConnection = z.object({ connection, changeId });

const connectionDraft = {
  type: z.enum(connectionTypes),
  strength: z._default(z.nullable(z.enum(strengths)), null),
  lastContact: z._default(z.nullable(instant), null),
  description: z._default(longText(descriptionMax), ''),
} as const;

export const addConnection = defineEndpoint({
  method: 'POST',
  path: '/connections',
  summary: 'Creates a connection between two records.',
  access: allow('intelligence', 'create'),
  errors: ['record_not_found', 'same_record'],
  body: z.strictObject({ sourceId: id, targetId: id, ...connectionDraft }),
  reply: changedConnection,
  status: 201,
  location: '/connections/:connection.id',
});

export const updateConnection = defineEndpoint({
  method: 'PUT',
  path: '/connections/:id',
  summary: 'Replaces a connection; 412 if it changed since `version`.',
  access: allow('intelligence', 'update'),
  errors: ['record_changed', 'record_not_found'],
  params: z.strictObject({ id }),
  body: z.strictObject({ ...connectionDraft, version }),
  reply: changedConnection,
});

export const deleteConnection = defineEndpoint({
  method: 'DELETE',
  path: '/connections/:id',
  summary: 'Deletes a connection; this can be undone for 24 hours.',
  access: allow('intelligence', 'update'),
  errors: ['record_changed', 'record_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({ changeId }),
});

export const listConnections = defineEndpoint({
  method: 'GET',
  path: '/connections',
  summary: 'Lists connections of one record or of all records, by last contact.',
  access: allow('intelligence', 'read'),
  query: z.strictObject({
    of: z.optional(id),
    limit: z._default(numberBetween(1, pageSizeMax), 100),
    after: z.optional(cursor),
  }),
  reply: z.object({ connections: z.array(connection), total: z.number(), next: z.nullable(z.string()) }),
});

/** An incident or an observable is part of the graph while something linked with it is. */
export const graphFamilies = [...families, 'incident', 'observable'] as const;
export type GraphFamily = (typeof graphFamilies)[number];

/** What precedes the id of an incident in the graph, where records have ids of their own kind. */
export const incidentNodePrefix = 'incident--';

export const graphNode = z.object({
  ...recordLink.shape,
  family: z.enum(graphFamilies),
  /** Its STIX type. */
  kind: z.string(),
  degree: z.number(),
  /** Null where no one stated it. */
  lastActivity: z.nullable(instant),
  sample: z.boolean(),
  /**
   * Of a group alone. Its severity and risk are the highest of its records, the one in its middle included. Among groups
   * `degree` counts connections to other groups.
   */
  group: z.optional(
    z.object({
      count: z.number(),
      /** How many records it has of each STIX type, most first. */
      kinds: z.array(z.object({ kind: z.string(), count: z.number() })),
    }),
  ),
});
export type GraphNode = z.output<typeof graphNode>;
export const graphEdge = z.object({
  /** Of a connection; links of incidents and observables, which are none, have one that tells them apart. */
  id: z.string(),
  source: id,
  target: id,
  type: z.string(),
  strength: z.nullable(z.enum(strengths)),
  /** Null where an import did not say; what was added here has none. */
  firstContact: z.nullable(instant),
  lastContact: z.nullable(instant),
  /** Between groups: how many connections lead from records of the one to records of the other. */
  count: z.optional(z.number()),
});
export type GraphEdge = z.output<typeof graphEdge>;
export const graphMaxNodes = 10_000;
export const graphMaxDepth = 4;

/** Nodes by id and edges by id, so that the same records always come in the same order. */
export const graph = z.object({
  nodes: listUpTo(graphMaxNodes, graphNode),
  edges: z.array(graphEdge),
  /** How many records there would be; more than `nodes` where the limit cut them off, or where nodes are groups. */
  totalNodes: z.number(),
  groups: z.optional(
    z.object({
      /** Around how many records the nodes are grouped; null where the nodes are records. */
      around: z.nullable(z.number()),
      /** The groups that were opened to come here, from the outside in. */
      path: z.array(z.object({ id: z.string(), name: z.string(), count: z.number() })),
    }),
  ),
});
export type Graph = z.output<typeof graph>;

export const getGraph = defineEndpoint({
  method: 'GET',
  path: '/graph',
  summary:
    'Returns the neighbors of a record up to a depth, nearest first; without a center, all records that match the filter, or groups of them. The center may be an incident (`incident--<id>`) or an observable: then the graph is what is linked with it.',
  access: allow('intelligence', 'read'),
  errors: ['record_not_found'],
  query: z.strictObject({
    ...entityFilter,
    within,
    center: z.optional(id),
    /** Groups in place of records where there are more than `limit`: without a center. */
    grouped: z.optional(z.literal('yes')),
    depth: z._default(numberBetween(1, graphMaxDepth), 1),
    limit: z._default(numberBetween(1, graphMaxNodes), 2_000),
  }),
  reply: graph,
});

export const findPath = defineEndpoint({
  method: 'GET',
  path: '/graph/path',
  summary: 'Finds a shortest path between two records over all connections, at most 8 steps; empty if there is none.',
  access: allow('intelligence', 'read'),
  errors: ['record_not_found'],
  query: z.strictObject({ from: id, to: id }),
  reply: graph,
});

export const similarMax = 10;
export const sharedShown = 20;
/** Neighbors with more connections than this are left out of the comparison: nearly everyone shares them. */
export const sharedDegreeMax = 1_000;

export const listSimilarEntities = defineEndpoint({
  method: 'GET',
  path: '/entities/:id/similar',
  summary: 'Lists the records that share most neighbors with a record (Jaccard index), and the shared neighbors.',
  access: allow('intelligence', 'read'),
  errors: ['record_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({
    similar: listUpTo(
      similarMax,
      z.object({
        record: recordLink,
        /** Shared neighbors as a share of all neighbors that either has; above 0, at most 1. */
        score: z.number(),
        /** All of them; `shared` names the first by name. */
        sharedCount: z.number(),
        shared: listUpTo(sharedShown, recordLink),
      }),
    ),
    /** Whether neighbors were left out because they have too many connections. */
    isPartial: z.boolean(),
  }),
});
export type SimilarEntities = z.output<NonNullable<typeof listSimilarEntities.reply>>;

export const exportEntities = defineEndpoint({
  method: 'GET',
  path: '/entities/export',
  repliesAtLength: true,
  summary: 'Exports matching entities as CSV, or as JSON or a STIX 2.1 bundle with the connections between them.',
  access: allow('exports', 'bulk'),
  errors: ['record_not_found'],
  query: z.strictObject({ ...entityFilter, within, format: z.enum(exportFormats) }),
  reply: exported,
});

/** As many ids as a request body takes. */
export const connectionExportMax = 5_000;

/** The graph's own export: connections among the nodes on screen. */
export const exportConnections = defineEndpoint({
  method: 'POST',
  path: '/connections/export',
  repliesAtLength: true,
  summary: 'Exports connections between the given records as CSV.',
  access: allow('exports', 'bulk'),
  body: z.strictObject({ records: z.array(id).check(z.minLength(1), z.maxLength(connectionExportMax)) }),
  reply: exported,
  obeysIdempotencyKey: false,
});
