import * as z from 'zod/mini';
import { file } from '../accounts/profile.ts';
import { defineEndpoint } from '../endpoint.ts';
import { cursor, id, instant, listUpTo, numberBetween, text, timeZone } from '../fields.ts';
import { allow } from '../policy.ts';
import {
  changeId,
  confidence,
  connectionsShown,
  country,
  descriptionMax,
  historyEntry,
  historyMax,
  importedFilter,
  incidentLink,
  labels,
  listOf,
  longText,
  nameMax,
  pageSizeMax,
  position,
  recordLink,
  sourceMax,
  tlp,
  tlpLevels,
  version,
} from './intelligence.ts';
import { stixFacts } from './stix-facts.ts';
import { techniqueNumber } from './technique-number.ts';

export const threatSeverities = ['Critical', 'High', 'Medium', 'Low'] as const;
export type ThreatSeverity = (typeof threatSeverities)[number];
/** The filter value for threats without a stated severity. */
export const severityFilters = [...threatSeverities, 'none'] as const;
export type SeverityFilter = (typeof severityFilters)[number];
export const threatStatuses = ['Active', 'Investigating', 'Contained', 'Mitigated', 'Monitoring'] as const;
export type ThreatStatus = (typeof threatStatuses)[number];

/** The statuses of the tab Active Threats, and of the tab Mitigated (decision G-032). */
export const threatGroups = {
  active: ['Active', 'Investigating', 'Monitoring'],
  mitigated: ['Mitigated', 'Contained'],
} as const satisfies Record<string, readonly ThreatStatus[]>;

/** The period selector, shortest first, with hours. */
export const periods = ['24h', '7d', '30d', '90d'] as const;
export type Period = (typeof periods)[number];
/** The period of a list: one of these, or all time, which `from` and `to` limit to any range. */
export const threatPeriods = [...periods, 'all'] as const;
export type ThreatPeriod = (typeof threatPeriods)[number];
export const hoursOf: Readonly<Record<Period, number>> = { '24h': 24, '7d': 168, '30d': 720, '90d': 2_160 };

/** The verdict on a threat after triage. */
export const verdicts = ['Confirmed', 'False positive', 'Benign'] as const;
export type Verdict = (typeof verdicts)[number];

export const severityCounts = z.object({
  Critical: z.number(),
  High: z.number(),
  Medium: z.number(),
  Low: z.number(),
  /** Threats whose severity no one stated; no one of them is Low for that. */
  notSet: z.number(),
});
export type SeverityCounts = z.output<typeof severityCounts>;

/** A threat. `kind` is its STIX type, `type` the word people use; `timestamp` is when it was last seen. */
export const threat = z.object({
  id,
  kind: z.string(),
  type: z.string(),
  /** Null where no one stated one and no severity rule assumes one. */
  severity: z.nullable(z.enum(threatSeverities)),
  /** No one stated the severity: the severity rule of `kind` assumed it. */
  severityAssumed: z.boolean(),
  source: z.string(),
  timestamp: instant,
  status: z.enum(threatStatuses),
  name: z.string(),
  description: z.string(),
  confidence,
  /** No one stated the confidence: it was assumed when its import was published. */
  confidenceAssumed: z.optional(z.boolean()),
  tlp: z.nullable(tlp),
  labels: z.array(z.string()),
  country: z.nullable(z.string()),
  position: z.nullable(position),
  acknowledged: z.nullable(z.object({ at: instant, by: z.nullable(z.string()), byName: z.nullable(z.string()) })),
  verdict: z.nullable(z.object({ verdict: z.enum(verdicts), reason: z.string() })),
  incidentIds: z.array(z.string()),
  version,
  createdAt: instant,
  updatedAt: instant,
  sample: z.boolean(),
  importId: z.nullable(z.string()),
});
export type Threat = z.output<typeof threat>;

const short = z.string().check(z.maxLength(200));

/** Counters, tables, trend, map and export all take the same filter, so they always agree. */
export const threatFilter = {
  period: z._default(z.enum(threatPeriods), '7d'),
  /** Narrows further, for example to one bar of the trend; with `all` it is its own range. */
  from: z.optional(instant),
  to: z.optional(instant),
  group: z.optional(z.enum(['active', 'mitigated'])),
  /** `none`: not set. */
  severity: z.optional(listOf(severityFilters)),
  status: z.optional(listOf(threatStatuses)),
  type: z.optional(short),
  source: z.optional(short),
  tlp: z.optional(listOf(tlpLevels)),
  /** Marked above this level, as a whole or in part. */
  markedAbove: z.optional(tlp),
  country: z.optional(country),
  /** `no`: rows without a place on the map. */
  placed: z.optional(z.enum(['yes', 'no'])),
  acknowledged: z.optional(z.enum(['yes', 'no'])),
  /** Connected to this ATT&CK technique, or naming it in a label; of a parent, its sub-techniques as well. */
  technique: z.optional(techniqueNumber),
  /** Words somewhere in name, description, type, source or labels. */
  search: z.optional(short),
  ...importedFilter,
} as const;

export const threatSortKeys = ['timestamp', 'severity', 'type', 'source', 'status'] as const;
export type ThreatSortKey = (typeof threatSortKeys)[number];

export const threatPage = z.object({
  threats: z.array(threat),
  /** How many match the filter; the counters add up to it. */
  total: z.number(),
  counts: severityCounts,
  /** Every type and source in the period, for the filter panel. */
  types: z.array(z.string()),
  sources: z.array(z.string()),
  next: z.nullable(z.string()),
  /** Where the period begins and ends; null where it is open. */
  since: z.nullable(instant),
  until: z.nullable(instant),
});
export type ThreatPage = z.output<typeof threatPage>;

export const listThreats = defineEndpoint({
  method: 'GET',
  path: '/threats',
  summary: 'Lists threats last seen in a period, newest first, with counts by severity.',
  access: allow('intelligence', 'read'),
  query: z.strictObject({
    ...threatFilter,
    sort: z._default(z.enum(threatSortKeys), 'timestamp'),
    direction: z._default(z.enum(['asc', 'desc']), 'desc'),
    limit: z._default(numberBetween(1, pageSizeMax), 100),
    after: z.optional(cursor),
  }),
  reply: threatPage,
});

/** How many threats match the filter and were last seen outside of its period. */
export const countThreatsOutside = defineEndpoint({
  method: 'GET',
  path: '/threats/outside',
  summary: 'Counts threats that match the filter and were last seen before or after its period.',
  access: allow('intelligence', 'read'),
  query: z.strictObject(threatFilter),
  reply: z.object({
    /** Last seen before `since`. */
    earlier: z.number(),
    /** Last seen after `until`: dated ahead, or after the range. */
    later: z.number(),
    since: z.nullable(instant),
    until: z.nullable(instant),
  }),
});
export type ThreatsOutside = z.output<NonNullable<typeof countThreatsOutside.reply>>;

export const trendBuckets = ['hour', 'day', 'month', 'year'] as const;

export const getThreatTrend = defineEndpoint({
  method: 'GET',
  path: '/threats/trend',
  summary: 'Counts threats by hour (24h), day, month or years (all time) and severity; empty buckets contain zeros.',
  access: allow('intelligence', 'read'),
  query: z.strictObject({ ...threatFilter, timeZone: z._default(timeZone, 'UTC') }),
  reply: z.object({
    bucket: z.enum(trendBuckets),
    points: z.array(z.object({ from: instant, to: instant, counts: severityCounts })),
  }),
});
export type ThreatTrend = z.output<NonNullable<typeof getThreatTrend.reply>>;

export const getThreatMap = defineEndpoint({
  method: 'GET',
  path: '/threats/map',
  summary: 'Counts threats by location, and by type and severity where no location is known.',
  access: allow('intelligence', 'read'),
  query: z.strictObject(threatFilter),
  reply: z.object({
    places: z.array(
      z.object({
        country: z.nullable(z.string()),
        position,
        total: z.number(),
        counts: severityCounts,
      }),
    ),
    unplaced: z.array(z.object({ type: z.string(), counts: severityCounts })),
    placed: z.number(),
    total: z.number(),
  }),
});
export type ThreatMap = z.output<NonNullable<typeof getThreatMap.reply>>;

export const exportFormats = ['csv', 'json', 'stix'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** `rows` are in the file, `total` match the filter. */
export const exported = z.object({ file, rows: z.number(), total: z.number() });

export const exportThreats = defineEndpoint({
  method: 'GET',
  path: '/threats/export',
  repliesAtLength: true,
  summary: 'Exports matching threats as CSV, JSON or a STIX 2.1 bundle; viewers up to the configured limit.',
  access: allow('exports', 'bulk'),
  query: z.strictObject({ ...threatFilter, format: z.enum(exportFormats) }),
  reply: exported,
});

/** A threat with everything it hangs together with. */
export const threatDetail = z.object({
  threat,
  connections: listUpTo(
    connectionsShown,
    z.object({
      id,
      type: z.string(),
      /** `out`: this threat is the source of the connection. */
      direction: z.enum(['in', 'out']),
      record: recordLink,
    }),
  ),
  incidents: z.array(incidentLink),
  history: listUpTo(historyMax, historyEntry),
  /** Values of its STIX object; null if it was not imported as one. */
  facts: z.nullable(stixFacts),
});
export type ThreatDetail = z.output<typeof threatDetail>;

export const getThreat = defineEndpoint({
  method: 'GET',
  path: '/threats/:id',
  summary: 'Returns a threat with its links and history.',
  access: allow('intelligence', 'read'),
  errors: ['record_not_found'],
  params: z.strictObject({ id }),
  reply: threatDetail,
});

/** Editable fields of a threat. */
export const threatDraft = {
  name: text(nameMax),
  type: text(100),
  severity: z.enum(threatSeverities),
  status: z._default(z.enum(threatStatuses), 'Active'),
  source: text(sourceMax),
  timestamp: instant,
  description: z._default(longText(descriptionMax), ''),
  confidence: z._default(confidence, null),
  tlp: z._default(z.nullable(tlp), null),
  labels: z._default(labels, []),
  country: z._default(z.nullable(country), null),
} as const;

const changedThreat = z.object({ threat, changeId });

export const addThreat = defineEndpoint({
  method: 'POST',
  path: '/threats',
  summary: 'Creates a threat.',
  access: allow('intelligence', 'create'),
  body: z.strictObject(threatDraft),
  reply: changedThreat,
  status: 201,
  location: '/threats/:threat.id',
});

export const updateThreat = defineEndpoint({
  method: 'PUT',
  path: '/threats/:id',
  summary: 'Replaces the editable fields of a threat; 412 if it changed since `version`.',
  access: allow('intelligence', 'update'),
  errors: ['reason_required', 'record_changed', 'record_not_found'],
  params: z.strictObject({ id }),
  /** Severity null: not stated, so that the severity rules, where they are on, assume one. */
  body: z.strictObject({ ...threatDraft, severity: z.nullable(threatDraft.severity), version }),
  reply: changedThreat,
});

export const deleteThreat = defineEndpoint({
  method: 'DELETE',
  path: '/threats/:id',
  summary: 'Deletes a threat; this can be undone for 24 hours.',
  access: allow('intelligence', 'delete'),
  errors: ['record_changed', 'record_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({ changeId }),
});

export const reasonMax = 2_000;
export const bulkMax = 500;

/**
 * One or many threats in one request. Those changed by someone else since are skipped and named, the rest is changed.
 */
export const changeThreats = defineEndpoint({
  method: 'POST',
  path: '/threats/changes',
  summary:
    'Changes status, severity or verdict of threats, or acknowledges them; verdict and severity require a reason.',
  access: allow('intelligence', 'update'),
  errors: ['reason_required', 'record_changed', 'record_not_found'],
  body: z.strictObject({
    threats: z.array(z.strictObject({ id, version })).check(z.minLength(1), z.maxLength(bulkMax)),
    status: z.optional(z.enum(threatStatuses)),
    /** Null: not stated. */
    severity: z.optional(z.nullable(z.enum(threatSeverities))),
    acknowledged: z.optional(z.boolean()),
    verdict: z.optional(z.nullable(z.enum(verdicts))),
    reason: z.optional(text(reasonMax)),
  }),
  reply: z.object({
    changed: z.array(threat),
    skipped: z.array(z.object({ id, reason: z.enum(['changed', 'gone', 'same']) })),
    changeId,
  }),
});
