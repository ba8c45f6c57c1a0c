import * as z from 'zod/mini';
import { file } from '../accounts/profile.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, instant, listUpTo, text } from '../fields.ts';
import { allow } from '../policy.ts';
import { querySpec } from '../query/query-spec.ts';
import { retention } from '../server/retention.ts';
import { chatMessage, historyMax, uncached } from './assistant.ts';

/** Header of a question: the conversation it belongs to. Without it, the newest one; a new one where there is none. */
export const conversationHeader = 'x-conversation';

export const conversationsMax = retention.assistantConversations;
export const conversationTitleMax = 120;

/**
 * One conversation of a person with the assistant. Its title is its first question until the person names it; empty
 * before either.
 */
export const conversation = z.object({
  id,
  title: z.string(),
  questions: z.number(),
  createdAt: instant,
  updatedAt: instant,
});
export type Conversation = z.output<typeof conversation>;

export const ratings = ['up', 'down'] as const;
export type Rating = (typeof ratings)[number];

const access = allow('assistant', 'use');
const params = z.strictObject({ id });

export const listConversations = defineEndpoint({
  method: 'GET',
  path: '/assistant/conversations',
  summary:
    'Lists conversations of the current user, newest first; `search` looks through titles, questions and answers.',
  access,
  query: z.strictObject({ ...uncached.shape, search: z.optional(z.string().check(z.maxLength(200))) }),
  reply: listUpTo(conversationsMax, conversation),
});

export const startConversation = defineEndpoint({
  method: 'POST',
  path: '/assistant/conversations',
  summary: 'Starts a conversation, or returns the one without questions and title.',
  access,
  query: uncached,
  body: z.strictObject({ title: z.optional(text(conversationTitleMax)) }),
  reply: conversation,
  status: 201,
  location: '/assistant/conversations/:id',
});

export const getConversation = defineEndpoint({
  method: 'GET',
  path: '/assistant/conversations/:id',
  summary: 'Returns a conversation with its messages, oldest first.',
  access,
  errors: ['record_not_found'],
  params,
  query: uncached,
  reply: z.object({ conversation, messages: listUpTo(historyMax, chatMessage) }),
});

export const renameConversation = defineEndpoint({
  method: 'PUT',
  path: '/assistant/conversations/:id',
  summary: 'Renames a conversation.',
  access,
  errors: ['record_not_found'],
  params,
  query: uncached,
  body: z.strictObject({ title: text(conversationTitleMax) }),
  reply: conversation,
});

export const deleteConversation = defineEndpoint({
  method: 'DELETE',
  path: '/assistant/conversations/:id',
  summary: 'Deletes a conversation; it can be restored for 24 hours.',
  access,
  errors: ['record_not_found'],
  params,
  query: uncached,
});

export const restoreConversation = defineEndpoint({
  method: 'POST',
  path: '/assistant/conversations/:id/restore',
  summary: 'Restores a conversation that was deleted within 24 hours.',
  access,
  errors: ['record_not_found'],
  params,
  query: uncached,
  reply: conversation,
});

export const exportConversation = defineEndpoint({
  method: 'GET',
  path: '/assistant/conversations/:id/export',
  summary: 'Exports a conversation as Markdown, with the queries behind its answers.',
  access,
  errors: ['record_not_found'],
  params,
  query: uncached,
  reply: z.object({ file }),
});

/** Of the list, and of one person in it. */
export const savedQuestionsMax = 500;
export const ownSavedQuestionsMax = 100;

/** A saved question, as words, as a query, or both. Shared ones are visible to all users. */
export const savedQuestion = z.object({
  id,
  title: z.string(),
  message: z.nullable(z.string()),
  spec: z.nullable(querySpec),
  shared: z.boolean(),
  /** Whose it is; only the owner changes or deletes it. */
  owner: z.object({ id, name: z.string(), isMe: z.boolean() }),
  createdAt: instant,
});
export type SavedQuestion = z.output<typeof savedQuestion>;

const savedDraft = {
  title: text(conversationTitleMax),
  /** Null where only the query is kept. */
  message: z.nullable(text(2_000)),
  spec: z._default(z.nullable(querySpec), null),
  shared: z._default(z.boolean(), false),
} as const;

export const listSavedQuestions = defineEndpoint({
  method: 'GET',
  path: '/assistant/saved-questions',
  summary: 'Lists saved questions of the current user and those shared with all users, by title.',
  access,
  query: uncached,
  reply: listUpTo(savedQuestionsMax, savedQuestion),
});

export const saveQuestion = defineEndpoint({
  method: 'POST',
  path: '/assistant/saved-questions',
  summary: 'Saves a question; it needs a message or a query.',
  access,
  errors: ['list_full'],
  query: uncached,
  body: z.strictObject(savedDraft),
  reply: savedQuestion,
  status: 201,
  location: '/assistant/saved-questions/:id',
});

export const updateSavedQuestion = defineEndpoint({
  method: 'PUT',
  path: '/assistant/saved-questions/:id',
  summary: 'Replaces title and sharing of a saved question.',
  access,
  errors: ['record_not_found'],
  params,
  query: uncached,
  body: z.strictObject({ title: text(conversationTitleMax), shared: z.boolean() }),
  reply: savedQuestion,
});

export const deleteSavedQuestion = defineEndpoint({
  method: 'DELETE',
  path: '/assistant/saved-questions/:id',
  summary: 'Deletes a saved question.',
  access,
  errors: ['record_not_found'],
  params,
  query: uncached,
});

export const listOwnRatings = defineEndpoint({
  method: 'GET',
  path: '/assistant/conversations/:id/ratings',
  summary: 'Lists how the current user rated the answers of a conversation.',
  access,
  errors: ['record_not_found'],
  params,
  query: uncached,
  reply: listUpTo(historyMax, z.object({ messageId: id, rating: z.enum(ratings), withContent: z.boolean() })),
});

/** Only with consent does a rating carry question and answer; by default it says which subject and measure it was. */
export const rateAnswer = defineEndpoint({
  method: 'PUT',
  path: '/assistant/messages/:id/rating',
  summary: 'Rates an answer; question and answer are sent to administrators only with `withContent`.',
  access,
  errors: ['record_not_found'],
  params,
  query: uncached,
  body: z.strictObject({
    rating: z.nullable(z.enum(ratings)),
    withContent: z._default(z.boolean(), false),
  }),
  reply: z.object({ rating: z.nullable(z.enum(ratings)), withContent: z.boolean() }),
});

export const ratingsMax = 500;

const ratingEntry = z.object({
  id,
  rating: z.enum(ratings),
  at: instant,
  /** Of the query behind the answer; null where it had none. */
  subject: z.nullable(z.string()),
  measure: z.nullable(z.string()),
  question: z.nullable(z.string()),
  answer: z.nullable(z.string()),
});
export type RatingEntry = z.output<typeof ratingEntry>;

export const listRatings = defineEndpoint({
  method: 'GET',
  path: '/assistant/ratings',
  summary: 'Lists ratings of answers, newest first, with content only if the user agreed to it.',
  access: allow('platform', 'read'),
  query: z.strictObject({ ...uncached.shape, rating: z.optional(z.enum(ratings)) }),
  reply: z.object({
    up: z.number(),
    down: z.number(),
    ratings: listUpTo(ratingsMax, ratingEntry),
  }),
});
