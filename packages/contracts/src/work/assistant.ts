import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { id, instant, listUpTo, text } from '../fields.ts';
import { allow } from '../policy.ts';
import { querySpec } from '../query/query-spec.ts';
import { retention } from '../server/retention.ts';
import { proposedAction } from './assistant-actions.ts';

/** Characters of one question. */
export const questionMax = 2_000;

/**
 * Headers of a question; the body is the specification's `{ message }` and nothing else.
 * `id`: the client's own id of the message, so that the three attempts of one message get one answer (decision G-070).
 * `screen`: the address of the open screen, `/security?incident=7`, percent-encoded: what "this incident" means.
 * A question that accepts `text/event-stream` is answered by `assistantFrame`s, any other by JSON.
 */
export const questionHeaders = { id: 'x-message-id', screen: 'x-screen' } as const;

/** Around a figure of a model's answer that no query result supports. Private-use characters: no one types them. */
export const unsupportedMarks = ['\uE010', '\uE011'] as const;

/**
 * The basis of an answer: one typed query of this API, as executed. `request` is null for how-to texts. `href` is the
 * screen that shows these very records; null if none does.
 */
export const citation = z.object({
  /** From 1; sentences refer to it. */
  n: z.number(),
  /** The query in words: `Incidents: Open, Critical`. */
  label: z.string(),
  /** `GET /incidents?status=open&severity=Critical` */
  request: z.nullable(z.string()),
  href: z.nullable(z.string()),
  /** How many records it found; null where it does not count records. */
  records: z.nullable(z.number()),
});
export type Citation = z.output<typeof citation>;

/** A piece of a sentence. With `cite` it is a figure of that citation, with `href` the name of a record: both are links. */
export const sentencePart = z.object({
  text: z.string(),
  cite: z.nullable(z.number()),
  href: z.nullable(z.string()),
});
export type SentencePart = z.output<typeof sentencePart>;

/** `cites` names every citation the sentence rests on; empty only where it says nothing about data. */
export const sentence = z.object({ parts: z.array(sentencePart), cites: z.array(z.number()) });
export type Sentence = z.output<typeof sentence>;

export const cellKinds = ['text', 'number', 'percent', 'hours', 'instant', 'day', 'month', 'severity', 'code'] as const;
export type CellKind = (typeof cellKinds)[number];

/**
 * A small table. A cell is null where nothing is known, which is not zero. `total`: rows there are, shown or not. With
 * `chart` its first column names what the second one counts: `time` steps of time, oldest last, `groups` anything else.
 */
export const answerTable = z.object({
  caption: z.string(),
  chart: z.optional(z.enum(['time', 'groups'])),
  columns: z.array(z.object({ label: z.string(), kind: z.enum(cellKinds) })),
  rows: z.array(
    z.object({ href: z.nullable(z.string()), cells: z.array(z.nullable(z.union([z.string(), z.number()]))) }),
  ),
  total: z.number(),
  cite: z.nullable(z.number()),
});
export type AnswerTable = z.output<typeof answerTable>;

/** Rows of a table that an answer shows at most. */
export const answerRowsMax = 10;
/** Points of a chart over time. */
export const answerPointsMax = 120;

export const proposalStates = ['open', 'confirmed', 'declined'] as const;

/**
 * A proposed action, carried out if the user confirms. `sources` are records with third-party text that a model had
 * read before: if there are any, the user confirms twice and sees them (security.md, point 17).
 */
export const proposal = z.object({
  id,
  /** The effect, in one sentence. */
  summary: z.string(),
  request: proposedAction,
  sources: z.array(z.object({ label: z.string(), href: z.nullable(z.string()) })),
  state: z.enum(proposalStates),
});
export type Proposal = z.output<typeof proposal>;

/** Why there is no answer: not understood, outside Halyard's data, not permitted for this user, or ambiguous. */
export const refusalReasons = ['not_understood', 'beyond', 'forbidden', 'not_found', 'unavailable'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Another reading of a question, or the same with one part changed: its description, and its query. */
export const readingOption = z.object({ label: z.string(), spec: querySpec });
export type ReadingOption = z.output<typeof readingOption>;

/**
 * One part of what was read: `label` is Open, `name` is Status (null for the subject and the measure). `without` is the
 * question without it, where it can be left out; `options` are other values of it.
 */
export const chip = z.object({
  name: z.nullable(z.string()),
  label: z.string(),
  without: z.nullable(querySpec),
  options: z.array(readingOption),
});
export type Chip = z.output<typeof chip>;

/**
 * The reading of a question, to be checked and changed. `href` is the screen with the same filter, `filters` what can
 * be added (a field and its values), `words` which words of the question became what, `total` the records at that time.
 */
export const reading = z.object({
  spec: querySpec,
  chips: z.array(chip),
  href: z.nullable(z.string()),
  filters: z.array(z.object({ label: z.string(), options: z.array(readingOption) })),
  words: z.array(z.object({ text: z.string(), meaning: z.string() })),
  total: z.nullable(z.number()),
  /** Who read it: the grammar, or a language model. */
  by: z.enum(['halyard', 'model']),
});
export type AnswerReading = z.output<typeof reading>;

/** A reading that leaves words of the question out: nothing is counted under it until it is chosen. */
export const closeReading = z.object({ label: z.string(), spec: querySpec, leavesOut: z.array(z.string()) });
export type CloseReading = z.output<typeof closeReading>;

export const answer = z.object({
  /** Who worded it. A model's text is `markdown`, without pictures and outside links, unsupported figures marked. */
  by: z.enum(['halyard', 'model']),
  model: z.nullable(z.string()),
  /** A model was called and failed; the built-in engine answered instead. */
  fellBack: z.boolean(),
  sentences: z.array(sentence),
  markdown: z.nullable(z.string()),
  tables: z.array(answerTable),
  citations: z.array(citation),
  /** The closest questions after an error; otherwise suggested next questions. */
  suggestions: z.array(z.string()),
  proposal: z.nullable(proposal),
  refused: z.nullable(z.enum(refusalReasons)),
  /** The reading, if the answer is that of one query. */
  reading: z.optional(reading),
  /** Up to three ways to read a question of which the engine is not sure. */
  readings: z.optional(z.array(closeReading)),
  /** Words of the question that no one understood, as they were written. */
  unread: z.optional(z.array(z.string())),
  /**
   * The user confirmed or declined an open proposal in words, or requested an undo: the console acts as if they had
   * clicked.
   */
  settles: z.optional(z.object({ proposal: id, as: z.enum(['confirmed', 'declined', 'undone']) })),
  /** A text for people to go over before they use it: a shift handover, an incident report. */
  draft: z.optional(z.enum(['handover', 'incident_report'])),
});
export type Answer = z.output<typeof answer>;

/** The specification's reply with our additions. `response` is the whole answer as plain text. */
export const assistantReply = z.object({
  response: z.string(),
  error: z.optional(z.boolean()),
  id: z.optional(id),
  at: z.optional(instant),
  answer: z.optional(answer),
});
export type AssistantReply = z.output<typeof assistantReply>;

/** One frame of a streamed answer: `data: {…}` of a server-sent event. */
export const assistantFrame = z.discriminatedUnion('frame', [
  /** A query is being executed: its label. */
  z.object({ frame: z.literal('query'), label: z.string() }),
  /** The next piece of a model's text. */
  z.object({ frame: z.literal('text'), delta: z.string() }),
  /** Discard the output so far: another engine answers. */
  z.object({ frame: z.literal('restart') }),
  z.object({ frame: z.literal('done'), reply: assistantReply }),
]);
export type AssistantFrame = z.output<typeof assistantFrame>;

const question = z.strictObject({ message: text(questionMax) });

/** The client adds the time as `_t`, so that no cache answers (API-19). */
export const uncached = z.strictObject({ _t: z.optional(z.string().check(z.maxLength(20))) });

/** Who accepts `text/event-stream` gets the answer piece by piece. */
const streamed = {
  message: { summary: 'A part of the answer; the last one contains all of it.', data: assistantFrame },
};

export const askAssistant = defineEndpoint({
  method: 'POST',
  path: '/assistant/query',
  summary: 'Answers a question from data that the caller can access and cites its queries.',
  access: allow('assistant', 'use'),
  events: streamed,
  errors: ['idempotency_key_reused', 'record_not_found'],
  query: uncached,
  body: question,
  reply: assistantReply,
});

/** The third step of the specification's fallback chain: the same answer at another address. */
export const askChat = defineEndpoint({
  method: 'POST',
  path: '/ai/chat',
  summary: 'Same as /assistant/query.',
  access: allow('assistant', 'use'),
  events: streamed,
  errors: ['idempotency_key_reused', 'record_not_found'],
  query: uncached,
  body: question,
  reply: assistantReply,
});

/** The path of a screen with its parameters. */
const screen = z.string().check(z.maxLength(2_000));

/** A chip that was changed, or a reading that was chosen: stored like a question with its answer. */
export const runReading = defineEndpoint({
  method: 'POST',
  path: '/assistant/run',
  summary: 'Returns the answer to a query specification, as if it had been asked as a question.',
  access: allow('assistant', 'use'),
  errors: ['record_not_found'],
  query: uncached,
  body: z.strictObject({ spec: querySpec }),
  reply: assistantReply,
});

export const getAssistant = defineEndpoint({
  method: 'GET',
  path: '/assistant',
  summary: 'Returns the assistant engine and suggested questions for a screen.',
  access: allow('assistant', 'use'),
  query: z.strictObject({ ...uncached.shape, screen: z._default(screen, '/') }),
  reply: z.object({
    /** Null: the built-in engine alone, nothing leaves this server. Else model and host that questions are sent to. */
    model: z.nullable(z.object({ name: z.string(), host: z.string() })),
    suggestions: z.array(z.string()),
  }),
});

export const chatMessage = z.object({
  id,
  role: z.enum(['person', 'assistant']),
  at: instant,
  text: z.string(),
  answer: z.nullable(answer),
});
export type ChatMessage = z.output<typeof chatMessage>;

/** Messages that are kept for a person; older ones are forgotten. */
export const historyMax = retention.assistantMessages;

export const listChat = defineEndpoint({
  method: 'GET',
  path: '/assistant/history',
  summary: 'Lists the conversation of the current user, oldest first.',
  access: allow('assistant', 'use'),
  query: uncached,
  reply: z.object({ messages: listUpTo(historyMax, chatMessage) }),
});

export const clearChat = defineEndpoint({
  method: 'DELETE',
  path: '/assistant/history',
  summary: 'Clears the conversation; it can be restored for 24 hours.',
  access: allow('assistant', 'use'),
  query: uncached,
});

export const restoreChat = defineEndpoint({
  method: 'POST',
  path: '/assistant/history/restore',
  summary: 'Restores the last cleared conversation within 24 hours.',
  access: allow('assistant', 'use'),
  query: uncached,
  reply: z.object({ messages: listUpTo(historyMax, chatMessage) }),
});

/** Only notes what the person decided: the action itself is an ordinary call that the browser made. */
export const settleProposal = defineEndpoint({
  method: 'PUT',
  path: '/assistant/proposals/:id',
  summary: 'Records whether a proposed action was confirmed or declined.',
  access: allow('assistant', 'use'),
  errors: ['conflict', 'record_not_found'],
  params: z.strictObject({ id }),
  query: uncached,
  body: z.strictObject({ state: z.enum(['confirmed', 'declined']) }),
  reply: proposal,
});

/** Written by the same engine as the chat; every sentence cites the entries it rests on. */
export const summariseIncident = defineEndpoint({
  method: 'GET',
  path: '/incidents/:id/summary',
  summary: 'Summarizes an incident; each sentence cites timeline entries and records.',
  access: allow('incidents', 'read'),
  errors: ['incident_not_found'],
  params: z.strictObject({ id }),
  reply: z.object({ sentences: z.array(sentence), citations: z.array(citation), madeAt: instant }),
});
export type IncidentSummaryText = z.output<NonNullable<typeof summariseIncident.reply>>;
