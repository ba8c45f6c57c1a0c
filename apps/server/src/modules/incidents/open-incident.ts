import type { Parsed } from '@halyard/contracts/endpoint.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import { openIncident } from '@halyard/contracts/operations/incidents.ts';
import type { Transaction } from '../../database/database.ts';
import type { IncidentsTable } from '../../database/tables/intelligence-schema.ts';
import { keepChange } from '../../event-log/changes.ts';
import type { Actor } from '../../event-log/event-log.ts';
import { mountChange, type Platform } from '../../platform/mount/mount.ts';
import type { IncidentPorts } from './incident-ports.ts';
import { columnsOf, eventSeverity } from './incident-rules.ts';
import { insertIncident, takeNumber } from './incident-store.ts';
import { linkAll } from './link-routes.ts';
import { type Assignee, requireAssignable } from './staff.ts';

type Body = Parsed<(typeof openIncident)['body']>;

/** A clock that runs a little ahead of ours is not a mistake of the person. */
const aheadMs = 60_000;

function detectionOf(timeDetected: string | undefined, now: number): number {
  const at = timeDetected === undefined ? now : Date.parse(timeDetected);
  if (at > now + aheadMs)
    throw new ApiError('invalid_input', 'The field "timeDetected" of the request body must not be in the future.');
  return Math.min(at, now);
}

function newRow(number: number, body: Body, assignee: Assignee | null, now: number): IncidentsTable {
  const detectedAt = detectionOf(body.timeDetected, now);
  return {
    id: String(number),
    number,
    ...columnsOf(body, detectedAt),
    status: 'Open',
    detected_at: detectedAt,
    assignee_id: assignee?.id ?? null,
    assignee_name: assignee?.name ?? null,
    resolved_at: null,
    version: 1,
    created_at: now,
    updated_at: now,
    deleted_at: null,
    sample: 0,
  };
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
    const row = newRow(await takeNumber(tx), body, assignee, now);
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
