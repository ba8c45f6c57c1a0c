import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { instant, listUpTo } from './fields.ts';
import { allow } from './policy.ts';

/** What search finds, in the order of the groups. */
export const searchKinds = [
  'incident',
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
