import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { cursor, id, instant, listUpTo, numberBetween, text } from '../fields.ts';
import { changeId, historyEntry, listOf, version } from '../intelligence/intelligence.ts';
import { type ThreatSeverity, threatSeverities } from '../intelligence/threats.ts';
import { allow } from '../policy.ts';

/** What the source says; never changed by what people do here. */
export const sourceStates = ['firing', 'resolved', 'unknown'] as const;
/** What people here make of it; never changed by what the source says, but for the rules of reopening. */
export const workStatuses = ['New', 'Acknowledged', 'In progress', 'Closed'] as const;
export type WorkStatus = (typeof workStatuses)[number];
export const closeReasons = ['true_positive', 'false_positive', 'expected', 'duplicate', 'fixed'] as const;
export type CloseReason = (typeof closeReasons)[number];

const anHourMs = 3_600_000;
/** Time to acknowledge and to close, from when an alert came, by severity. */
export const alertTargetsMs: Readonly<
  Record<ThreatSeverity, { readonly acknowledge: number; readonly close: number }>
> = {
  Critical: { acknowledge: anHourMs / 4, close: 4 * anHourMs },
  High: { acknowledge: anHourMs, close: 8 * anHourMs },
  Medium: { acknowledge: 4 * anHourMs, close: 24 * anHourMs },
  Low: { acknowledge: 24 * anHourMs, close: 168 * anHourMs },
};

export const observable = z.object({ type: z.string(), value: z.string(), role: z.string() });
export type AlertObservable = z.output<typeof observable>;

export const receivedAlert = z.object({
  id,
  /** Shown as ALT-000123. */
  number: z.number(),
  source: z.object({ id, name: z.string() }),
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
  target: z.nullable(z.object({ kind: z.enum(['acknowledge', 'close'] as const), at: instant })),
  incidents: z.array(z.object({ id, title: z.string() })),
  isTest: z.boolean(),
  version,
  sample: z.boolean(),
});
export type ReceivedAlert = z.output<typeof receivedAlert>;

export const alertSorts = ['target', 'severity', 'lastSeen', 'occurrences'] as const;

const filters = {
  status: z.optional(listOf(workStatuses)),
  severity: z.optional(listOf(threatSeverities)),
  state: z.optional(listOf(sourceStates)),
  source: z.optional(id),
  delivery: z.optional(numberBetween(1, 999_999_999)),
  /** An id, `me`, or `none`. */
  owner: z.optional(id),
  assumed: z.optional(z.literal('yes')),
  overdue: z.optional(z.literal('yes')),
  search: z.optional(z.string().check(z.maxLength(200))),
} as const;

export const listReceivedAlerts = defineEndpoint({
  method: 'GET',
  path: '/received-alerts',
  summary: 'Lists alerts that came from sources; by default the most urgent first.',
  access: allow('alerts', 'read'),
  query: z.strictObject({
    ...filters,
    sort: z._default(z.enum(alertSorts), 'target'),
    limit: z._default(numberBetween(1, 200), 100),
    after: z.optional(cursor),
  }),
  reply: z.object({
    alerts: z.array(receivedAlert),
    total: z.number(),
    next: z.nullable(z.string()),
    /** How many there are in each view, whatever the filter. */
    views: z.object({
      triage: z.number(),
      mine: z.number(),
      overdue: z.number(),
      assumed: z.number(),
      closed: z.number(),
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

/** Hours of the sparkline of one alert, oldest first. */
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
    observables: z.array(observable),
    fingerprint: z.object({
      version: z.number(),
      value: z.string(),
      fields: z.array(z.tuple([z.string(), z.string()])),
    }),
    acknowledgeBy: instant,
    closeBy: instant,
    unmapped: z.number(),
    /** The newest message it rests on; null once that is deleted. */
    deliveryId: z.nullable(z.number()),
    occurrences: listUpTo(100, occurrence),
    spark: z.array(z.number()),
    history: z.array(historyEntry),
  }),
});
export type ReceivedAlertDetail = z.output<NonNullable<typeof getReceivedAlert.reply>>;

export const alertBulkMax = 200;

/** What is done with alerts. Closing says why. */
const alertChange = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('acknowledge') }),
  z.strictObject({ do: z.literal('start') }),
  z.strictObject({ do: z.literal('assign'), owner: z.nullable(id) }),
  z.strictObject({ do: z.literal('setSeverity'), severity: z.enum(threatSeverities) }),
  z.strictObject({ do: z.literal('close'), reason: z.enum(closeReasons), note: z.nullable(text(2_000)) }),
  z.strictObject({ do: z.literal('reopen') }),
]);
export type AlertChange = z.output<typeof alertChange>;

export const changeReceivedAlerts = defineEndpoint({
  method: 'POST',
  path: '/received-alerts/changes',
  summary: 'Acknowledges, assigns, closes or reopens alerts; those that changed meanwhile are skipped and returned.',
  access: allow('alerts', 'acknowledge'),
  errors: ['alert_not_found', 'not_assignable'],
  body: z.strictObject({
    alerts: z.array(z.strictObject({ id, version })).check(z.minLength(1), z.maxLength(alertBulkMax)),
    change: alertChange,
  }),
  reply: z.object({ changeId, changed: z.number(), unchanged: z.number(), skipped: z.array(id) }),
});

export const linkReceivedAlerts = defineEndpoint({
  method: 'POST',
  path: '/received-alerts/incidents',
  summary: 'Adds alerts to an incident.',
  access: allow('alerts', 'link'),
  errors: ['alert_not_found', 'incident_not_found', 'incident_closed'],
  body: z.strictObject({ alerts: z.array(id).check(z.minLength(1), z.maxLength(alertBulkMax)), incident: id }),
  reply: z.object({ changeId, linked: z.number(), already: z.number() }),
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
