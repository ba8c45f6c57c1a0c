import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { eventKinds } from '../events.ts';
import { cursor, id, instant, listUpTo, numberBetween, text } from '../fields.ts';
import {
  changeId,
  confidence,
  descriptionMax,
  eventDetails,
  labels,
  listOf,
  longText,
  nameMax,
  pageSizeMax,
  recordLink,
  sourceMax,
  tlp,
  version,
} from '../intelligence/intelligence.ts';
import { techniqueNumber } from '../intelligence/technique-number.ts';
import { type ThreatSeverity, threatSeverities } from '../intelligence/threats.ts';
import { allow } from '../policy.ts';
import { incidentTimes, pause, pauseReasonMax, pausesMax, resolutionCodes, timesBody } from './incident-times.ts';

export const incidentStatuses = ['Open', 'Investigating', 'Mitigated', 'Resolved', 'Closed'] as const;
export type IncidentStatus = (typeof incidentStatuses)[number];
export const incidentSeverities = threatSeverities;
export type IncidentSeverity = ThreatSeverity;

/** Whether no more work is needed on it. */
export const isOver = (status: IncidentStatus): boolean => status === 'Resolved' || status === 'Closed';
/** Whether the damage is stopped. */
export const isContained = (status: IncidentStatus): boolean => status === 'Mitigated' || isOver(status);
export const unresolvedStatuses: readonly IncidentStatus[] = incidentStatuses.filter((status) => !isOver(status));

/**
 * What the list can be filtered by: `all` or a status in lower case. Closed incidents are under `all` (decision G-039).
 */
export type IncidentFilter = 'all' | Lowercase<Exclude<IncidentStatus, 'Closed'>>;
const filterOf = (status: Exclude<IncidentStatus, 'Closed'>) => status.toLowerCase() as IncidentFilter;

const listedStatuses = incidentStatuses.filter((status) => status !== 'Closed');

/** The status behind each choice of the filter but `all`. */
export const statusOfFilter: ReadonlyMap<IncidentFilter, IncidentStatus> = new Map(
  listedStatuses.map((status) => [filterOf(status), status]),
);

/** The status filters, first to last. */
export const incidentFilters: readonly IncidentFilter[] = ['all', ...statusOfFilter.keys()];

const countsByFilter = Object.fromEntries(incidentFilters.map((filter) => [filter, z.number()]));

/** Hours of working time within which an incident should be resolved, from its detection. */
export const targetHours: Readonly<Record<IncidentSeverity, number>> = { Critical: 4, High: 8, Medium: 24, Low: 72 };

/** An incident's number as people write it: 7 is INC-000007. */
export const incidentName = (number: number): string => `INC-${String(number).padStart(6, '0')}`;

const personLink = z.object({ id: z.nullable(z.string()), name: z.string() });

/** One line of the timeline; a view of the event log. */
export const incidentUpdate = z.object({
  id: z.number(),
  time: instant,
  /** Null where a rule or an import did it. */
  user: z.nullable(personLink),
  kind: z.enum(eventKinds),
  /** The written text; '' if the kind says it all. */
  message: z.string(),
  details: z.nullable(eventDetails),
});
export type IncidentUpdate = z.output<typeof incidentUpdate>;

export const incidentSummary = z.object({
  /** The number as text; the address of the screen carries it. */
  id,
  number: z.number(),
  title: z.string(),
  severity: z.enum(incidentSeverities),
  status: z.enum(incidentStatuses),
  timeDetected: instant,
  assignedTo: z.nullable(personLink),
  source: z.string(),
  /** When it should be resolved: so much working time of its queue after its detection (`targetHours`), without pauses. */
  dueAt: instant,
  resolvedAt: z.nullable(instant),
  /** Since when its target waits; null while it does not. */
  pausedAt: z.nullable(instant),
  version,
  sample: z.boolean(),
});
export type IncidentSummary = z.output<typeof incidentSummary>;

export const playbookStep = z.object({
  text: z.string(),
  doneAt: z.nullable(instant),
  doneBy: z.nullable(z.string()),
});

/** A playbook started on an incident: a copy of its steps, ticked one by one. */
export const playbookRun = z.object({
  id,
  playbookId: z.nullable(z.string()),
  name: z.string(),
  startedAt: instant,
  steps: z.array(playbookStep),
  version,
});
export type PlaybookRun = z.output<typeof playbookRun>;

/** Lines of a timeline that are shown; older ones stay in the audit log. */
export const timelineMax = 2_000;

export const incident = z.object({
  ...incidentSummary.shape,
  description: z.string(),
  confidence,
  tlp: z.nullable(tlp),
  labels: z.array(z.string()),
  times: incidentTimes,
  /** Oldest first. */
  pauses: listUpTo(pausesMax, pause),
  queue: z.object({ id, name: z.string() }),
  /** How it turned out; null until someone states it, and after reopening. */
  resolution: z.nullable(z.object({ code: z.enum(resolutionCodes), summary: z.string() })),
  /** Newest first. */
  updates: listUpTo(timelineMax, incidentUpdate),
  entities: z.array(recordLink),
  threats: z.array(recordLink),
  playbooks: z.array(playbookRun),
  createdAt: instant,
  updatedAt: instant,
});
export type Incident = z.output<typeof incident>;

const short = z.string().check(z.maxLength(200));

/** The four cards; each opens the incidents it counts with `kpi`. */
export const kpiNames = ['open', 'averageResolution', 'resolved24h', 'activeAnalysts'] as const;
export type KpiName = (typeof kpiNames)[number];

export const incidentFilter = {
  status: z._default(z.enum(incidentFilters), 'all'),
  kpi: z.optional(z.enum(kpiNames)),
  severity: z.optional(listOf(incidentSeverities)),
  /** A person's id; `no one` for what is not assigned. */
  assignee: z.optional(short),
  search: z.optional(short),
  /** The figures of a report: opened or resolved at or after `from` and before `to`. */
  opened: z.optional(z.enum(['yes'])),
  resolved: z.optional(z.enum(['yes'])),
  /** Reopened at or after `from` and before `to`, as the log has it. */
  reopened: z.optional(z.enum(['yes'])),
  /** Resolved no later than their target. */
  withinTarget: z.optional(z.enum(['yes'])),
  /** Open, Investigating or Mitigated; the same and past their target; closed ones, which no status filter shows. */
  unresolved: z.optional(z.enum(['yes'])),
  overdue: z.optional(z.enum(['yes'])),
  closed: z.optional(z.enum(['yes'])),
  /** Unresolved ones this playbook was started on. */
  playbook: z.optional(id),
  /** Linked to this ATT&CK technique, or to a threat or alert that names it. */
  technique: z.optional(techniqueNumber),
  from: z.optional(instant),
  to: z.optional(instant),
} as const;

export const listIncidents = defineEndpoint({
  method: 'GET',
  path: '/incidents',
  summary: 'Lists incidents, newest first, closed ones last; `counts` are those of the status filter.',
  access: allow('incidents', 'read'),
  query: z.strictObject({
    ...incidentFilter,
    limit: z._default(numberBetween(1, pageSizeMax), 100),
    after: z.optional(cursor),
  }),
  reply: z.object({
    incidents: z.array(incidentSummary),
    total: z.number(),
    /** Within the other filters, whatever status is chosen. Closed incidents are counted under `all` only. */
    counts: z.object(countsByFilter as Record<IncidentFilter, z.ZodMiniNumber>),
    next: z.nullable(z.string()),
  }),
});
export type IncidentPage = z.output<NonNullable<typeof listIncidents.reply>>;

/** Decision G-029 has the definitions. `averageResolution` is null where nothing was resolved in 30 days. */
export const getKpis = defineEndpoint({
  method: 'GET',
  path: '/incidents/kpis',
  summary: 'Returns the key metrics of security operations.',
  access: allow('incidents', 'read'),
  reply: z.object({
    openIncidents: z.number(),
    openCritical: z.number(),
    /** Hours, one decimal. */
    averageResolution: z.nullable(z.number()),
    /** How many incidents the mean is of. */
    averagedOver: z.number(),
    resolvedIn24h: z.number(),
    activeAnalysts: z.number(),
    analysts: z.array(z.object({ id, name: z.string(), unresolved: z.number() })),
    at: instant,
  }),
});
export type Kpis = z.output<NonNullable<typeof getKpis.reply>>;

export const getIncident = defineEndpoint({
  method: 'GET',
  path: '/incidents/:id',
  summary: 'Returns an incident with its timeline, linked records and playbooks.',
  access: allow('incidents', 'read'),
  errors: ['incident_not_found'],
  params: z.strictObject({ id }),
  reply: incident,
});

const shownNames = z.array(z.string());

export const getSimilarIncidents = defineEndpoint({
  method: 'GET',
  path: '/incidents/:id/similar',
  summary: 'Lists up to 10 incidents that share observables or linked records with an incident, and what they share.',
  access: allow('incidents', 'read'),
  errors: ['incident_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({
    incidents: z.array(
      z.object({
        incident: incidentSummary,
        /** Values and names. What more than 50 incidents have does not count. */
        shared: z.object({
          observables: shownNames,
          records: shownNames,
          playbooks: shownNames,
          source: z.boolean(),
        }),
        /** 3 for an observable, 2 for a record, 1 for a playbook, at most five of each, and 1 for the same source. */
        score: z.number(),
      }),
    ),
  }),
});
export type SimilarIncidents = z.output<NonNullable<typeof getSimilarIncidents.reply>>;

const changed = z.object({ incident, changeId });

export const incidentDraft = {
  title: text(nameMax),
  severity: z.enum(incidentSeverities),
  source: text(sourceMax),
  description: z._default(longText(descriptionMax), ''),
  confidence: z._default(confidence, null),
  tlp: z._default(z.nullable(tlp), null),
  labels: z._default(labels, []),
} as const;

export const openIncident = defineEndpoint({
  method: 'POST',
  path: '/incidents',
  summary: 'Creates an incident with its linked records.',
  access: allow('incidents', 'create'),
  errors: ['not_assignable', 'record_not_found'],
  body: z.strictObject({
    ...incidentDraft,
    /** Unless it is stated, the first time of its alerts, or now; not in the future. */
    timeDetected: z.optional(instant),
    /** The alerts that it is about; they are linked separately. */
    alertIds: z._default(z.array(id).check(z.maxLength(500)), []),
    assigneeId: z._default(z.nullable(id), null),
    recordIds: z._default(z.array(id).check(z.maxLength(500)), []),
  }),
  reply: changed,
  status: 201,
  location: '/incidents/:incident.id',
});

export const updateIncident = defineEndpoint({
  method: 'PUT',
  path: '/incidents/:id',
  summary:
    'Replaces title, severity, source, description, TLP marking and labels; 412 if the incident changed since `version`.',
  access: allow('incidents', 'update'),
  errors: ['incident_closed', 'incident_not_found', 'record_changed'],
  params: z.strictObject({ id }),
  body: z.strictObject({ ...incidentDraft, version }),
  reply: changed,
});

export const deleteIncident = defineEndpoint({
  method: 'DELETE',
  path: '/incidents/:id',
  summary: 'Deletes an incident; this can be undone for 24 hours.',
  access: allow('incidents', 'delete'),
  errors: ['incident_closed', 'incident_not_found', 'record_changed'],
  params: z.strictObject({ id }),
  reply: z.object({ changeId }),
});

export const updateMax = 5_000;

/** Only adds, so it needs no version and is never rejected because someone else changed the incident. */
export const addIncidentUpdate = defineEndpoint({
  method: 'POST',
  path: '/incidents/:id/updates',
  summary: 'Adds a timeline entry. An update notifies assignee and administrators; a note notifies no one.',
  access: allow('incidents', 'update'),
  errors: ['incident_closed', 'incident_not_found', 'record_changed'],
  params: z.strictObject({ id }),
  body: z.strictObject({ message: text(updateMax), note: z._default(z.boolean(), false) }),
  reply: incident,
  status: 201,
  location: '/incidents/:id',
});

export const changeIncidentStatus = defineEndpoint({
  method: 'POST',
  path: '/incidents/:id/status',
  summary: 'Changes the status. Resolved and Closed set the resolution time; reopening clears it.',
  access: allow('incidents', 'update'),
  errors: ['incident_closed', 'incident_not_found', 'record_changed'],
  params: z.strictObject({ id }),
  body: z.strictObject({
    version,
    status: z.enum(incidentStatuses),
    /** When it became so: the time of containment, resolution or closing. Now, unless it is stated. */
    at: z.optional(instant),
    comment: z._default(longText(updateMax), ''),
    /** Of Resolved and Closed only; without it a stated one stays. */
    resolution: z.optional(
      z.strictObject({ code: z.enum(resolutionCodes), summary: z._default(longText(updateMax), '') }),
    ),
  }),
  reply: changed,
});

export const setIncidentTimes = defineEndpoint({
  method: 'PUT',
  path: '/incidents/:id/times',
  summary: 'Sets times of an incident; its target and reports follow.',
  access: allow('incidents', 'update'),
  errors: ['incident_not_found', 'record_changed'],
  params: z.strictObject({ id }),
  body: timesBody,
  reply: changed,
});

export const pauseIncident = defineEndpoint({
  method: 'POST',
  path: '/incidents/:id/pause',
  summary: 'Pauses the target of an incident while it waits for someone else.',
  access: allow('incidents', 'update'),
  errors: ['incident_closed', 'incident_not_found', 'record_changed'],
  params: z.strictObject({ id }),
  body: z.strictObject({ version, reason: text(pauseReasonMax) }),
  reply: changed,
});

export const resumeIncident = defineEndpoint({
  method: 'POST',
  path: '/incidents/:id/resumption',
  summary: 'Ends the pause of an incident; its target moves by the time that it was paused.',
  access: allow('incidents', 'update'),
  errors: ['incident_closed', 'incident_not_found', 'record_changed'],
  params: z.strictObject({ id }),
  body: z.strictObject({ version }),
  reply: changed,
});

export const moveIncident = defineEndpoint({
  method: 'POST',
  path: '/incidents/:id/queue',
  summary: 'Moves an incident to another queue; the working hours of that queue apply to its target.',
  access: allow('incidents', 'update'),
  errors: ['incident_closed', 'incident_not_found', 'queue_not_found', 'record_changed'],
  params: z.strictObject({ id }),
  body: z.strictObject({ version, queueId: id }),
  reply: changed,
});

export const escalateIncident = defineEndpoint({
  method: 'POST',
  path: '/incidents/:id/escalation',
  summary: 'Escalates an incident: raises the severity by one step, with a reason, and notifies all administrators.',
  access: allow('incidents', 'update'),
  errors: ['incident_closed', 'incident_not_found', 'record_changed'],
  params: z.strictObject({ id }),
  body: z.strictObject({ version, reason: text(updateMax), assigneeId: z.optional(z.nullable(id)) }),
  reply: changed,
});

export const assignIncident = defineEndpoint({
  method: 'POST',
  path: '/incidents/:id/assignee',
  summary: 'Assigns or unassigns an incident.',
  access: allow('incidents', 'update'),
  errors: ['incident_closed', 'incident_not_found', 'not_assignable', 'record_changed'],
  params: z.strictObject({ id }),
  body: z.strictObject({ version, assigneeId: z.nullable(id) }),
  reply: changed,
});

export const linkRecords = defineEndpoint({
  method: 'POST',
  path: '/incidents/:id/links',
  summary: 'Links threats and entities to an incident; existing links are kept.',
  access: allow('incidents', 'update'),
  errors: ['incident_closed', 'incident_not_found', 'record_changed', 'record_not_found'],
  params: z.strictObject({ id }),
  body: z.strictObject({ recordIds: z.array(id).check(z.minLength(1), z.maxLength(500)) }),
  reply: changed,
});

export const unlinkRecord = defineEndpoint({
  method: 'DELETE',
  path: '/incidents/:id/links/:recordId',
  summary: 'Removes the link between an incident and a record.',
  access: allow('incidents', 'update'),
  errors: ['incident_closed', 'incident_not_found', 'record_changed', 'record_not_found'],
  params: z.strictObject({ id, recordId: id }),
  reply: changed,
});

export const startPlaybook = defineEndpoint({
  method: 'POST',
  path: '/incidents/:id/playbooks',
  summary: 'Starts a playbook on an incident.',
  access: allow('playbooks', 'run'),
  errors: ['incident_closed', 'incident_not_found', 'playbook_not_found', 'record_changed'],
  params: z.strictObject({ id }),
  body: z.strictObject({ playbookId: id }),
  reply: changed,
});

export const tickStep = defineEndpoint({
  method: 'PUT',
  path: '/incidents/:id/playbooks/:runId/steps/:step',
  summary: 'Completes or reopens a playbook step; both are added to the timeline. Steps count from 0.',
  access: allow('playbooks', 'run'),
  errors: ['incident_closed', 'incident_not_found', 'playbook_not_found', 'record_changed'],
  params: z.strictObject({ id, runId: id, step: numberBetween(0, 199) }),
  body: z.strictObject({ done: z.boolean() }),
  reply: incident,
});

export const stepMax = 500;
const steps = z.array(text(stepMax)).check(z.minLength(1), z.maxLength(100));

/** A checklist of how to respond. `running` counts the incidents not yet resolved that it was started on. */
export const playbook = z.object({
  id,
  name: z.string(),
  description: z.string(),
  steps: z.array(z.string()),
  running: z.number(),
  version,
  updatedAt: instant,
  sample: z.boolean(),
});
export type Playbook = z.output<typeof playbook>;

const playbookDraft = { name: text(nameMax), description: z._default(longText(2_000), ''), steps } as const;

/** Limit per workspace; the list has no pages. */
export const playbooksMax = 500;

export const listPlaybooks = defineEndpoint({
  method: 'GET',
  path: '/playbooks',
  summary: 'Lists playbooks by name, at most 500.',
  access: allow('playbooks', 'read'),
  reply: listUpTo(playbooksMax, playbook),
});

export const addPlaybook = defineEndpoint({
  method: 'POST',
  path: '/playbooks',
  summary: 'Creates a playbook.',
  access: allow('playbooks', 'edit'),
  errors: ['list_full'],
  body: z.strictObject(playbookDraft),
  reply: playbook,
  status: 201,
  location: '/playbooks/:id',
});

export const updatePlaybook = defineEndpoint({
  method: 'PUT',
  path: '/playbooks/:id',
  summary: 'Replaces a playbook; playbooks in progress keep their steps. 412 if it changed since `version`.',
  access: allow('playbooks', 'edit'),
  errors: ['playbook_not_found', 'record_changed'],
  params: z.strictObject({ id }),
  body: z.strictObject({ ...playbookDraft, version }),
  reply: playbook,
});

export const deletePlaybook = defineEndpoint({
  method: 'DELETE',
  path: '/playbooks/:id',
  summary: 'Deletes a playbook; playbooks in progress continue.',
  access: allow('playbooks', 'edit'),
  errors: ['playbook_not_found', 'record_changed'],
  params: z.strictObject({ id }),
  reply: z.object({ changeId }),
});

export const assignableMax = 2_000;

/** Who can be given an incident: active administrators and analysts. */
export const listAssignable = defineEndpoint({
  method: 'GET',
  path: '/users/assignable',
  formerPath: '/people/assignable',
  summary: 'Lists users to whom incidents can be assigned, by name, at most 2,000.',
  access: allow('people', 'assign'),
  reply: listUpTo(assignableMax, z.object({ id, name: z.string(), unresolved: z.number() })),
});
