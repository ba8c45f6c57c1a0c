import type { EventKind } from '@halyard/contracts/events.ts';
import type { ResolutionCode, TimeMark } from '@halyard/contracts/operations/incident-times.ts';
import type { IncidentUpdate } from '@halyard/contracts/operations/incidents.ts';
import { type Terms, wordOf } from './terms.ts';

type IncidentField =
  | 'title'
  | 'severity'
  | 'source'
  | 'description'
  | 'confidence'
  | 'tlp'
  | 'labels'
  | 'status'
  | 'assignee'
  | TimeMark
  | 'queue';

/** The lines of an incident's timeline, in one language. Statuses, severities and fields are given in words. */
export type IncidentActivity = {
  /** Fields of an incident by the name that the API gives them. */
  readonly fields: Readonly<Record<IncidentField, string>>;
  readonly resolutions: Readonly<Record<ResolutionCode, string>>;
  /** The actor if no user did it: a rule or an import. */
  readonly system: string;
  readonly update: string;
  readonly note: string;
  readonly opened: string;
  /** `fields` is a list in words, or ''. */
  readonly edited: (fields: string) => string;
  readonly status: (to: string) => string;
  readonly statusFrom: (from: string, to: string) => string;
  /** A change of the status, and the resolution in words. */
  readonly withResolution: (status: string, code: string) => string;
  /** `to` may be ''. */
  readonly escalated: (to: string) => string;
  readonly assigned: (name: string) => string;
  readonly unassigned: string;
  /** `names` are the times in words. */
  readonly timesSet: (names: string) => string;
  readonly paused: string;
  readonly resumed: string;
  readonly moved: (queue: string) => string;
  readonly targetMissed: string;
  /** Two sentences, one after the other. */
  readonly both: (one: string, other: string) => string;
  /** `name` is that of the record where `count` is 1. */
  readonly linked: (name: string, count: number) => string;
  readonly unlinked: (name: string) => string;
  /** The numbers of the alerts; of one, its title as well. */
  readonly alertsAdded: (names: string, count: number) => string;
  readonly alertsRemoved: (names: string, count: number) => string;
  /** `name` is the value where `count` is 1. */
  readonly observablesAdded: (name: string, count: number) => string;
  readonly observablesRemoved: (name: string, count: number) => string;
  readonly deleted: string;
  readonly started: (playbook: string) => string;
  readonly stepDone: (step: string) => string;
  readonly stepReopened: (step: string) => string;
  /** `what` is the record or the fields, or ''. */
  readonly undone: (what: string) => string;
  readonly other: string;
  readonly aRecord: string;
};

type IncidentMessages = { readonly terms: Terms; readonly incidentActivity: IncidentActivity };

type Describe = (update: IncidentUpdate, messages: IncidentMessages) => string | null;

const nameOf = ({ details }: IncidentUpdate, { incidentActivity }: IncidentMessages) =>
  details?.name ?? incidentActivity.aRecord;

/** The fields that changed, in words; '' where it was none that has a word. */
const fieldsIn = ({ details }: IncidentUpdate, { incidentActivity: { fields } }: IncidentMessages) =>
  (details?.fields ?? [])
    // Undoing names the columns, and of the assignee there are two.
    .map((field) => (field === 'assignee_id' ? 'assignee' : field.replace(/_(?:at|id)$/, '')))
    .filter((field) => field in fields)
    .map((field) => wordOf(fields, field))
    .join(', ');

const describeStatus: Describe = ({ details }, { terms, incidentActivity }) => {
  const to = wordOf(terms.incidentStatuses, details?.to ?? '');
  const status = details?.from
    ? incidentActivity.statusFrom(wordOf(terms.incidentStatuses, details.from), to)
    : incidentActivity.status(to);
  if (!details?.resolution) return status;
  return incidentActivity.withResolution(status, wordOf(incidentActivity.resolutions, details.resolution));
};

const describeAssignee = (name: string | null | undefined, { assigned, unassigned }: IncidentActivity) =>
  name ? assigned(name) : unassigned;

/** An escalation may assign the incident as well; an empty name unassigns it. */
const describeEscalation: Describe = ({ details }, { terms, incidentActivity }) => {
  const escalated = incidentActivity.escalated(wordOf(terms.severities, details?.to ?? ''));
  if (details?.name === undefined) return escalated;
  return incidentActivity.both(escalated, describeAssignee(details.name, incidentActivity));
};

const descriptions: Partial<Record<EventKind, Describe>> = {
  incident_update_added: () => null,
  incident_note_added: () => null,
  incident_opened: (_, { incidentActivity }) => incidentActivity.opened,
  incident_edited: (update, messages) => messages.incidentActivity.edited(fieldsIn(update, messages)),
  incident_status_changed: describeStatus,
  incident_escalated: describeEscalation,
  incident_assigned: ({ details }, { incidentActivity }) =>
    describeAssignee(details?.name ?? details?.to, incidentActivity),
  incident_times_set: (update, messages) => messages.incidentActivity.timesSet(fieldsIn(update, messages)),
  incident_paused: (_, { incidentActivity }) => incidentActivity.paused,
  incident_resumed: (_, { incidentActivity }) => incidentActivity.resumed,
  incident_moved: ({ details }, { incidentActivity }) => incidentActivity.moved(details?.to ?? ''),
  incident_target_missed: (_, { incidentActivity }) => incidentActivity.targetMissed,
  incident_linked: (update, messages) =>
    messages.incidentActivity.linked(nameOf(update, messages), update.details?.count ?? 1),
  incident_unlinked: (update, messages) => messages.incidentActivity.unlinked(nameOf(update, messages)),
  incident_alerts_added: (update, messages) =>
    messages.incidentActivity.alertsAdded(nameOf(update, messages), update.details?.count ?? 1),
  incident_alerts_removed: (update, messages) =>
    messages.incidentActivity.alertsRemoved(nameOf(update, messages), update.details?.count ?? 1),
  observables_added: (update, messages) =>
    messages.incidentActivity.observablesAdded(nameOf(update, messages), update.details?.count ?? 1),
  observables_removed: (update, messages) =>
    messages.incidentActivity.observablesRemoved(nameOf(update, messages), update.details?.count ?? 1),
  incident_deleted: (_, { incidentActivity }) => incidentActivity.deleted,
  playbook_started: (update, messages) => messages.incidentActivity.started(nameOf(update, messages)),
  playbook_step_done: (update, messages) => messages.incidentActivity.stepDone(nameOf(update, messages)),
  playbook_step_reopened: (update, messages) => messages.incidentActivity.stepReopened(nameOf(update, messages)),
  change_undone: (update, messages) =>
    messages.incidentActivity.undone(update.details?.name ?? fieldsIn(update, messages)),
};

/** Returns what happened to an incident as a sentence; null for an update or a note, which speak for themselves. */
export function describeIncidentUpdate(update: IncidentUpdate, messages: IncidentMessages): string | null {
  const describe = descriptions[update.kind];
  return describe ? describe(update, messages) : messages.incidentActivity.other;
}

/** Returns what a user wrote with it; '' for nothing. */
export const wroteWith = ({ message, details }: IncidentUpdate): string =>
  message || details?.message || details?.reason || '';
