import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { cursor, id, instant, listUpTo, numberBetween, text } from '../fields.ts';
import { attackPeriods } from '../intelligence/attack.ts';
import { changeId, historyEntry, listOf, version } from '../intelligence/intelligence.ts';
import { techniqueNumber } from '../intelligence/technique-number.ts';
import { threatSeverities } from '../intelligence/threats.ts';
import { allow } from '../policy.ts';
import { alertGroup, alertNumbersMax } from './alert-groups.ts';
import { alertFilter, quietModes } from './alert-rules.ts';
import { placeFilters } from './enrichment.ts';

/** The state reported by the source; never changed by users here. */
export const sourceStates = ['firing', 'suppressed', 'resolved', 'unknown'] as const;
/** The work status set by users; never changed by the source, except for the rules of reopening. */
export const workStatuses = ['New', 'Acknowledged', 'In progress', 'Closed'] as const;
export type WorkStatus = (typeof workStatuses)[number];
export const closeReasons = ['true_positive', 'false_positive', 'expected', 'duplicate', 'fixed'] as const;
export type CloseReason = (typeof closeReasons)[number];

export const observable = z.object({ type: z.string(), value: z.string(), role: z.string() });
export type AlertObservable = z.output<typeof observable>;

export const receivedAlert = z.object({
  id,
  /** Shown as ALT-000123. */
  number: z.number(),
  source: z.object({ id, name: z.string() }),
  /** Of an alert that our own rules make (source `rules`): the threat it is about, and the rules that match it. */
  rules: z.optional(z.array(z.object({ id, name: z.string() }))),
  record: z.optional(id),
  title: z.string(),
  entity: z.nullable(z.string()),
  severity: z.enum(threatSeverities),
  /** Whether the source states the severity, or a person here; otherwise it is assumed. */
  severityStated: z.boolean(),
  /** The source's own word. */
  sourceSeverity: z.nullable(z.string()),
  sourceState: z.enum(sourceStates),
  workStatus: z.enum(workStatuses),
  owner: z.nullable(z.object({ id, name: z.string() })),
  closeReason: z.nullable(z.enum(closeReasons)),
  firstSeen: instant,
  lastSeen: instant,
  occurrences: z.number(),
  /** The next target; null once it is closed, or when the source says that it has ended. */
  target: z.nullable(
    z.object({
      kind: z.enum(['acknowledge', 'close'] as const),
      at: instant,
      /** The total time, in minutes, from the arrival of the alert. */
      minutes: z.optional(z.number()),
    }),
  ),
  queue: z.object({ id, name: z.string() }),
  incidents: z.array(z.object({ id, title: z.string() })),
  /** Occurrences in each of the last 24 hours, oldest first; the last one is the present hour. */
  spark: z.array(z.number()),
  /** The quiet rule that applied to it last; `isHidden` while that holds it back from the queue. */
  quiet: z.nullable(
    z.object({ rule: id, reason: z.string(), until: instant, mode: z.enum(quietModes), isHidden: z.boolean() }),
  ),
  /** The group that it is in. */
  group: z.nullable(z.object({ id, number: z.number() })),
  isTest: z.boolean(),
  version,
  sample: z.boolean(),
});
export type ReceivedAlert = z.output<typeof receivedAlert>;

export const alertSorts = ['target', 'severity', 'lastSeen', 'occurrences'] as const;

/** Ids in the address: `a1,a2`. */
const listOfIds = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}(?:,[A-Za-z0-9_-]{1,64}){0,49}$/, { error: 'must be identifiers' })),
    z.transform((value) => value.split(',')),
  ),
  z.array(id),
);

const filters = {
  status: z.optional(listOf(workStatuses)),
  severity: z.optional(listOf(threatSeverities)),
  state: z.optional(listOf(sourceStates)),
  source: z.optional(id),
  delivery: z.optional(numberBetween(1, 999_999_999)),
  /** An id, `me`, or `none`. */
  owner: z.optional(id),
  /** Made by this Sigma rule. */
  sigma: z.optional(id),
  /** Created by this alert rule of our own. */
  rule: z.optional(id),
  assumed: z.optional(z.literal('yes')),
  overdue: z.optional(z.literal('yes')),
  /** Naming this ATT&CK technique; of a parent, its sub-techniques as well. */
  technique: z.optional(techniqueNumber),
  /** Last seen within the period; whatever the time, where there is none. */
  period: z.optional(z.enum(attackPeriods)),
  search: z.optional(z.string().check(z.maxLength(200))),
  title: alertFilter.shape.title,
  entity: alertFilter.shape.entity,
  observable: alertFilter.shape.observable,
  tag: alertFilter.shape.tag,
  /** With an address that is there. */
  ...placeFilters,
  /** Whether a quiet rule holds them back from the queue. */
  quiet: z.optional(z.enum(['yes', 'no'] as const)),
  /** The quiet rule that took hold of them last. */
  quietRule: z.optional(id),
  /** Added to this incident. */
  incident: z.optional(id),
  queue: z.optional(id),
  /** In this group, or in one of this grouping rule. */
  group: z.optional(id),
  groupRule: z.optional(id),
  /** With one of these numbers: `12-19,44`. */
  numbers: z.optional(
    z
      .string()
      .check(
        z.maxLength(alertNumbersMax),
        z.regex(/^\d{1,9}(?:-\d{1,9})?(?:,\d{1,9}(?:-\d{1,9})?)*$/, { error: 'must be numbers such as 12-19,44' }),
      ),
  ),
} as const;

export const listReceivedAlerts = defineEndpoint({
  method: 'GET',
  path: '/received-alerts',
  summary: 'Lists alerts from sources; by default the most urgent first.',
  access: allow('alerts', 'read'),
  query: z.strictObject({
    ...filters,
    sort: z._default(z.enum(alertSorts), 'target'),
    /** Of each group only the first matching alert; the group is listed beside it. */
    grouped: z.optional(z.literal('yes')),
    limit: z._default(numberBetween(1, 200), 100),
    after: z.optional(cursor),
  }),
  reply: z.object({
    alerts: z.array(receivedAlert),
    /** With `grouped`: the groups of these alerts. */
    groups: z.optional(listUpTo(200, alertGroup)),
    /** Alerts that match, those in groups one by one. */
    total: z.number(),
    /** There are more than `total`: of words that very many alerts have, not all are counted. */
    totalIsAtLeast: z.boolean(),
    next: z.nullable(z.string()),
    /** How many there are in each view, whatever the filter. */
    views: z.object({
      triage: z.number(),
      mine: z.number(),
      overdue: z.number(),
      assumed: z.number(),
      closed: z.number(),
      /** Open ones that quiet rules hold back; they are in no other view of open alerts. */
      quiet: z.number(),
    }),
    /** Whether there is a source at all. */
    hasSources: z.boolean(),
  }),
});
export type ReceivedAlertPage = z.output<NonNullable<typeof listReceivedAlerts.reply>>;

export const occurrence = z.object({
  at: instant,
  receivedAt: instant,
  state: z.enum(sourceStates),
  deliveryId: z.nullable(z.number()),
});

/** An alert as another one names it. */
const linkedAlert = z.object({ id, number: z.number(), title: z.string(), occurrences: z.number() });
export const duplicatesShown = 100;

/** Hours of the sparkline of an alert. */
export const alertSparkHours = 24;

export const getReceivedAlert = defineEndpoint({
  method: 'GET',
  path: '/received-alerts/:id',
  summary: 'Returns an alert with its observables, occurrences and history, and why its messages were folded.',
  access: allow('alerts', 'read'),
  errors: ['alert_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({
    alert: receivedAlert,
    description: z.nullable(z.string()),
    category: z.nullable(z.string()),
    techniques: z.array(z.string()),
    tags: z.array(z.string()),
    confidence: z.nullable(z.number()),
    tlp: z.nullable(z.string()),
    url: z.nullable(z.string()),
    closeNote: z.nullable(z.string()),
    /** The alert that it is a duplicate of, and the newest of those that are duplicates of it. */
    duplicateOf: z.nullable(linkedAlert),
    duplicates: listUpTo(duplicatesShown, linkedAlert),
    observables: z.array(observable),
    fingerprint: z.object({
      version: z.number(),
      value: z.string(),
      fields: z.array(z.tuple([z.string(), z.string()])),
    }),
    acknowledgeBy: instant,
    closeBy: instant,
    /** The Sigma rule that made it; absent where none did. */
    sigmaRule: z.optional(z.object({ id, title: z.string(), isDeleted: z.boolean() })),
    unmapped: z.number(),
    /** The newest message it rests on; null once that is deleted. */
    deliveryId: z.nullable(z.number()),
    occurrences: listUpTo(100, occurrence),
    history: z.array(historyEntry),
  }),
});
export type ReceivedAlertDetail = z.output<NonNullable<typeof getReceivedAlert.reply>>;

export const alertBulkMax = 200;
/** Alerts of a group that can be added to an incident in one request. */
export const groupLinkMax = 2_000;

/** Actions on alerts. Closing requires a reason. */
const alertChange = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('acknowledge') }),
  z.strictObject({ do: z.literal('start') }),
  z.strictObject({ do: z.literal('assign'), owner: z.nullable(id) }),
  z.strictObject({ do: z.literal('setSeverity'), severity: z.enum(threatSeverities) }),
  z.strictObject({
    do: z.literal('close'),
    reason: z.enum(closeReasons),
    note: z.nullable(text(2_000)),
    /** Of a duplicate: the alert that it is one of, which is not a duplicate itself. */
    duplicateOf: z.optional(id),
  }),
  z.strictObject({ do: z.literal('reopen') }),
  z.strictObject({ do: z.literal('move'), queue: id }),
]);
export type AlertChange = z.output<typeof alertChange>;

export const changeReceivedAlerts = defineEndpoint({
  method: 'POST',
  path: '/received-alerts/changes',
  summary: 'Acknowledges, assigns, closes or reopens alerts; those that changed meanwhile are skipped and returned.',
  access: allow('alerts', 'acknowledge'),
  errors: ['alert_not_found', 'not_assignable', 'queue_not_found'],
  body: z.strictObject({
    alerts: z.array(z.strictObject({ id, version })).check(z.minLength(1), z.maxLength(alertBulkMax)),
    change: alertChange,
  }),
  reply: z.object({ changeId, changed: z.number(), unchanged: z.number(), skipped: z.array(id) }),
});

export const linkReceivedAlerts = defineEndpoint({
  method: 'POST',
  path: '/received-alerts/incidents',
  summary: 'Adds alerts, or all alerts of a group, to an incident.',
  access: allow('alerts', 'link'),
  errors: ['alert_not_found', 'record_not_found', 'incident_not_found', 'incident_closed'],
  body: z.strictObject({
    alerts: z.array(id).check(z.maxLength(alertBulkMax)),
    /** Besides `alerts`: every alert of this group, up to 2,000. */
    group: z.optional(id),
    incident: id,
  }),
  reply: z.object({ changeId, linked: z.number(), already: z.number() }),
});

export const unlinkReceivedAlerts = defineEndpoint({
  method: 'POST',
  path: '/received-alerts/incidents/removals',
  summary: 'Removes alerts from an incident.',
  access: allow('alerts', 'link'),
  errors: ['alert_not_found', 'incident_not_found', 'incident_closed'],
  body: z.strictObject({ alerts: z.array(id).check(z.minLength(1), z.maxLength(alertBulkMax)), incident: id }),
  reply: z.object({ changeId, removed: z.number() }),
});

/** Common values of two records: an entity, or an observable. */
const sharedThing = z.object({ kind: z.enum(['entity', 'observable'] as const), value: z.string() });
export type SharedThing = z.output<typeof sharedThing>;
export const similarMax = 20;

export const listSimilarIncidents = defineEndpoint({
  method: 'GET',
  path: '/received-alerts/similar-incidents',
  summary:
    'Lists incidents that are not closed and share an entity or an observable with alerts; most in common first.',
  access: allow('incidents', 'read'),
  errors: ['alert_not_found'],
  query: z.strictObject({ alerts: listOfIds }),
  reply: listUpTo(
    similarMax,
    z.object({
      id,
      number: z.number(),
      title: z.string(),
      severity: z.enum(threatSeverities),
      shared: listUpTo(5, sharedThing),
    }),
  ),
});

export const listSimilarAlerts = defineEndpoint({
  method: 'GET',
  path: '/received-alerts/:id/similar',
  summary: 'Lists alerts of the last 30 days that share an observable or the entity with one; most in common first.',
  access: allow('alerts', 'read'),
  errors: ['alert_not_found'],
  params: z.strictObject({ id }),
  reply: listUpTo(similarMax, z.object({ alert: receivedAlert, shared: listUpTo(5, sharedThing) })),
});

export const addManualAlert = defineEndpoint({
  method: 'POST',
  path: '/received-alerts',
  summary: 'Creates an alert by hand.',
  access: allow('alerts', 'acknowledge'),
  body: z.strictObject({
    title: text(300),
    severity: z.enum(threatSeverities),
    description: z.nullable(text(8_000)),
    entity: z.nullable(text(300)),
  }),
  reply: receivedAlert,
  status: 201,
  location: '/received-alerts/:id',
});
