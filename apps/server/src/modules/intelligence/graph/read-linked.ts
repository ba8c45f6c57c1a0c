import { ApiError } from '@halyard/contracts/errors.ts';
import { type GraphEdge, type GraphNode, incidentNodePrefix } from '@halyard/contracts/intelligence/entities.ts';
import { incidentName } from '@halyard/contracts/operations/incidents.ts';
import type { Kysely } from 'kysely';
import { usesInAlertsOfIncidents } from '../../../database/incident-observables.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { toInstantOrNull } from '../record-columns.ts';
import { inChunks } from '../record-store.ts';

/** Neighbors of an incident or an observable: non-record nodes, and the records with their links. */
type Linked = {
  readonly nodes: readonly GraphNode[];
  readonly records: readonly string[];
  readonly edges: readonly GraphEdge[];
};

const link = (source: string, target: string, type: 'linked' | 'observed'): GraphEdge => ({
  id: `${type}~${source}~${target}`,
  source,
  target,
  type,
  strength: null,
  firstContact: null,
  lastContact: null,
});

const nodeOfIncident = (id: string) => `${incidentNodePrefix}${id}`;

const incidentColumns = ['id', 'number', 'title', 'severity', 'detected_at', 'sample'] as const;

type IncidentRow = {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly severity: string;
  readonly detected_at: number;
  readonly sample: 0 | 1;
};

const incidentNode = (
  { id, number, title, severity, detected_at, sample }: IncidentRow,
  degree: number,
): GraphNode => ({
  id: nodeOfIncident(id),
  name: `${incidentName(number)} ${title}`,
  type: 'Incident',
  kind: 'incident',
  family: 'incident',
  severity,
  risk: null,
  degree,
  lastActivity: toInstantOrNull(detected_at),
  sample: sample === 1,
});

type ObservableRow = { readonly id: string; readonly type: string; readonly value: string; readonly last_seen: number };

const observableNode = ({ id, type, value, last_seen }: ObservableRow, degree: number): GraphNode => ({
  id,
  name: value,
  type: 'Observable',
  kind: type,
  family: 'observable',
  severity: null,
  risk: null,
  degree,
  lastActivity: toInstantOrNull(last_seen),
  sample: false,
});

/** Objects of one kind that use observables; invisible ones are left out. */
const liveUses = (db: Kysely<Schema>, objectType: 'incident' | 'threat') =>
  db
    .selectFrom('observable_uses')
    .select(['observable_id', 'object_id'])
    .where('object_type', '=', objectType)
    .where('deleted_at', 'is', null)
    .where('hidden', '=', 0)
    .distinct();

async function readObservables(db: Kysely<Schema>, ids: readonly string[]): Promise<ObservableRow[]> {
  const found: ObservableRow[] = [];
  for await (const part of inChunks(ids)) {
    const columns = ['id', 'type', 'value', 'last_seen'] as const;
    found.push(...(await db.selectFrom('observables').select(columns).where('id', 'in', part).execute()));
  }
  return found;
}

/** The incident, its observables and those of its alerts, and which of the linked records use those as well. */
async function readIncident(db: Kysely<Schema>, id: string): Promise<Linked> {
  const incident = await db
    .selectFrom('incidents')
    .select(incidentColumns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!incident) throw new ApiError('record_not_found');
  const links = await db
    .selectFrom('incident_links')
    .innerJoin('intelligence', 'intelligence.id', 'incident_links.record_id')
    .select('record_id')
    .where('incident_id', '=', id)
    .where('incident_links.deleted_at', 'is', null)
    .where('intelligence.deleted_at', 'is', null)
    .orderBy('record_id')
    .execute();
  const records = links.map(({ record_id }) => record_id);
  const own = await liveUses(db, 'incident').where('object_id', '=', id).execute();
  const inAlerts = await usesInAlertsOfIncidents(db)
    .where('incident_id', '=', id)
    .select('observable_id')
    .distinct()
    .execute();
  const observables = await readObservables(db, [
    ...new Set([...own, ...inAlerts].map(({ observable_id }) => observable_id)),
  ]);
  const known = new Set(observables.map((row) => row.id));
  const edges = [
    ...records.map((record) => link(nodeOfIncident(id), record, 'linked')),
    ...observables.map((row) => link(nodeOfIncident(id), row.id, 'observed')),
  ];
  for await (const part of inChunks(records))
    for (const { observable_id, object_id } of await liveUses(db, 'threat').where('object_id', 'in', part).execute())
      if (known.has(observable_id)) edges.push(link(object_id, observable_id, 'observed'));
  const degreeOf = (node: string) => edges.filter(({ source, target }) => source === node || target === node).length;
  const nodes = observables.map((row) => observableNode(row, degreeOf(row.id)));
  return { nodes: [incidentNode(incident, records.length + observables.length), ...nodes], records, edges };
}

/** The observable, and the incidents and records that use it; incidents may do so through their alerts. */
async function readObservable(db: Kysely<Schema>, id: string): Promise<Linked | undefined> {
  const [observable] = await readObservables(db, [id]);
  if (!observable) return undefined;
  const uses = await liveUses(db, 'threat').where('observable_id', '=', id).orderBy('object_id').execute();
  const records = uses.map(({ object_id }) => object_id);
  const incidents = await db
    .selectFrom('incidents')
    .select(incidentColumns)
    .where('deleted_at', 'is', null)
    .where(({ eb, or }) =>
      or([
        eb('id', 'in', liveUses(db, 'incident').clearSelect().select('object_id').where('observable_id', '=', id)),
        eb('id', 'in', usesInAlertsOfIncidents(db).select('incident_id').where('observable_id', '=', id)),
      ]),
    )
    .execute();
  return {
    nodes: [
      observableNode(observable, records.length + incidents.length),
      ...incidents.map((row) => incidentNode(row, 1)),
    ],
    records,
    edges: [
      ...records.map((record) => link(record, id, 'observed')),
      ...incidents.map((row) => link(nodeOfIncident(row.id), id, 'observed')),
    ],
  };
}

/**
 * What is linked with an incident or an observable; undefined where the id is neither's.
 * @throws ApiError `record_not_found` for an incident that is not there.
 */
export const readLinkedWith = async (db: Kysely<Schema>, id: string): Promise<Linked | undefined> =>
  id.startsWith(incidentNodePrefix) ? readIncident(db, id.slice(incidentNodePrefix.length)) : readObservable(db, id);
