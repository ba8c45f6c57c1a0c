import * as z from 'zod/mini';
import { file } from '../accounts/profile.ts';
import { defineEndpoint } from '../endpoint.ts';
import { cursor, instant, numberBetween } from '../fields.ts';
import { pageSizeMax } from '../intelligence/intelligence.ts';
import { allow } from '../policy.ts';

/** One link of the audit chain. Names are looked up when it is read; who is gone has none. */
/** Why the chain of the audit log is broken at an entry. */
export const auditFaults = [
  'entry_missing',
  'out_of_sequence',
  'entry_changed',
  'entries_missing_at_end',
  'not_signed',
  'differs_from_checkpoint',
  'checkpoint_changed',
  'entry_added',
  'base_changed',
] as const;
export type AuditFault = (typeof auditFaults)[number];

export const auditEntry = z.object({
  seq: z.number(),
  at: instant,
  actorId: z.nullable(z.string()),
  actorName: z.nullable(z.string()),
  action: z.string(),
  objectType: z.nullable(z.string()),
  objectId: z.nullable(z.string()),
  objectName: z.nullable(z.string()),
  address: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  hash: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

const short = z.string().check(z.maxLength(200));
const filter = {
  /** Part of a person's user name or e-mail address, or an exact id. */
  actor: z.optional(short),
  action: z.optional(short),
  /** An object type, an exact id, or part of a person's user name. */
  object: z.optional(short),
  from: z.optional(instant),
  to: z.optional(instant),
};

export const auditPageSize = 100;

export const listAudit = defineEndpoint({
  method: 'GET',
  path: '/audit',
  summary: 'Lists the audit log, newest first. `before` is a deprecated name of `after`.',
  access: allow('audit', 'read'),
  query: z.strictObject({
    ...filter,
    limit: z._default(numberBetween(1, pageSizeMax), auditPageSize),
    after: z.optional(cursor),
    before: z.optional(cursor),
  }),
  reply: z.object({
    entries: z.array(auditEntry),
    /** How many match the filter. */
    total: z.number(),
    /** There may be more than `total`: of a person with very many entries, not all are counted. */
    totalIsAtLeast: z.boolean(),
    next: z.nullable(z.string()),
    /** Every action that occurs in the log. */
    actions: z.array(z.string()),
    /** Entries up to this one come from the archive; null while it is empty. */
    archivedUpTo: z.nullable(z.number()),
  }),
});

const integrity = z.object({
  intact: z.boolean(),
  rows: z.number(),
  brokenAt: z.nullable(z.number()),
  reason: z.nullable(z.enum(auditFaults)),
});

export const verifyAuditLog = defineEndpoint({
  method: 'POST',
  path: '/audit/verification',
  summary: 'Verifies the integrity of the audit log and returns the first entry that was changed, removed or added.',
  access: allow('audit', 'verify'),
  reply: integrity,
});

/** The same without an entry in the log: what the assistant asks. */
export const getAuditIntegrity = defineEndpoint({
  method: 'GET',
  path: '/audit/integrity',
  summary: 'Returns whether the audit log is intact, and the first entry that was changed, removed or added.',
  access: allow('audit', 'verify'),
  reply: integrity,
});

export const exportAudit = defineEndpoint({
  method: 'GET',
  path: '/audit/export',
  repliesAtLength: true,
  summary: 'Exports matching entries as CSV or JSON; `total` is the number of matches.',
  access: allow('audit', 'read'),
  query: z.strictObject({ ...filter, format: z.enum(['csv', 'json']) }),
  reply: z.object({ file, rows: z.number(), total: z.number() }),
});
