import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { id, instant, listUpTo, statedLimits, text } from '../fields.ts';
import { changeId, version } from '../intelligence/intelligence.ts';
import { threatSeverities } from '../intelligence/threats.ts';
import { allow } from '../policy.ts';
import { credential, credentialKinds } from './credentials.ts';
import { exchange, feedLookup, feedOptions, feedOptionsDraft, lookedUpMax, pullTrial } from './feeds.ts';
import { alertFormats, delivered, sourceFormats } from './formats.ts';

/** Every source is a row of a screen; more is a mistake of a script. */
export const sourcesMax = 500;
export const mappingMax = 20_000;

/**
 * By rules, worst first: the last deliveries were rejected; nothing new arrived within the limit; nothing arrived yet.
 */
export const sourceHealths = ['failing', 'silent', 'paused', 'waiting', 'healthy'] as const;
export type SourceHealth = (typeof sourceHealths)[number];

/** Received items: `items = created + updated + folded + rejected`. */
export const intakeCounts = z.object({
  items: z.number(),
  created: z.number(),
  updated: z.number(),
  folded: z.number(),
  rejected: z.number(),
});
export type IntakeCounts = z.output<typeof intakeCounts>;

/** Slots of the sparkline: half hours of the last day, oldest first. */
export const sparkSlots = 48;
export const sparkSlotMs = 1_800_000;

/** Polling interval of a source, in minutes. */
export const pullMinutes = [1, 5, 15, 60, 360, 1_440] as const;

/** A source that is polled instead of sending. */
export const pull = z.object({
  url: z.string(),
  everyMinutes: z.number(),
  credentialKind: z.enum(credentialKinds),
  /** Expiry of the credential, as entered by a user. */
  credentialEndsAt: z.nullable(instant),
  options: feedOptions,
  /** How far it has been read, in the words of the source; null: nothing yet, or it always says everything. */
  cursor: z.nullable(z.string()),
  /** Since when it is being read. */
  runningSince: z.nullable(instant),
  /** Consecutive failed pulls. A request to wait counts, too. */
  failures: z.number(),
  /** The last pull brought what it could, and the last failure says what it left. */
  isPartly: z.boolean(),
  nextAt: z.nullable(instant),
  /** The other side asked to wait until then. */
  waitsUntil: z.nullable(instant),
  lastExchange: z.nullable(exchange),
});

/** Milliseconds; `samples` alerts whose source states a time. */
export const sourceLag = z.object({
  p50Ms: z.number(),
  p99Ms: z.number(),
  /** How far its clock is ahead: the median of the times that are after their receipt; null where none does. */
  skewMs: z.nullable(z.number()),
  samples: z.number(),
});
export type SourceLag = z.output<typeof sourceLag>;

export const source = z.object({
  id,
  name: z.string(),
  format: z.enum(sourceFormats),
  delivers: z.enum(delivered),
  health: z.enum(sourceHealths),
  paused: z.nullable(z.object({ at: instant, reason: z.string() })),
  /** The severity of an alert if the source states none. */
  defaultSeverity: z.enum(threatSeverities),
  /** The queue that its alerts come to; null: the one that their severity leads to. */
  queue: z.optional(z.nullable(id)),
  /** Nothing new for so many minutes makes the source silent; null: it may be quiet forever. */
  silenceLimitMinutes: z.nullable(z.number()),
  /** An own mapping (JSONata) in the place of the one that ships; null: the shipped one. */
  mapping: z.nullable(z.string()),
  mappingVersion: z.number(),
  /** Null: it sends alerts. */
  pull: z.nullable(pull),
  /** The last four characters of the token. */
  tokenEnds: z.string(),
  createdAt: instant,
  lastDeliveryAt: z.nullable(instant),
  /** Arrival of the newest new alert. */
  lastNewAt: z.nullable(instant),
  lastFailure: z.nullable(z.object({ at: instant, reason: z.string() })),
  /** Of the last 24 hours. Of intelligence: of the imports that ended; what was the same already is folded. */
  counts: intakeCounts,
  /** From the time that the source states to its receipt, of the newest alerts of the last 24 hours. */
  lag: z.nullable(sourceLag),
  spark: z.array(z.number()),
  /** Deliveries that wait to be mapped, since when the oldest does, and those that could not be mapped. */
  waiting: z.number(),
  oldestWaitingAt: z.nullable(instant),
  deadLetters: z.number(),
  version,
  sample: z.boolean(),
});
export type Source = z.output<typeof source>;

export const listSources = defineEndpoint({
  method: 'GET',
  path: '/sources',
  summary: 'Lists sources with their health, worst first, and their items of the last 24 hours.',
  access: allow('sources', 'read'),
  reply: z.object({
    at: instant,
    counts: intakeCounts,
    deadLetters: z.number(),
    sources: listUpTo(sourcesMax, source),
  }),
});
export type SourceList = z.output<NonNullable<typeof listSources.reply>>;

const minutes = z.int().check(z.gte(1), z.lte(525_600));
const pullAddress = z.string().check(z.maxLength(2_000)).register(statedLimits, { maxLength: 2_000, format: 'uri' });

/** Without `credential` the one that is kept stays; null removes it. */
const pullDraft = z.strictObject({
  url: pullAddress,
  everyMinutes: z.int().check(z.gte(1), z.lte(1_440)),
  credential: z.optional(z.nullable(credential)),
  credentialEndsAt: z.optional(z.nullable(instant)),
  options: z.optional(feedOptionsDraft),
});

const draft = {
  name: text(100),
  defaultSeverity: z.enum(threatSeverities),
  queue: z.optional(z.nullable(id)),
  silenceLimitMinutes: z.nullable(minutes),
  /** Absent or null: it sends alerts, which intelligence never does. */
  pull: z.optional(z.nullable(pullDraft)),
} as const;

/** The token is shown once; if it is lost, create a new one. */
export const addSource = defineEndpoint({
  method: 'POST',
  path: '/sources',
  summary: 'Creates a source and its token.',
  access: allow('sources', 'edit'),
  errors: ['list_full', 'pull_not_allowed'],
  body: z.strictObject({ ...draft, format: z.enum(sourceFormats) }),
  reply: z.object({ source, token: z.string() }),
  repliesWithSecret: true,
  status: 201,
  location: '/sources/:source.id',
});

const ofSource = z.strictObject({ id });

export const getSource = defineEndpoint({
  method: 'GET',
  path: '/sources/:id',
  summary: 'Returns a source.',
  access: allow('sources', 'read'),
  errors: ['source_not_found'],
  params: ofSource,
  reply: source,
});

export const updateSource = defineEndpoint({
  method: 'PUT',
  path: '/sources/:id',
  summary: 'Replaces the settings and mapping of a source; 412 if it changed since `version`.',
  access: allow('sources', 'edit'),
  errors: ['source_not_found', 'record_changed', 'bad_mapping', 'pull_not_allowed'],
  params: ofSource,
  body: z.strictObject({
    ...draft,
    mapping: z.nullable(z.string().check(z.minLength(1), z.maxLength(mappingMax))),
    version,
  }),
  reply: source,
});

export const renewSourceToken = defineEndpoint({
  method: 'POST',
  path: '/sources/:id/token',
  summary: 'Replaces the token of a source; the old one is rejected from now on.',
  access: allow('sources', 'edit'),
  errors: ['source_not_found'],
  params: ofSource,
  reply: z.object({ source, token: z.string() }),
  repliesWithSecret: true,
});

/** The response of a source before it is saved. Nothing is stored. */
export const testPull = defineEndpoint({
  method: 'POST',
  path: '/sources/pull-test',
  summary: 'Tests a connection and returns the exchange, for a feed also its collections and first objects.',
  access: allow('sources', 'edit'),
  errors: ['source_not_found', 'pull_not_allowed'],
  body: z.strictObject({
    url: pullAddress,
    /** Without one the URL is requested once and its body is not read. */
    format: z.optional(z.enum(sourceFormats)),
    credential: z.optional(z.nullable(credential)),
    options: z.optional(feedOptionsDraft),
    /** The source whose credential is used where none is given. */
    source: z.optional(id),
  }),
  reply: pullTrial,
  obeysIdempotencyKey: false,
});

/** Nothing of it is stored, and the values are not sent to the feed. */
export const lookUpInFeed = defineEndpoint({
  method: 'POST',
  path: '/sources/:id/lookup',
  summary: 'Returns the events of a MISP feed that contain the given values, without importing it.',
  access: allow('sources', 'read'),
  errors: ['source_not_found', 'pull_not_allowed'],
  params: ofSource,
  /** Observables may be defanged; anything else is looked up as it is. */
  body: z.strictObject({ values: z.array(text(2_000)).check(z.minLength(1), z.maxLength(lookedUpMax)) }),
  reply: feedLookup,
  // The file of hashes of a large feed takes its time.
  repliesAtLength: true,
  obeysIdempotencyKey: false,
});

/** Reads a feed again from a date, or from its beginning. Existing objects are not duplicated. */
export const replayFeed = defineEndpoint({
  method: 'PUT',
  path: '/sources/:id/cursor',
  summary: 'Resets the position of a source and reads it again, from a date or from its beginning.',
  access: allow('sources', 'edit'),
  errors: ['source_not_found', 'pull_not_allowed'],
  params: ofSource,
  body: z.strictObject({ from: z.nullable(instant) }),
  reply: source,
});

export const pullNow = defineEndpoint({
  method: 'POST',
  path: '/sources/:id/pull',
  summary: 'Polls a source now, before it is due; a feed is read in the background.',
  access: allow('sources', 'edit'),
  errors: ['source_not_found', 'pull_not_allowed', 'conflict'],
  params: ofSource,
  /** `force`: even if the other side asked to wait, which is rejected otherwise. */
  query: z.strictObject({ force: z.optional(z.enum(['true', 'false'])) }),
  reply: source,
});

export const pauseSource = defineEndpoint({
  method: 'POST',
  path: '/sources/:id/pause',
  summary: 'Pauses a source: its deliveries are stored and mapped once it is resumed.',
  access: allow('sources', 'edit'),
  errors: ['source_not_found'],
  params: ofSource,
  body: z.strictObject({ reason: text(200) }),
  reply: source,
});

export const resumeSource = defineEndpoint({
  method: 'POST',
  path: '/sources/:id/resume',
  summary: 'Resumes a paused source and maps its stored deliveries.',
  access: allow('sources', 'edit'),
  errors: ['source_not_found'],
  params: ofSource,
  reply: source,
});

/** Whether the alerts of a source are kept. */
export const whatStays = ['keep', 'remove'] as const;

export const deleteSource = defineEndpoint({
  method: 'DELETE',
  path: '/sources/:id',
  summary: 'Deletes a source, with or without its alerts.',
  access: allow('sources', 'edit'),
  errors: ['source_not_found'],
  params: ofSource,
  query: z.strictObject({ alerts: z._default(z.enum(whatStays), 'keep') }),
  reply: z.object({ changeId, removedAlerts: z.number() }),
});

/** So many replayed deliveries at most; the newest first. */
export const replayMax = 5_000;

export const replayDeliveries = defineEndpoint({
  method: 'POST',
  path: '/sources/:id/replay',
  summary: 'Maps stored deliveries again with the current mapping; with `dryRun`, only returns the result.',
  access: allow('sources', 'edit'),
  errors: ['source_not_found'],
  params: ofSource,
  body: z.strictObject({ from: instant, which: z.enum(['dead', 'all'] as const), dryRun: z.boolean() }),
  reply: z.object({
    deliveries: z.number(),
    /** Of a dry run: what it would be. Otherwise they are mapped in the background. */
    counts: z.nullable(intakeCounts),
    stillDead: z.nullable(z.number()),
  }),
});

export const previewAlert = z.object({
  title: z.string(),
  severity: z.nullable(z.enum(threatSeverities)),
  sourceSeverity: z.nullable(z.string()),
  state: z.string(),
  key: z.array(z.tuple([z.string(), z.string()])),
  at: z.nullable(z.string()),
  entity: z.nullable(z.string()),
  observables: z.array(z.object({ type: z.string(), value: z.string(), role: z.string() })),
});

/** A mapping is tried on a text or on a delivery that is kept. Nothing is stored. */
export const previewMapping = defineEndpoint({
  method: 'POST',
  path: '/sources/mapping-preview',
  summary: 'Returns the result of a mapping for a sample or a delivery.',
  access: allow('sources', 'edit'),
  errors: ['delivery_not_found', 'bad_mapping'],
  body: z.strictObject({
    format: z.enum(alertFormats),
    mapping: z.nullable(z.string().check(z.minLength(1), z.maxLength(mappingMax))),
    sample: z.optional(z.string().check(z.maxLength(500_000))),
    delivery: z.optional(z.int().check(z.gte(1))),
  }),
  reply: z.object({
    alerts: z.array(previewAlert),
    total: z.number(),
    rejections: z.array(z.object({ place: z.number(), reason: z.string(), detail: z.string() })),
    unmapped: z.array(z.string()),
  }),
  obeysIdempotencyKey: false,
});
export type MappingPreview = z.output<NonNullable<typeof previewMapping.reply>>;
