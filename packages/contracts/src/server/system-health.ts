import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { cursor, id, instant, listUpTo, numberBetween } from '../fields.ts';
import { allow } from '../policy.ts';
import { auditFaults } from './audit.ts';
import { workKinds } from './background-work.ts';

/** The parts of the page System health; each can be read alone. */
export const healthBlocks = [
  'nodes',
  'work',
  'outbox',
  'sources',
  'database',
  'disk',
  'storage',
  'expiring',
  'audit',
  'version',
] as const;
export type HealthBlock = (typeof healthBlocks)[number];

/** Shown at most, those that matter first. */
export const nodesMax = 200;
export const expiringMax = 500;
export const takeoversMax = 200;

/** How a node did in the last minute; null is not known. */
export const nodeMeasures = z.object({
  /** Of its own clock against the database's, in milliseconds; ahead is positive. */
  clockOffsetMs: z.nullable(z.number()),
  requestsPerSecond: z.number(),
  /** Of its answers the share 5xx, 0 to 1. */
  errorRate: z.nullable(z.number()),
  p95Ms: z.nullable(z.number()),
  /** Share of one core; 1 is a whole one. */
  cpu: z.number(),
  memoryBytes: z.number(),
  loopDelayMs: z.number(),
  /** Requests a second at the last heartbeats, the oldest first. */
  recentRequests: z.array(z.number()),
});
export type NodeMeasures = z.output<typeof nodeMeasures>;

const node = z.object({
  id: z.string(),
  name: z.string(),
  version: z.string(),
  schema: z.string(),
  /** `silent`: it neither stopped nor gave a sign of life for half a minute. */
  state: z.enum(['running', 'silent', 'stopped']),
  startedAt: instant,
  seenAt: instant,
  stoppedAt: z.nullable(instant),
  /** So much of its work others took over in 24 hours. */
  takenOver: z.number(),
  measures: nodeMeasures,
});
export type HealthNode = z.output<typeof node>;

const work = z.object({
  waiting: z.number(),
  running: z.number(),
  failed: z.number(),
  failedToday: z.number(),
  /** When the oldest work that waits was due. */
  oldestDueAt: z.nullable(instant),
  /** Jobs that one node took over from another in 24 hours; the newest of them. Nodes are identified by their name. */
  takenOver: z.number(),
  takeovers: listUpTo(
    takeoversMax,
    z.object({
      id: z.string(),
      kind: z.enum(workKinds),
      label: z.string(),
      from: z.string(),
      to: z.string(),
      at: instant,
    }),
  ),
});

export const outboxChannels = ['mail', 'text', 'webhook'] as const;
const channel = z.object({
  channel: z.enum(outboxChannels),
  sentToday: z.number(),
  waiting: z.number(),
  /** Of those that wait: tried before. */
  retrying: z.number(),
  dead: z.number(),
});

/** Deliveries of sources are inbound; all else is outbound. */
export const messageChannels = [...outboxChannels, 'source'] as const;
export type MessageChannel = (typeof messageChannels)[number];
/** `sent`: in 24 hours. */
export const messageStates = ['sent', 'dead', 'all'] as const;
export type MessageState = (typeof messageStates)[number];

const message = z.object({
  id: z.string(),
  /** The kind of the letter, the kind of the event that a webhook was sent for, or the name of the source. */
  about: z.string(),
  at: instant,
  /** Null: no longer known. */
  attempts: z.nullable(z.number()),
  /** The last error of a failed one. */
  reason: z.nullable(z.string()),
  /** It is dead, and all that it needs is still there. */
  canReplay: z.boolean(),
  /** What a dead webhook sent, and the first 2 kB of what came back, both with secrets masked; null for all others. */
  content: z.nullable(z.object({ sent: z.string(), status: z.nullable(z.number()), reply: z.nullable(z.string()) })),
});
export type Message = z.output<typeof message>;

const outbox = z.object({ channels: z.array(channel) });

const sourcesFigures = z.object({
  sources: z.number(),
  failing: z.number(),
  silent: z.number(),
  paused: z.number(),
  waiting: z.number(),
  dead: z.number(),
  oldestWaitingAt: z.nullable(instant),
  itemsToday: z.number(),
});

const database = z.object({
  kind: z.enum(['sqlite', 'postgres']),
  server: z.string(),
  sizeBytes: z.number(),
  /** Of this node; null for a file. */
  connections: z.nullable(z.object({ used: z.number(), open: z.number(), most: z.number() })),
  /** Above 200 ms on this node since it started, without values. */
  slow: z.array(
    z.object({
      sql: z.string(),
      route: z.nullable(z.string()),
      count: z.number(),
      slowestMs: z.number(),
      lastAt: instant,
    }),
  ),
  /** Null: there is none that is known. */
  lastBackup: z.nullable(z.object({ at: instant, verified: z.boolean() })),
});

export const diskParts = ['database', 'police', 'uploads', 'rest'] as const;
const disk = z.object({
  /** The node whose data folder is there. */
  node: z.string(),
  totalBytes: z.number(),
  usedBytes: z.number(),
  warnBytes: z.number(),
  /** They add up to `usedBytes`. */
  parts: z.array(z.object({ part: z.enum(diskParts), bytes: z.number() })),
  days: z.array(z.object({ day: z.string(), usedBytes: z.number() })),
  /** Null with fewer than 14 days. `warnDay`: when the warning level is reached, within two years. */
  forecast: z.nullable(
    z.object({
      bytesPerMonth: z.number(),
      warnDay: z.nullable(z.string()),
      /** Bytes that are expected day by day, the first one measured last, with the band that 95 of 100 days are in. */
      ahead: z.array(z.object({ day: z.string(), expected: z.number(), low: z.number(), high: z.number() })),
    }),
  ),
});

const storage = z.object({
  kind: z.enum(['folder', 's3']),
  /** The folder, or bucket and prefix with the address of the store. */
  place: z.string(),
  /** Of all files in it. */
  bytes: z.number(),
  /** To write, read and remove a small file now. */
  tookMs: z.number(),
  /** Of this node, since it started; null: nothing is cached. */
  cache: z.nullable(z.object({ bytes: z.number(), mostBytes: z.number(), hits: z.number(), misses: z.number() })),
});

export const expiringKinds = ['certificate', 'source_credential', 'signing_key'] as const;
const expiring = z.object({
  kind: z.enum(expiringKinds),
  name: z.string(),
  /** The source; null for what is not a record. */
  id: z.nullable(z.string()),
  endsAt: instant,
  /** It is replaced without anyone doing anything. */
  renewsItself: z.boolean(),
});
export type Expiring = z.output<typeof expiring>;

const audit = z.object({
  entries: z.number(),
  lastHash: z.nullable(z.string()),
  verifiedAt: z.nullable(instant),
  /** Entries before this one were exported, signed and deleted; null: none were. */
  archivedUpTo: z.nullable(z.object({ seq: z.number(), at: instant })),
  /** Stays until two administrators have acknowledged it. */
  broken: z.nullable(
    z.object({
      at: z.number(),
      reason: z.enum(auditFaults),
      foundAt: instant,
      acknowledged: z.array(z.object({ id: z.string(), name: z.string(), at: instant })),
    }),
  ),
});
export type AuditBreak = NonNullable<z.output<typeof audit>['broken']>;

const versions = z.object({
  version: z.string(),
  schema: z.string(),
  startedAt: instant,
  /** Versions of all nodes that run, with this one. */
  running: z.array(z.string()),
  /** The changelog entry of the newest version, as Markdown. */
  notes: z.nullable(z.string()),
});

export const getSystemHealth = defineEndpoint({
  method: 'GET',
  path: '/system-health',
  summary: 'Returns the system health: all blocks, or the requested one.',
  access: allow('platform', 'read'),
  query: z.strictObject({ block: z.optional(z.enum(healthBlocks)) }),
  reply: z.object({
    at: instant,
    nodes: z.optional(listUpTo(nodesMax, node)),
    work: z.optional(work),
    outbox: z.optional(outbox),
    sources: z.optional(sourcesFigures),
    database: z.optional(database),
    disk: z.optional(disk),
    storage: z.optional(storage),
    expiring: z.optional(listUpTo(expiringMax, expiring)),
    audit: z.optional(audit),
    version: z.optional(versions),
    /** Blocks that could not be read; requested alone, they return the reason. */
    failed: z.array(z.enum(healthBlocks)),
  }),
});
export type SystemHealth = z.output<NonNullable<typeof getSystemHealth.reply>>;

export const runSystemChecks = defineEndpoint({
  method: 'GET',
  path: '/system-health/checks',
  summary: 'Runs the checks of `halyard doctor` on this node and returns the results.',
  access: allow('platform', 'read'),
  reply: z.object({
    findings: z.array(
      z.object({
        check: z.string(),
        level: z.enum(['ok', 'warning', 'error']),
        says: z.string(),
        advice: z.nullable(z.string()),
      }),
    ),
  }),
});

export const messagePageSize = 50;

export const listMessages = defineEndpoint({
  method: 'GET',
  path: '/system-health/messages',
  summary:
    'Lists messages of a channel that were sent in 24 hours, are dead letters, or all that are kept, newest first.',
  access: allow('platform', 'read'),
  query: z.strictObject({
    channel: z.enum(messageChannels),
    state: z.enum(messageStates),
    limit: z._default(numberBetween(1, 100), messagePageSize),
    after: z.optional(cursor),
  }),
  reply: z.object({ messages: z.array(message), total: z.number(), next: z.nullable(z.string()) }),
});

export const changeDeadLetters = defineEndpoint({
  method: 'POST',
  path: '/system-health/dead-letters',
  summary: 'Replays or discards dead letters of a channel, or restores discarded ones; returns the changed IDs.',
  access: allow('platform', 'update'),
  body: z.strictObject({
    channel: z.enum(messageChannels),
    change: z.enum(['replay', 'discard', 'restore']),
    /** Without it all that are dead, 1,000 at most. */
    ids: z.optional(z.array(id).check(z.maxLength(1_000))),
  }),
  reply: z.object({ ids: z.array(z.string()) }),
});

export const acknowledgeAuditBreak = defineEndpoint({
  method: 'POST',
  path: '/system-health/audit-break/acknowledgement',
  summary: 'Acknowledges a break of the audit log. Two administrators must acknowledge it, once each.',
  access: allow('platform', 'update'),
  errors: ['audit_not_broken', 'audit_break_acknowledged'],
});
