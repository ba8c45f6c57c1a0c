import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { cursor, id, instant, numberBetween } from '../fields.ts';
import { allow } from '../policy.ts';

/** Kinds of background work. */
export const workKinds = [
  'analysis',
  'audit_archive',
  'crime_files',
  'crime_import',
  'export',
  'feed',
  'import',
  'import_undo',
  'inference',
  'mail',
  'mail_alert',
  'mail_code',
  'severity_rules',
  'text_message',
  'webhook',
] as const;
export type WorkKind = (typeof workKinds)[number];

/** The label of an email or a text message. */
export type LetterKind =
  | 'sign_up_code'
  | 'reset_code'
  | 'attribute_code'
  | 'sign_in_code'
  | 'step_up_code'
  | 'text_code'
  | 'invitation'
  | 'email_changed_notice'
  | 'password_changed_notice'
  | 'new_sign_in'
  | 'sign_in_locked'
  | 'role_requested'
  | 'role_decided'
  | 'deletion_requested'
  | 'password_expires'
  | 'alert'
  | 'alert_digest';

/** Work that has finished is no longer listed. */
export const workStates = ['waiting', 'running', 'failed', 'cancelled'] as const;
export type WorkState = (typeof workStates)[number];

export const backgroundWork = z.object({
  id: z.string(),
  kind: z.enum(workKinds),
  state: z.enum(workStates),
  /** Its subject: the name of a file, a month, the kind of an event or of a letter. */
  label: z.string(),
  objectType: z.nullable(z.string()),
  objectId: z.nullable(z.string()),
  /** Who started it; null is the server itself. */
  by: z.nullable(z.object({ id: z.string(), name: z.string() })),
  createdAt: instant,
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** When it is tried next; null unless it waits. */
  nextAt: z.nullable(instant),
  attempts: z.number(),
  progress: z.nullable(z.object({ done: z.number(), total: z.nullable(z.number()) })),
  /** Why the last attempt failed; `interrupted` when its server stopped. */
  problem: z.nullable(z.string()),
  /** Cancellation was requested, and it has not stopped yet. */
  cancelling: z.boolean(),
  /** It waits, or runs and can be broken off. */
  canCancel: z.boolean(),
  /** It failed, and all that it needs is still there. */
  canRetry: z.boolean(),
});
export type BackgroundWork = z.output<typeof backgroundWork>;

export const workPageSize = 50;

export const listBackgroundWork = defineEndpoint({
  method: 'GET',
  path: '/background-work',
  summary: 'Lists background work that is waiting, running, failed or canceled, newest first.',
  access: allow('backgroundWork', 'read'),
  query: z.strictObject({
    state: z.optional(z.enum(workStates)),
    kind: z.optional(z.enum(workKinds)),
    limit: z._default(numberBetween(1, 100), workPageSize),
    after: z.optional(cursor),
  }),
  reply: z.object({
    work: z.array(backgroundWork),
    /** How much there is in each state, whatever the filter. */
    counts: z.object({ waiting: z.number(), running: z.number(), failed: z.number(), cancelled: z.number() }),
    next: z.nullable(z.string()),
  }),
});

const params = z.strictObject({ id });

export const cancelBackgroundWork = defineEndpoint({
  method: 'POST',
  path: '/background-work/:id/cancel',
  summary: 'Cancels background work that is waiting or running.',
  access: allow('backgroundWork', 'cancel'),
  params,
  reply: backgroundWork,
  errors: ['work_not_found', 'work_not_running', 'work_not_cancellable'],
});

export const retryBackgroundWork = defineEndpoint({
  method: 'POST',
  path: '/background-work/:id/retry',
  summary: 'Queues background work that failed once more.',
  access: allow('backgroundWork', 'retry'),
  params,
  reply: backgroundWork,
  errors: ['work_not_found', 'work_not_retryable'],
});

export const retryFailedWork = defineEndpoint({
  method: 'POST',
  path: '/background-work/retry-failed',
  summary: 'Queues all failed background work that can be retried once more, 1,000 at most; returns how much.',
  access: allow('backgroundWork', 'retry'),
  reply: z.object({ ids: z.array(z.string()) }),
});

export const undoRetryFailed = defineEndpoint({
  method: 'POST',
  path: '/background-work/undo-retry',
  summary: 'Resets retried background work to failed if it is still waiting; returns how much.',
  access: allow('backgroundWork', 'retry'),
  body: z.strictObject({ ids: z.array(id).check(z.maxLength(1_000)) }),
  reply: z.object({ ids: z.array(z.string()) }),
});
