import {
  addIncidentUpdate,
  assignIncident,
  changeIncidentStatus,
  escalateIncident,
  getIncident,
  incidentSeverities,
  incidentStatuses,
  linkRecords,
  openIncident,
  startPlaybook,
  updateIncident,
} from '@halyard/contracts/operations/incidents.ts';
import type { Call } from '../../../api/call.ts';
import { recordAddress } from '../record-address.ts';
import { type Action, ActionRejected, type ConfirmedAction, oneOf, slotValueOf, undoOf } from './action.ts';

const incidentOf = (confirmed: ConfirmedAction) => {
  const id = slotValueOf(confirmed, 'incident');
  return { params: { id }, address: recordAddress('incident', id) };
};

const versionOf = async (call: Call, { version }: ConfirmedAction, id: string) =>
  version ?? (await call(getIncident, { params: { id } })).version;

type Changed = { readonly changeId: string | null };

/** Changes to an incident on top of the version that was seen. */
const change =
  (send: (call: Call, id: string, seen: number, confirmed: ConfirmedAction) => Promise<Changed>): Action =>
  async ({ call }, confirmed) => {
    const { params, address } = incidentOf(confirmed);
    const seen = await versionOf(call, confirmed, params.id);
    const { changeId } = await send(call, params.id, seen, confirmed);
    return { address, undo: undoOf(call, changeId) };
  };

const write =
  (note: boolean): Action =>
  async ({ call }, confirmed) => {
    const { params, address } = incidentOf(confirmed);
    const body = { message: slotValueOf(confirmed, 'message'), note };
    await call(addIncidentUpdate, { params, body, idempotencyKey: confirmed.idempotencyKey });
    return { address };
  };

/** The API replaces all editable fields: those other than the severity are sent back unchanged. */
async function changeSeverity(call: Call, id: string, seen: number, confirmed: ConfirmedAction) {
  const { title, source, description, confidence, tlp, labels, version } = await call(getIncident, { params: { id } });
  if (version !== seen) throw new ActionRejected('changed');
  const severity = oneOf(incidentSeverities, confirmed.values.severity);
  const body = { title, severity, source, description, confidence, tlp, labels, version };
  return call(updateIncident, { params: { id }, body });
}

export const incidentActions = {
  open_incident: async ({ call }, confirmed) => {
    const { values, idempotencyKey } = confirmed;
    const body = {
      title: slotValueOf(confirmed, 'title'),
      severity: oneOf(incidentSeverities, values.severity),
      source: slotValueOf(confirmed, 'source'),
      description: slotValueOf(confirmed, 'description'),
    };
    const { incident, changeId } = await call(openIncident, { body, idempotencyKey });
    return { address: recordAddress('incident', incident.id), undo: undoOf(call, changeId) };
  },
  assign_incident: change((call, id, version, { values, idempotencyKey }) =>
    call(assignIncident, { params: { id }, body: { version, assigneeId: values.assignee ?? null }, idempotencyKey }),
  ),
  change_status: change((call, id, version, confirmed) => {
    const status = oneOf(incidentStatuses, confirmed.values.status);
    const body = { version, status, comment: slotValueOf(confirmed, 'comment') };
    return call(changeIncidentStatus, { params: { id }, body, idempotencyKey: confirmed.idempotencyKey });
  }),
  change_severity: change(changeSeverity),
  escalate_incident: change((call, id, version, confirmed) => {
    const body = { version, reason: slotValueOf(confirmed, 'reason') };
    return call(escalateIncident, { params: { id }, body, idempotencyKey: confirmed.idempotencyKey });
  }),
  add_note: write(true),
  add_update: write(false),
  link_record: async ({ call }, confirmed) => {
    const { params, address } = incidentOf(confirmed);
    const body = { recordIds: [slotValueOf(confirmed, 'record')] };
    const { changeId } = await call(linkRecords, { params, body, idempotencyKey: confirmed.idempotencyKey });
    return { address, undo: undoOf(call, changeId) };
  },
  start_playbook: async ({ call }, confirmed) => {
    const { params, address } = incidentOf(confirmed);
    const body = { playbookId: slotValueOf(confirmed, 'playbook') };
    const { changeId } = await call(startPlaybook, { params, body, idempotencyKey: confirmed.idempotencyKey });
    return { address, undo: undoOf(call, changeId) };
  },
} satisfies Record<string, Action>;
