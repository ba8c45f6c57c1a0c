import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { eventKinds } from '../events.ts';
import { cursor, id, instant, listUpTo, numberBetween } from '../fields.ts';
import { importStates } from '../intelligence/imports.ts';
import { eventDetails, historyMax } from '../intelligence/intelligence.ts';
import { allow } from '../policy.ts';
import { viewLists } from './views.ts';

/** Records whose changes can be read. `entity` is any record of the network that is not a threat. */
export const historyObjects = ['threat', 'entity', 'incident', 'alert'] as const;
export type HistoryObject = (typeof historyObjects)[number];

/** Fields whose values the event log stores, with the types of their values. Lists are joined with commas. */
export const historyFields = {
  name: 'text',
  title: 'text',
  type: 'text',
  description: 'text',
  severity: 'severity',
  threatStatus: 'threatStatus',
  incidentStatus: 'incidentStatus',
  workStatus: 'workStatus',
  sourceState: 'sourceState',
  occurrences: 'text',
  queue: 'text',
  risk: 'risk',
  source: 'text',
  confidence: 'text',
  tlp: 'text',
  labels: 'text',
  country: 'country',
  assignee: 'text',
  owner: 'text',
  lastSeen: 'instant',
  started: 'instant',
  detected: 'instant',
  reported: 'instant',
  contained: 'instant',
  paused: 'instant',
  resolution: 'resolution',
  resolutionSummary: 'text',
  due: 'instant',
  resolved: 'instant',
  acknowledged: 'instant',
  acknowledgedBy: 'text',
  verdict: 'verdict',
  verdictReason: 'text',
  closeReason: 'closeReason',
  closeNote: 'text',
  closed: 'instant',
  duplicateOf: 'text',
  quiet: 'flag',
  deleted: 'instant',
} as const;
export type HistoryField = keyof typeof historyFields;
const fieldNames = Object.keys(historyFields) as [HistoryField, ...HistoryField[]];

/** Instants in ISO 8601, flags as `yes` and `no`; null where nothing is stated. */
const value = z.nullable(z.string());

const changedField = z.object({
  field: z.enum(fieldNames),
  before: value,
  after: value,
  /** False: the log says that it changed, and not from what to what. */
  isKept: z.boolean(),
});
export type ChangedField = z.output<typeof changedField>;

/** Besides events, an import that created a record or updated it, and what the source of an alert said since. */
export const changeKinds = [...eventKinds, 'import_created', 'import_updated', 'source_updated'] as const;

const author = z.object({
  /** `system`: neither a person nor an import nor a source did it. */
  kind: z.enum(['person', 'import', 'source', 'system'] as const),
  id: z.nullable(z.string()),
  /** Null where the person is gone. */
  name: z.nullable(z.string()),
});

const recordChange = z.object({
  id: z.string(),
  at: instant,
  kind: z.enum(changeKinds),
  by: author,
  fields: z.array(changedField),
  details: z.nullable(eventDetails),
});
export type RecordChange = z.output<typeof recordChange>;

/** Gaps in the event log for a period. */
export const historyGaps = [
  /** It began before the first event of the log. */
  'before_log',
  /** Rules changed assumed severities of many records in one step. */
  'rules_applied',
  /** Records that an undone import alone had brought are gone. */
  'import_undone',
  /** It began before what sources change in alerts was kept. */
  'source_updates',
  /** In a list, alerts that only occurred again do not count as changed. */
  'repetitions',
  /** More events than are read. */
  'cut_off',
  /** Conditions on linked records, techniques and words hold as of today. */
  'present_links',
] as const;
export type HistoryGap = (typeof historyGaps)[number];

const bounds = { from: instant, to: instant } as const;
const gaps = z.array(z.enum(historyGaps));

/** The fields of a record as they were at an instant. */
const pastState = z.object({
  at: instant,
  /** Whether it existed then; null if unknown. */
  isThere: z.nullable(z.boolean()),
  fields: z.array(
    z.object({
      field: z.enum(fieldNames),
      value,
      /** False: it changed since, and the log does not have the value from before. */
      isKnown: z.boolean(),
    }),
  ),
});
export type PastState = z.output<typeof pastState>;

export const getRecordChanges = defineEndpoint({
  method: 'GET',
  path: '/history/records/:object/:id',
  summary: 'Lists changes of a record between two instants, field by field, and its state at both.',
  access: allow('intelligence', 'read'),
  errors: ['record_not_found'],
  params: z.strictObject({ object: z.enum(historyObjects), id }),
  query: z.strictObject(bounds),
  reply: z.object({
    name: z.string(),
    /** Of incidents and alerts. */
    number: z.nullable(z.number()),
    /** Newest first. */
    changes: listUpTo(historyMax, recordChange),
    states: z.object({ from: pastState, to: pastState }),
    gaps,
    /** When the log begins; null where it is empty. */
    logSince: z.nullable(instant),
  }),
});
export type RecordChanges = z.output<NonNullable<typeof getRecordChanges.reply>>;

/**
 * The comparison of a list: `entered` came into the view through a change, `left` the same way; `unknown` changed, and
 * the log does not have the earlier value.
 */
export const listOutcomes = ['added', 'entered', 'changed', 'left', 'removed', 'unknown'] as const;
export type ListOutcome = (typeof listOutcomes)[number];
const counts = z.object({
  added: z.number(),
  entered: z.number(),
  changed: z.number(),
  left: z.number(),
  removed: z.number(),
  unknown: z.number(),
});

/** Events of a comparison, and records with changes; a period with more is not compared. */
export const comparedEventsMax = 20_000;
export const comparedRecordsMax = 4_000;
export const historyPageMax = 100;

const comparedRow = z.object({
  object: z.enum(historyObjects),
  id: z.string(),
  number: z.nullable(z.number()),
  name: z.string(),
  /** The newest change in the period, or when it was added. */
  at: instant,
  fields: z.array(z.enum(fieldNames)),
});
export type ComparedRow = z.output<typeof comparedRow>;

export const compareList = defineEndpoint({
  method: 'GET',
  path: '/history/lists/:list',
  summary: 'Compares a filtered list at two instants; returns counts and the rows of one outcome.',
  access: allow('intelligence', 'read'),
  params: z.strictObject({ list: z.enum(viewLists) }),
  query: z.strictObject({
    ...bounds,
    /** The query of the list, without order and page: `severity=High&period=all`. */
    filter: z._default(z.string().check(z.maxLength(2_000)), ''),
    what: z.optional(z.enum(listOutcomes)),
    limit: z._default(numberBetween(1, historyPageMax), historyPageMax),
    after: z.optional(cursor),
  }),
  reply: z.object({
    /** Null where the period has more events or records than are compared. */
    counts: z.nullable(counts),
    rows: z.array(comparedRow).check(z.maxLength(historyPageMax)),
    next: z.nullable(z.string()),
    gaps,
    logSince: z.nullable(instant),
  }),
});
export type ListChanges = z.output<NonNullable<typeof compareList.reply>>;

export const importsComparedMax = 200;

export const getSourceChanges = defineEndpoint({
  method: 'GET',
  path: '/history/sources/:id',
  summary: 'Counts imports and alerts of a source between two instants: each import, alerts by half hours.',
  access: allow('imports', 'read'),
  errors: ['source_not_found'],
  params: z.strictObject({ id }),
  query: z.strictObject(bounds),
  reply: z.object({
    name: z.string(),
    /** Newest first; the sums are of all of the period. */
    imports: listUpTo(
      importsComparedMax,
      z.object({
        id,
        fileName: z.string(),
        state: z.enum(importStates),
        at: instant,
        created: z.number(),
        changed: z.number(),
        unchanged: z.number(),
        rejected: z.number(),
      }),
    ),
    total: z.object({
      imports: z.number(),
      created: z.number(),
      changed: z.number(),
      unchanged: z.number(),
      rejected: z.number(),
    }),
    /** Of alerts: those of the half hours in the period; null if there are none in them. */
    alerts: z.nullable(
      z.object({ created: z.number(), updated: z.number(), folded: z.number(), rejected: z.number() }),
    ),
  }),
});
export type SourceChanges = z.output<NonNullable<typeof getSourceChanges.reply>>;

export const listImportChanges = defineEndpoint({
  method: 'GET',
  path: '/history/imports/:id',
  summary: 'Lists records that an import updated, with the old and the new values of their fields.',
  access: allow('imports', 'read'),
  errors: ['import_not_found'],
  params: z.strictObject({ id }),
  query: z.strictObject({
    limit: z._default(numberBetween(1, historyPageMax), historyPageMax),
    after: z.optional(cursor),
  }),
  reply: z.object({
    name: z.string(),
    at: z.nullable(instant),
    state: z.enum(importStates),
    created: z.number(),
    changed: z.number(),
    unchanged: z.number(),
    rejected: z.number(),
    records: z
      .array(
        z.object({ object: z.enum(historyObjects), id: z.string(), name: z.string(), fields: z.array(changedField) }),
      )
      .check(z.maxLength(historyPageMax)),
    next: z.nullable(z.string()),
  }),
});
export type ImportChanges = z.output<NonNullable<typeof listImportChanges.reply>>;
