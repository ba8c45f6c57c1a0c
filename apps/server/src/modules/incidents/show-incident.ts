import { mainQueueId } from '@halyard/contracts/inflow/alert-queues.ts';
import type { Incident, IncidentSummary, PlaybookRun } from '@halyard/contracts/operations/incidents.ts';
import type { Kysely } from 'kysely';
import { readQueueRows } from '../../database/alert-queues.ts';
import { readNames } from '../../database/person-names.ts';
import type { IncidentsTable } from '../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { pausesOf } from './incident-rules.ts';
import { requireIncident } from './incident-store.ts';
import { readLinks } from './link-store.ts';
import { readTimeline } from './read-timeline.ts';
import { toTimes } from './times/time-marks.ts';

const instant = (ms: number) => new Date(ms).toISOString();
const maybe = (ms: number | null) => (ms === null ? null : instant(ms));

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
    resolvedAt: maybe(row.resolved_at),
    pausedAt: maybe(row.paused_at),
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

/** The queue of an incident; the main one where its own was deleted. */
async function readQueue(db: Kysely<Schema>, id: string) {
  const rows = await readQueueRows(db);
  const { id: queueId, name } = rows.find((row) => row.id === id) ?? rows[0] ?? { id: mainQueueId, name: '' };
  return { id: queueId, name };
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
      times: toTimes(row),
      pauses: pausesOf(row).map(({ from, to, reason, by }) => ({ from: instant(from), to: maybe(to), reason, by })),
      queue: await readQueue(db, row.queue_id),
      resolution:
        row.resolution_code === null ? null : { code: row.resolution_code, summary: row.resolution_summary ?? '' },
      updates: await readTimeline(db, id),
      entities: links.filter(({ family }) => family !== 'threat'),
      threats: links.filter(({ family }) => family === 'threat'),
      playbooks: await readRuns(db, id),
      createdAt: instant(row.created_at),
      updatedAt: instant(row.updated_at),
    };
  };
}
