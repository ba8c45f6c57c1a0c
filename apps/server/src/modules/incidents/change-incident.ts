import { ApiError } from '@halyard/contracts/errors.ts';
import {
  addIncidentUpdate,
  assignIncident,
  changeIncidentStatus,
  deleteIncident,
  escalateIncident,
  type Incident,
  isOver,
  updateIncident,
} from '@halyard/contracts/operations/incidents.ts';
import type { Transaction } from '../../database/database.ts';
import type { IncidentsTable } from '../../database/tables/intelligence-schema.ts';
import { mountChange, type Platform } from '../../platform/mount/mount.ts';
import { type ChangeContext, nameOf } from './change-context.ts';
import type { IncidentPorts } from './incident-ports.ts';
import {
  changedFields,
  columnsOf,
  endedPause,
  eventSeverity,
  nextSeverity,
  resolutionAfter,
} from './incident-rules.ts';
import { requireIncident, requireVersion, requireWorkable, touchIncident } from './incident-store.ts';
import { createSaveChange } from './save-change.ts';
import { type Assignee, requireAssignable } from './staff.ts';
import { requireTrueTimes, stateTimes, timesOfStatus, writeTimes } from './times/time-marks.ts';

const assign = (assignee: Assignee | null) => ({
  assignee_id: assignee?.id ?? null,
  assignee_name: assignee?.name ?? null,
});

const namedOf = (assignee: Assignee | null) => (assignee ? { name: assignee.name, otherId: assignee.id } : {});

export function mountIncidentChanges(platform: Platform, ports: IncidentPorts): void {
  const { clock } = platform;
  const { record, readIncident } = ports;
  const save = createSaveChange(clock, ports);

  const unchanged = async (tx: Transaction, id: string) => ({ incident: await readIncident(tx, id), changeId: null });

  async function addUpdate(
    { tx, actor }: ChangeContext,
    row: IncidentsTable,
    message: string,
    isNote: boolean,
  ): Promise<Incident> {
    const at = clock();
    await touchIncident(tx, row.id, at);
    await record(tx, {
      at,
      actor,
      incident: row,
      details: { message },
      ...(isNote
        ? { kind: 'incident_note_added' as const }
        : {
            kind: 'incident_update_added' as const,
            notify: { assigned: row.assignee_id, administrators: true as const },
          }),
    });
    return readIncident(tx, row.id);
  }

  mountChange(platform, addIncidentUpdate, async ({ params, body, ...context }) =>
    addUpdate(context, await requireIncident(context.tx, params.id), body.message, body.note),
  );

  mountChange(platform, updateIncident, async ({ params: { id }, body: { version, ...draft }, ...context }) => {
    const row = await requireWorkable(context.tx, id);
    requireVersion(row, version);
    const change = columnsOf(draft);
    const fields = changedFields(row, change);
    if (fields.length === 0) return unchanged(context.tx, id);
    const severity = fields.includes('severity') ? { from: row.severity, to: draft.severity } : {};
    const changeId = await save(context, row, change, { kind: 'incident_edited', details: { fields, ...severity } });
    return { incident: await readIncident(context.tx, id), changeId };
  });

  mountChange(platform, changeIncidentStatus, async ({ params: { id }, body, ...context }) => {
    const { version, status, comment, resolution } = body;
    const row = await requireIncident(context.tx, id);
    requireVersion(row, version);
    if (resolution && !isOver(status))
      throw new ApiError('invalid_input', 'The field "resolution" belongs to the status Resolved or Closed.');
    if (row.status === status && comment === '' && !resolution) return unchanged(context.tx, id);
    // The status stays; the comment is kept as an update.
    if (row.status === status && !resolution)
      return { incident: await addUpdate(context, row, comment, false), changeId: null };
    const now = clock();
    const at = body.at === undefined ? now : Date.parse(body.at);
    const times = timesOfStatus(row, status, Math.min(at, now));
    const origin = { origin: body.at === undefined ? 'status' : 'stated', by: await nameOf(context) } as const;
    const change = {
      status,
      ...stateTimes(row, times, origin),
      ...endedPause(row, status, now),
      ...resolutionAfter(status, resolution),
    };
    requireTrueTimes({ ...row, ...change }, now, 'at');
    const changeId = await save(context, row, change, {
      kind: 'incident_status_changed',
      severity: 'medium',
      notify: { assigned: row.assignee_id },
      details: {
        from: row.status,
        to: status,
        times: writeTimes(times),
        ...(resolution && { resolution: resolution.code }),
        ...(comment !== '' && { message: comment }),
      },
    });
    return { incident: await readIncident(context.tx, id), changeId };
  });

  mountChange(platform, escalateIncident, async ({ params: { id }, body, ...context }) => {
    const row = await requireWorkable(context.tx, id);
    requireVersion(row, body.version);
    const severity = nextSeverity(row.severity);
    const assignee = body.assigneeId === undefined ? undefined : await requireAssignable(context.tx, body.assigneeId);
    const given = assignee === undefined ? {} : assign(assignee);
    const change = { severity, ...given };
    const changeId = await save(context, row, change, {
      kind: 'incident_escalated',
      severity: eventSeverity(severity),
      notify: { administrators: true, assigned: assignee === undefined ? row.assignee_id : (assignee?.id ?? null) },
      details: {
        from: row.severity,
        to: severity,
        reason: body.reason,
        ...(assignee !== undefined && (assignee ? namedOf(assignee) : { name: '' })),
      },
    });
    return { incident: await readIncident(context.tx, id), changeId };
  });

  mountChange(platform, assignIncident, async ({ params: { id }, body, ...context }) => {
    const row = await requireWorkable(context.tx, id);
    requireVersion(row, body.version);
    const assignee = await requireAssignable(context.tx, body.assigneeId);
    if (row.assignee_id === body.assigneeId) return unchanged(context.tx, id);
    const changeId = await save(context, row, assign(assignee), {
      kind: 'incident_assigned',
      details: namedOf(assignee),
      notify: { assigned: body.assigneeId },
    });
    return { incident: await readIncident(context.tx, id), changeId };
  });

  mountChange(platform, deleteIncident, async ({ params: { id }, ...context }) => {
    const row = await requireWorkable(context.tx, id);
    const changeId = await save(context, row, { deleted_at: clock() }, { kind: 'incident_deleted' });
    return { changeId };
  });
}
