import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { allow } from '../policy.ts';
import { questionMax, uncached } from './assistant.ts';

const access = allow('assistant', 'use');

/**
 * Data that a user withholds from the language model. `names`: names in the question become placeholders (`person-1`),
 * and drafts are not sent. `screen`: which screen and record are open. `lastQuestion`: the interpretation of the
 * previous question.
 */
export const modelSettings = z.strictObject({
  withhold: z.strictObject({ names: z.boolean(), screen: z.boolean(), lastQuestion: z.boolean() }),
});
export type ModelSettings = z.output<typeof modelSettings>;
export type Withheld = ModelSettings['withhold'];

export const getModelSettings = defineEndpoint({
  method: 'GET',
  path: '/assistant/model-settings',
  summary: 'Returns the data that the current user withholds from the language model.',
  access,
  query: uncached,
  reply: modelSettings,
});

export const saveModelSettings = defineEndpoint({
  method: 'PUT',
  path: '/assistant/model-settings',
  summary: 'Sets the data that the current user withholds from the language model.',
  access,
  query: uncached,
  body: modelSettings,
  reply: modelSettings,
});

/** A name of a question or of what it continues from. `label` is null where names are withheld. */
const outgoingName = z.object({ ref: z.string(), label: z.nullable(z.string()) });

/**
 * The user's own part of a request. The rest of `body` describes the supported questions, and is the same every time.
 */
const outgoingFields = z.object({
  /** Null for a draft. */
  message: z.nullable(z.string()),
  names: z.array(outgoingName),
  /** The subject of the open screen, `incidents`; null where it is withheld or has none. */
  screen: z.nullable(z.string()),
  /** The interpretation of the previous question, as JSON; null if it is withheld or there is none. */
  lastQuestion: z.nullable(z.string()),
  /** Sentences of a draft that the model would rewrite. */
  draft: z.array(z.string()),
});
export type OutgoingFields = z.output<typeof outgoingFields>;

/**
 * Why nothing would be sent: no model is configured, the built-in engine answers alone, the user's limit of questions
 * for this hour is reached, or names are withheld and the answer would be a draft.
 */
const unsentReasons = ['no_model', 'not_needed', 'limit_reached', 'names_withheld'] as const;
export type UnsentReason = (typeof unsentReasons)[number];

const outgoing = z.object({
  /** Null where nothing would be sent. `body` is the request as it would go out, exactly. */
  request: z.nullable(z.object({ host: z.string(), model: z.string(), fields: outgoingFields, body: z.string() })),
  reason: z.nullable(z.enum(unsentReasons)),
});
export type Outgoing = z.output<typeof outgoing>;

/** Takes the headers of a question: the open screen and the conversation are part of what would be sent. */
export const showOutgoing = defineEndpoint({
  method: 'POST',
  path: '/assistant/outgoing',
  summary: 'Returns the request that a question would send to the language model, without sending it.',
  access,
  errors: ['record_not_found'],
  obeysIdempotencyKey: false,
  query: uncached,
  body: z.strictObject({ message: text(questionMax) }),
  reply: outgoing,
});
