import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { id, listUpTo, text } from '../fields.ts';
import { changeId, version } from '../intelligence/intelligence.ts';
import { type ThreatSeverity, threatSeverities } from '../intelligence/threats.ts';
import { workingHours } from '../operations/working-hours.ts';
import { allow } from '../policy.ts';

/** The queue that is always there: alerts that nothing leads elsewhere are in it. */
export const mainQueueId = 'main';
export const alertQueuesMax = 50;
/** The longest time to acknowledge or to close, in minutes: a year. */
export const targetMinutesMax = 527_040;

const minutes = z.int().check(z.gte(1), z.lte(targetMinutesMax));
/** Time to acknowledge and to close, in minutes from the arrival of an alert. */
const targetTimes = z
  .strictObject({ acknowledge: minutes, close: minutes })
  .check(z.refine(({ acknowledge, close }) => acknowledge <= close, 'must acknowledge no later than close'));
const queueTargets = z.strictObject({
  Critical: targetTimes,
  High: targetTimes,
  Medium: targetTimes,
  Low: targetTimes,
});
export type QueueTargets = Readonly<Record<ThreatSeverity, { readonly acknowledge: number; readonly close: number }>>;

/** The defaults until someone sets other times. */
export const shippedTargets: QueueTargets = {
  Critical: { acknowledge: 15, close: 4 * 60 },
  High: { acknowledge: 60, close: 8 * 60 },
  Medium: { acknowledge: 4 * 60, close: 24 * 60 },
  Low: { acknowledge: 24 * 60, close: 168 * 60 },
};

const draft = {
  name: text(100),
  /** Takes alerts of these severities that neither their rule nor their source leads to a queue. */
  severities: z.array(z.enum(threatSeverities)).check(z.maxLength(4)),
  /** Null: the times of the main queue; of that, those that ship. */
  targets: z.nullable(queueTargets),
  /** When targets of incidents count; null is around the clock. Targets of alerts always do. */
  hours: z._default(z.nullable(workingHours), null),
} as const;

export const alertQueue = z.object({
  id,
  ...draft,
  /** The times that apply. */
  inForce: queueTargets,
  /** Alerts that are not closed and not held back, and how many of these are new, and overdue. */
  open: z.number(),
  unacknowledged: z.number(),
  overdue: z.number(),
  version,
});
export type AlertQueue = z.output<typeof alertQueue>;
export type AlertQueueDraft = Pick<AlertQueue, 'name' | 'severities' | 'targets' | 'hours'>;

export const listAlertQueues = defineEndpoint({
  method: 'GET',
  path: '/alert-queues',
  summary: 'Lists the alert queues, the main queue first, with their due times and waiting alerts.',
  access: allow('alerts', 'read'),
  reply: listUpTo(alertQueuesMax, alertQueue),
});

export const addAlertQueue = defineEndpoint({
  method: 'POST',
  path: '/alert-queues',
  summary: 'Creates a queue; alerts that arrive from now on are assigned to it.',
  access: allow('sources', 'edit'),
  errors: ['list_full', 'name_taken'],
  body: z.strictObject(draft),
  reply: alertQueue,
  status: 201,
  location: '/alert-queues/:id',
});

export const updateAlertQueue = defineEndpoint({
  method: 'PUT',
  path: '/alert-queues/:id',
  summary: 'Replaces a queue; new due times apply to its open alerts immediately, whose number is returned.',
  access: allow('sources', 'edit'),
  errors: ['queue_not_found', 'record_changed', 'name_taken'],
  params: z.strictObject({ id }),
  body: z.strictObject({ ...draft, version }),
  reply: z.object({ queue: alertQueue, retimed: z.number() }),
});

export const deleteAlertQueue = defineEndpoint({
  method: 'DELETE',
  path: '/alert-queues/:id',
  summary: 'Deletes a queue; its alerts move to the main queue, and return when that is undone.',
  access: allow('sources', 'edit'),
  errors: ['queue_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({ moved: z.number(), changeId }),
});
