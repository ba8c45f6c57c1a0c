import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { id, instant, listUpTo } from '../fields.ts';
import { allow } from '../policy.ts';

/** Topics of one source; for more, put an Amazon queue in between. */
export const snsTopicsMax = 20;

/** The name of a topic of Amazon SNS: `arn:aws:sns:eu-west-1:111122223333:alerts`. */
const topicArn = z.string().check(
  z.maxLength(500),
  z.regex(/^arn:aws[a-z-]*:sns:[a-z0-9-]+:\d{12}:[A-Za-z0-9_.-]{1,256}$/, {
    error: 'must be the ARN of an SNS topic',
  }),
);

/**
 * `expected`: entered here, and confirmed on request; `pending`: requested, and waiting for approval; `confirmed`: its
 * messages are accepted; `unsubscribed`: its subscription was ended by the other side.
 */
export const snsTopicStates = ['expected', 'pending', 'confirmed', 'unsubscribed'] as const;

/** An Amazon SNS topic whose signed messages a source accepts, or that requests it. */
export const snsTopic = z.object({
  topicArn: z.string(),
  state: z.enum(snsTopicStates),
  /** The time of its pending, or last, confirmation request. */
  askedAt: z.nullable(instant),
  confirmedAt: z.nullable(instant),
  /** Why the last confirmation failed: the status or the problem of the exchange. */
  failure: z.nullable(z.string()),
});
export type SnsTopic = z.output<typeof snsTopic>;

const params = z.strictObject({ id });
const body = z.strictObject({ topicArn });
const reply = listUpTo(snsTopicsMax, snsTopic);

export const listSnsTopics = defineEndpoint({
  method: 'GET',
  path: '/sources/:id/sns-topics',
  summary: 'Lists the Amazon SNS topics of a source, and those awaiting confirmation.',
  access: allow('sources', 'read'),
  errors: ['source_not_found'],
  params,
  reply,
});

export const addSnsTopic = defineEndpoint({
  method: 'POST',
  path: '/sources/:id/sns-topics',
  summary: 'Adds an Amazon SNS topic: its subscription is confirmed on request.',
  access: allow('sources', 'edit'),
  errors: ['source_not_found', 'list_full'],
  params,
  body,
  reply,
});

export const confirmSnsTopic = defineEndpoint({
  method: 'POST',
  path: '/sources/:id/sns-topics/confirm',
  summary: 'Confirms a pending subscription of an Amazon SNS topic.',
  access: allow('sources', 'edit'),
  errors: ['source_not_found', 'record_not_found'],
  params,
  body,
  reply,
});

export const removeSnsTopic = defineEndpoint({
  method: 'POST',
  path: '/sources/:id/sns-topics/remove',
  summary: 'Stops accepting messages of an Amazon SNS topic. It can be added again.',
  access: allow('sources', 'edit'),
  errors: ['source_not_found', 'record_not_found'],
  params,
  body,
  reply,
});
