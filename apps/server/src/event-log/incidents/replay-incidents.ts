import type { EventKind } from '@halyard/contracts/events.ts';
import type { EventDetails } from '@halyard/contracts/intelligence/intelligence.ts';
import type { IncidentSeverity, IncidentStatus } from '@halyard/contracts/operations/incidents.ts';

/** One event of the log about an incident; `at` in milliseconds. */
export type IncidentEvent = {
  readonly incidentId: string;
  readonly at: number;
  readonly kind: EventKind;
  readonly details: EventDetails;
};

/** An incident derived from the log alone; instants in milliseconds. */
export type ReplayedIncident = {
  readonly severity: IncidentSeverity;
  readonly status: IncidentStatus;
  readonly detectedAt: number;
  readonly openedAt: number;
  readonly assignee: { readonly id: string; readonly name: string } | null;
  readonly resolvedAt: number | null;
  readonly reopenedAt: readonly number[];
  readonly isDeleted: boolean;
};

/** State of a replay: the incident, and its state before the last change; undefined does not exist. */
type Replay = { readonly is: ReplayedIncident | undefined; readonly was: ReplayedIncident | undefined };

/** The kinds that change an incident; each change of one is exactly one of these. */
export const replayedKinds = [
  'incident_opened',
  'incident_edited',
  'incident_status_changed',
  'incident_escalated',
  'incident_assigned',
  'incident_deleted',
  'change_undone',
] as const satisfies readonly EventKind[];

const isOver = (status: IncidentStatus) => status === 'Resolved' || status === 'Closed';

const assigneeIn = ({ otherId, name = '' }: EventDetails) => (otherId === undefined ? null : { id: otherId, name });

function opened({ at, details }: IncidentEvent): ReplayedIncident {
  return {
    severity: details.to as IncidentSeverity,
    status: 'Open',
    assignee: assigneeIn(details),
    // If the event does not state the detection time, it is the time of opening.
    detectedAt: details.from ? Date.parse(details.from) : at,
    openedAt: at,
    resolvedAt: null,
    reopenedAt: [],
    isDeleted: false,
  };
}

function withStatus(incident: ReplayedIncident, { at, details }: IncidentEvent): ReplayedIncident {
  const status = details.to as IncidentStatus;
  const isReopened = isOver(incident.status) && !isOver(status);
  return {
    ...incident,
    status,
    resolvedAt: isOver(status) ? (incident.resolvedAt ?? at) : null,
    reopenedAt: isReopened ? [...incident.reopenedAt, at] : incident.reopenedAt,
  };
}

const withSeverity = (incident: ReplayedIncident, { to }: EventDetails): ReplayedIncident =>
  to ? { ...incident, severity: to as IncidentSeverity } : incident;

/** An escalation names an assignee only if it changed the assignment. */
function escalated(incident: ReplayedIncident, { details }: IncidentEvent): ReplayedIncident {
  const raised = withSeverity(incident, details);
  return details.name === undefined ? raised : { ...raised, assignee: assigneeIn(details) };
}

function changed(incident: ReplayedIncident, event: IncidentEvent): ReplayedIncident {
  switch (event.kind) {
    case 'incident_status_changed':
      return withStatus(incident, event);
    case 'incident_escalated':
      return escalated(incident, event);
    case 'incident_edited':
      return withSeverity(incident, event.details);
    case 'incident_assigned':
      return { ...incident, assignee: assigneeIn(event.details) };
    case 'incident_deleted':
      return { ...incident, isDeleted: true };
    default:
      return incident;
  }
}

/** An undo names another record if it reverted a link or a playbook: the incident itself is unchanged. */
const isUndoOfIncident = ({ kind, details }: IncidentEvent) =>
  kind === 'change_undone' && details.otherId === undefined;

/** Applies one event. Only the last change of an incident can be undone, so one step of memory is enough. */
function replayEvent({ is, was }: Replay, event: IncidentEvent): Replay {
  if (event.kind === 'change_undone') return isUndoOfIncident(event) ? { is: was, was } : { is, was };
  if (event.kind === 'incident_opened') return { is: opened(event), was: undefined };
  return is ? { is: changed(is, event), was: is } : { is, was };
}

/** Every incident that is there at the end of the events, which are in the order of the log. */
export function replayIncidents(events: Iterable<IncidentEvent>): Map<string, ReplayedIncident> {
  const replays = new Map<string, Replay>();
  const unknown: Replay = { is: undefined, was: undefined };
  for (const event of events)
    replays.set(event.incidentId, replayEvent(replays.get(event.incidentId) ?? unknown, event));
  const shown = new Map<string, ReplayedIncident>();
  for (const [id, { is }] of replays) if (is && !is.isDeleted) shown.set(id, is);
  return shown;
}
