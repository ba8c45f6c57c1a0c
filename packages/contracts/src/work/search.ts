import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { eventKinds } from '../events.ts';
import { instant, listUpTo } from '../fields.ts';
import { allow } from '../policy.ts';

/** Search results, in the order of the groups. */
export const searchKinds = [
  'incident',
  'alert',
  'threat',
  'entity',
  'playbook',
  'schema',
  'analysis',
  'notification',
  'task',
  'user',
] as const;
export type SearchKind = (typeof searchKinds)[number];

export const searchMin = 2;
export const searchMax = 200;
/** Results of each kind that are shown. */
export const resultsOfKind = 5;

export const searchResult = z.object({
  kind: z.enum(searchKinds),
  id: z.string(),
  title: z.string(),
  /** A second line: type and source, number and status, version, address and name. Of a notification the kind of its event. */
  subtitle: z.string(),
  at: z.nullable(instant),
});
export type SearchResult = z.output<typeof searchResult>;

/** Only what the caller may see is looked at before anything is ranked. */
export const searchRecords = defineEndpoint({
  method: 'GET',
  path: '/search',
  summary: 'Searches all records by word prefix, best matches first, a few of each kind.',
  access: allow('search', 'use'),
  query: z.strictObject({ q: z.string().check(z.maxLength(searchMax)) }),
  reply: z.object({
    results: listUpTo(searchKinds.length * resultsOfKind, searchResult),
    /** Kinds of which there are more than are shown. */
    more: z.array(z.enum(searchKinds)),
  }),
});

/** Words of a search for notifications; no one types more. */
export const searchedWordsMax = 20;

/**
 * The client words notifications. They name, for each typed word, the kinds of events whose sentence contains it in
 * their language; any other notification must have the word in the name of its record.
 */
export const searchNotifications = defineEndpoint({
  method: 'POST',
  path: '/search/notifications',
  summary:
    'Own notifications, archived ones too, for which every word is in the sentence of their kind or in the name of their record.',
  access: allow('search', 'use'),
  body: z.strictObject({
    words: z
      .array(
        z.strictObject({
          word: z.string().check(z.minLength(1), z.maxLength(searchMax)),
          kinds: z.array(z.enum(eventKinds)).check(z.maxLength(eventKinds.length)),
        }),
      )
      .check(z.minLength(1), z.maxLength(searchedWordsMax)),
  }),
  reply: z.object({
    /** The newest. */
    results: listUpTo(resultsOfKind, searchResult),
    /** There are more than these. */
    more: z.boolean(),
  }),
  obeysIdempotencyKey: false,
});
export type SearchedWord = z.output<typeof searchNotifications.body>['words'][number];
