import * as z from 'zod/mini';
import { day, instant, listUpTo, text } from '../fields.ts';
import { observableTypes } from './observable-types.ts';

/** Request to a source and its response: credentials are masked, the body is truncated. */
export const exchange = z.object({
  at: instant,
  ms: z.number(),
  request: z.array(z.string()),
  /** Null where there was no response; `problem` says why. */
  status: z.nullable(z.number()),
  response: z.array(z.string()),
  body: z.string(),
  problem: z.nullable(
    z.enum(['blocked', 'timeout', 'unreachable', 'cut_off', 'redirected', 'too_large', 'rejected'] as const),
  ),
});
export type Exchange = z.output<typeof exchange>;

/** Possible contents of the columns of a CSV feed; each is named by its header or its number, from 1. */
export const feedColumns = [
  'value',
  'type',
  'firstSeen',
  'lastSeen',
  'name',
  'description',
  'confidence',
  'tags',
] as const;
export type FeedColumn = (typeof feedColumns)[number];

/** Failures for one reason in a row, none of which asking again fixes, until a source is paused; and at most. */
export const stopAfterUsually = 20;
export const stopAfterMax = 1_000;
export const feedHostsMax = 20;

/** A host, with a port where it is not the usual one: `cdn.example.com`, `mirror.example.net:8443`. */
const feedHost = z
  .string()
  .check(
    z.maxLength(260),
    z.regex(/^(?!-)[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/, { error: 'must be a host such as cdn.example.com' }),
  );
const feedHosts = z.optional(z.array(feedHost).check(z.maxLength(feedHostsMax)));
const stopAfter = z.optional(z.int().check(z.gte(1), z.lte(stopAfterMax)));

/** How a feed is read. `collection` is the id of a TAXII collection, or a tag or organization of MISP. */
export const feedOptions = z.object({
  collection: z.nullable(z.string()),
  /** Older objects are not requested. */
  from: z.nullable(instant),
  columns: z.nullable(z.partialRecord(z.enum(feedColumns), z.string())),
  /** Further hosts that it may be redirected to, or read pages from. */
  hosts: feedHosts,
  /** Absent: 20. */
  stopAfter,
});
export type FeedSettings = z.output<typeof feedOptions>;

export const feedOptionsDraft = z.strictObject({
  collection: z.nullable(text(200)),
  from: z.nullable(instant),
  columns: z.nullable(z.partialRecord(z.enum(feedColumns), text(100))),
  hosts: feedHosts,
  stopAfter,
});

/** A collection of a TAXII server, to choose from. */
export const feedCollection = z.object({
  id: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  /** The API root that it belongs to. */
  root: z.string(),
  canRead: z.boolean(),
  canWrite: z.boolean(),
});
export type FeedCollection = z.output<typeof feedCollection>;

export const previewObjectsShown = 20;

export const pullTrial = z.object({
  /** Null if no request was made. */
  exchange: z.nullable(exchange),
  /** Why it cannot be read, for those who set it up. */
  failure: z.nullable(z.string()),
  /** Of a TAXII server. */
  collections: z.nullable(z.array(feedCollection)),
  /** The first part of what it holds; null where nothing was read. */
  preview: z.nullable(
    z.object({
      objects: z.array(z.object({ type: z.string(), name: z.string() })),
      types: z.array(z.object({ type: z.string(), count: z.number() })),
      total: z.number(),
      rejected: z.number(),
    }),
  ),
});
export type PullTrial = z.output<typeof pullTrial>;

export const lookedUpMax = 200;
/** Maximum number of events listed for one value, newest first; `total` counts them all. */
export const lookupEventsMax = 100;

/** An event of a MISP feed; null where its manifest does not say. */
const feedEvent = z.object({ uuid: z.string(), info: z.nullable(z.string()), date: z.nullable(day) });

/** The events of a MISP feed that contain given values. */
export const feedLookup = z.object({
  /** Why the feed could not be read, and the remedy; `found` is null then. */
  failure: z.nullable(z.string()),
  found: z.nullable(
    z.object({
      /** When the feed's `hashes.csv` was last changed, by its server; null where it does not say. */
      fileAt: z.nullable(instant),
      /** Why the manifest could not be read, so that events have no name. */
      manifestFailure: z.nullable(z.string()),
      /** In the order of the request, without duplicates. */
      values: listUpTo(
        lookedUpMax,
        z.object({
          value: z.string(),
          /** Null: looked up as it was written. */
          type: z.nullable(z.enum(observableTypes)),
          /** None: no event of the feed contains the value. */
          events: listUpTo(lookupEventsMax, feedEvent),
          total: z.number(),
        }),
      ),
    }),
  ),
});
export type FeedLookup = z.output<typeof feedLookup>;
export type LookedUp = NonNullable<FeedLookup['found']>['values'][number];
