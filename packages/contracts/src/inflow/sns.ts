import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { id, instant, listUpTo } from '../fields.ts';
import { allow } from '../policy.ts';

/** Topics of one source; who has more takes a queue of Amazon's in between. */
export const snsTopicsMax = 20;

/** The name of a topic of Amazon SNS: `arn:aws:sns:eu-west-1:111122223333:alerts`. */
const topicArn = z.string().check(
  z.maxLength(500),
  z.regex(/^arn:aws[a-z-]*:sns:[a-z0-9-]+:\d{12}:[A-Za-z0-9_.-]{1,256}$/, {
    error: 'must be the ARN of an SNS topic',
  }),
);

/**
 * `expected`: entered here, and confirmed as soon as it asks; `pending`: it asks, and someone has to agree; `confirmed`: its
 * messages are taken; `unsubscribed`: its subscription was ended on the other side.
 */
export const snsTopicStates = ['expected', 'pending', 'confirmed', 'unsubscribed'] as const;

/** A topic of Amazon SNS whose signed messages a source takes, or that asks to be. */
export const snsTopic = z.object({
  topicArn: z.string(),
  state: z.enum(snsTopicStates),
  /** When it asked for the confirmation that is still to come, or last did. */
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
  summary: 'Lists the topics of Amazon SNS of a source, and those that ask to be confirmed.',
  access: allow('sources', 'read'),
  errors: ['source_not_found'],
  params,
  reply,
});

export const addSnsTopic = defineEndpoint({
  method: 'POST',
  path: '/sources/:id/sns-topics',
  summary: 'Enters a topic of Amazon SNS: its subscription is confirmed when it asks.',
  access: allow('sources', 'edit'),
  errors: ['source_not_found', 'list_full'],
  params,
  body,
  reply,
});

export const confirmSnsTopic = defineEndpoint({
  method: 'POST',
  path: '/sources/:id/sns-topics/confirm',
  summary: 'Confirms the subscription of a topic of Amazon SNS that asks for it.',
  access: allow('sources', 'edit'),
  errors: ['source_not_found', 'record_not_found'],
  params,
  body,
  reply,
});

export const removeSnsTopic = defineEndpoint({
  method: 'POST',
  path: '/sources/:id/sns-topics/remove',
  summary: 'Takes no messages of a topic of Amazon SNS any more. It can be entered again.',
  access: allow('sources', 'edit'),
  errors: ['source_not_found', 'record_not_found'],
  params,
  body,
  reply,
});
