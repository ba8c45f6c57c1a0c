import type { Parsed } from '@halyard/contracts/endpoint.ts';
import { mainQueueId } from '@halyard/contracts/inflow/alert-queues.ts';
import { openIncident } from '@halyard/contracts/operations/incidents.ts';
import type { Transaction } from '../../database/database.ts';
import type { IncidentsTable } from '../../database/tables/intelligence-schema.ts';
import { keepChange } from '../../event-log/changes.ts';
import type { Actor } from '../../event-log/event-log.ts';
import { mountChange, type Platform } from '../../platform/mount/mount.ts';
import { nameOf } from './change-context.ts';
import type { IncidentPorts } from './incident-ports.ts';
import { columnsOf, dueAt, eventSeverity } from './incident-rules.ts';
import { insertIncident, takeNumber } from './incident-store.ts';
import { linkAll } from './link-routes.ts';
import { readHours } from './save-change.ts';
import { type Assignee, requireAssignable } from './staff.ts';
import { requireTrueTimes } from './times/time-marks.ts';

type Body = Parsed<(typeof openIncident)['body']>;

/** The first time of the alerts by their source, and their queue; the main one if they are in several. */
async function readOrigin(tx: Transaction, alertIds: readonly string[]) {
  if (alertIds.length === 0) return { first: undefined, queueId: mainQueueId };
  const rows = await tx
    .selectFrom('alerts')
    .select(['queue_id', ({ fn }) => fn.min('first_seen').as('first')])
    .where('id', 'in', alertIds)
    .groupBy('queue_id')
    .execute();
  const [only] = rows;
  const first = rows.length === 0 ? undefined : Math.min(...rows.map((row) => Number(row.first)));
  return { first, queueId: only && rows.length === 1 ? only.queue_id : mainQueueId };
}

/** The detection time with its origin: stated, of the first alert, or now. */
function detectionOf(timeDetected: string | undefined, first: number | undefined, now: number) {
  if (timeDetected !== undefined) return { at: Date.parse(timeDetected), origin: 'stated' as const };
  if (first === undefined) return { at: now, origin: 'created' as const };
  // A source whose clock is ahead does not put an incident into the future.
  return { at: Math.min(first, now), origin: 'alert' as const };
}

type Known = { readonly number: number; readonly assignee: Assignee | null; readonly by: string; readonly now: number };

async function newRow(tx: Transaction, body: Body, { number, assignee, by, now }: Known): Promise<IncidentsTable> {
  const { first, queueId } = await readOrigin(tx, body.alertIds);
  const { at, origin } = detectionOf(body.timeDetected, first, now);
  const row = {
    id: String(number),
    number,
    ...columnsOf(body),
    status: 'Open' as const,
    started_at: null,
    detected_at: Math.min(at, now),
    reported_at: null,
    contained_at: null,
    resolved_at: null,
    closed_at: null,
    time_origins: JSON.stringify({ detected: { origin, by: origin === 'stated' ? by : null } }),
    paused_at: null,
    pauses: '[]',
    breached_at: null,
    queue_id: queueId,
    resolution_code: null,
    resolution_summary: null,
    assignee_id: assignee?.id ?? null,
    assignee_name: assignee?.name ?? null,
    version: 1,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    sample: 0 as const,
  };
  requireTrueTimes(row.detected_at < at ? Object.assign({}, row, { detected_at: at }) : row, now, 'timeDetected');
  return Object.assign(row, { due_at: dueAt(row, await readHours(tx, queueId)) });
}

/** Reports replay the log: this event contains everything they need, so that they never read the table. */
async function recordOpening(tx: Transaction, { record }: IncidentPorts, actor: Actor, row: IncidentsTable) {
  const isGrave = row.severity === 'Critical' || row.severity === 'High';
  await record(tx, {
    at: row.created_at,
    actor,
    incident: row,
    kind: 'incident_opened',
    severity: eventSeverity(row.severity),
    details: {
      to: row.severity,
      from: new Date(row.detected_at).toISOString(),
      times: { due: new Date(row.due_at).toISOString() },
      ...(row.assignee_id !== null && { name: row.assignee_name ?? '', otherId: row.assignee_id }),
    },
    notify: { assigned: row.assignee_id, ...(isGrave && { analysts: true as const }) },
    after: row,
  });
}

export function mountOpenIncident(platform: Platform, ports: IncidentPorts): void {
  mountChange(platform, openIncident, async ({ tx, actor, caller, body }) => {
    const now = platform.clock();
    const assignee = await requireAssignable(tx, body.assigneeId);
    const by = await nameOf({ tx, caller });
    const row = await newRow(tx, body, { number: await takeNumber(tx), assignee, by, now });
    await insertIncident(tx, row);
    await recordOpening(tx, ports, actor, row);
    await linkAll(tx, ports, { actor, incident: row, recordIds: body.recordIds, at: now });
    const changeId = await keepChange(tx, {
      id: ports.newId(),
      actorId: caller.id,
      at: now,
      // Its links are deleted with it: nothing shows the links of a deleted incident.
      rows: [{ table: 'incidents', id: row.id, version: 1, before: { deleted_at: now } }],
    });
    return { incident: await ports.readIncident(tx, row.id), changeId };
  });
}
