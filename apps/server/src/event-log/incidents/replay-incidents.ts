import type { EventKind } from '@halyard/contracts/events.ts';
import type { EventDetails } from '@halyard/contracts/intelligence/intelligence.ts';
import { type IncidentSeverity, type IncidentStatus, targetHours } from '@halyard/contracts/operations/incidents.ts';

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
  readonly dueAt: number;
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
  'incident_times_set',
  'incident_paused',
  'incident_resumed',
  'incident_moved',
  'incident_deleted',
  'change_undone',
] as const satisfies readonly EventKind[];

const isOver = (status: IncidentStatus) => status === 'Resolved' || status === 'Closed';

const assigneeIn = ({ otherId, name = '' }: EventDetails) => (otherId === undefined ? null : { id: otherId, name });

const hourMs = 3_600_000;

/** A time that an event states; undefined where it states none. */
const timeIn = ({ times }: EventDetails, name: string): number | null | undefined => {
  const at = times?.[name];
  return at == null ? at : Date.parse(at);
};

/** The target by severity alone, as it was before events stated it. */
const dueOf = ({ detectedAt, severity }: Pick<ReplayedIncident, 'detectedAt' | 'severity'>): number =>
  detectedAt + targetHours[severity] * hourMs;

function opened({ at, details }: IncidentEvent): ReplayedIncident {
  const severity = details.to as IncidentSeverity;
  const incident = {
    severity,
    status: 'Open' as const,
    assignee: assigneeIn(details),
    // If the event does not state the detection time, it is the time of opening.
    detectedAt: details.from ? Date.parse(details.from) : at,
    dueAt: 0,
    openedAt: at,
    resolvedAt: null,
    reopenedAt: [],
    isDeleted: false,
  };
  return { ...incident, dueAt: timeIn(details, 'due') ?? dueOf(incident) };
}

function withStatus(incident: ReplayedIncident, { at, details }: IncidentEvent): ReplayedIncident {
  const status = details.to as IncidentStatus;
  const isReopened = isOver(incident.status) && !isOver(status);
  return {
    ...incident,
    status,
    resolvedAt: isOver(status) ? (incident.resolvedAt ?? timeIn(details, 'resolved') ?? at) : null,
    reopenedAt: isReopened ? [...incident.reopenedAt, at] : incident.reopenedAt,
  };
}

function withSeverity(incident: ReplayedIncident, details: EventDetails): ReplayedIncident {
  if (!details.to) return incident;
  const rated = { ...incident, severity: details.to as IncidentSeverity };
  return { ...rated, dueAt: dueOf(rated) };
}

function withTimes(incident: ReplayedIncident, details: EventDetails): ReplayedIncident {
  return {
    ...incident,
    detectedAt: timeIn(details, 'detected') ?? incident.detectedAt,
    resolvedAt: timeIn(details, 'resolved') ?? incident.resolvedAt,
  };
}

/** An escalation names an assignee only if it changed the assignment. */
function escalated(incident: ReplayedIncident, { details }: IncidentEvent): ReplayedIncident {
  const raised = withSeverity(incident, details);
  return details.name === undefined ? raised : { ...raised, assignee: assigneeIn(details) };
}

function changedBy(incident: ReplayedIncident, event: IncidentEvent): ReplayedIncident {
  switch (event.kind) {
    case 'incident_status_changed':
      return withStatus(incident, event);
    case 'incident_escalated':
      return escalated(incident, event);
    case 'incident_edited':
      return withSeverity(incident, event.details);
    case 'incident_assigned':
      return { ...incident, assignee: assigneeIn(event.details) };
    case 'incident_times_set':
      return withTimes(incident, event.details);
    case 'incident_deleted':
      return { ...incident, isDeleted: true };
    default:
      return incident;
  }
}

function changed(incident: ReplayedIncident, event: IncidentEvent): ReplayedIncident {
  const is = changedBy(incident, event);
  return { ...is, dueAt: timeIn(event.details, 'due') ?? is.dueAt };
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
