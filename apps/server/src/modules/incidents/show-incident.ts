import type { Incident, IncidentSummary, PlaybookRun } from '@halyard/contracts/operations/incidents.ts';
import type { Kysely } from 'kysely';
import { readNames } from '../../database/person-names.ts';
import type { IncidentsTable } from '../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { requireIncident } from './incident-store.ts';
import { readLinks } from './link-store.ts';
import { readTimeline } from './read-timeline.ts';

const instant = (ms: number) => new Date(ms).toISOString();

/** The assignee by current name; for deleted users, the stored name (decision G-081). */
function assigneeOf({ assignee_id, assignee_name }: IncidentsTable, names: ReadonlyMap<string, string>) {
  if (assignee_id === null) return null;
  const name = names.get(assignee_id);
  return name === undefined ? { id: null, name: assignee_name ?? '' } : { id: assignee_id, name };
}

function toSummary(row: IncidentsTable, names: ReadonlyMap<string, string>): IncidentSummary {
  return {
    id: row.id,
    number: row.number,
    title: row.title,
    severity: row.severity,
    status: row.status,
    timeDetected: instant(row.detected_at),
    assignedTo: assigneeOf(row, names),
    source: row.source,
    dueAt: instant(row.due_at),
    resolvedAt: row.resolved_at === null ? null : instant(row.resolved_at),
    version: row.version,
    sample: row.sample === 1,
  };
}

export async function toSummaries(db: Kysely<Schema>, rows: readonly IncidentsTable[]): Promise<IncidentSummary[]> {
  const names = await readNames(
    db,
    rows.map(({ assignee_id }) => assignee_id),
  );
  return rows.map((row) => toSummary(row, names));
}

type Ports = { readonly readRuns: (db: Kysely<Schema>, incidentId: string) => Promise<PlaybookRun[]> };

/** One incident with everything that hangs on it; 404 where it is on no screen. */
export type ReadIncident = (db: Kysely<Schema>, id: string) => Promise<Incident>;

export function createReadIncident({ readRuns }: Ports): ReadIncident {
  return async (db, id) => {
    const row = await requireIncident(db, id);
    const names = await readNames(db, [row.assignee_id]);
    const links = await readLinks(db, id);
    return {
      ...toSummary(row, names),
      description: row.description,
      confidence: row.confidence,
      tlp: row.tlp,
      labels: JSON.parse(row.labels) as string[],
      updates: await readTimeline(db, id),
      entities: links.filter(({ family }) => family !== 'threat'),
      threats: links.filter(({ family }) => family === 'threat'),
      playbooks: await readRuns(db, id),
      createdAt: instant(row.created_at),
      updatedAt: instant(row.updated_at),
    };
  };
}
