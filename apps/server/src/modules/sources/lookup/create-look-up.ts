import { Semaphore } from '@halyard/contracts/concurrency/semaphore.ts';
import { instant } from '@halyard/contracts/fields.ts';
import type { Credential } from '@halyard/contracts/inflow/credentials.ts';
import { type FeedLookup, type LookedUp, lookupEventsMax } from '@halyard/contracts/inflow/feeds.ts';
import { type AskFeed, FeedFailure } from '../feeds/feed-reader.ts';
import { findInMispHashes } from '../feeds/find-in-misp-hashes.ts';
import { createAskFeed } from '../pull/create-ask-feed.ts';
import type { Asker } from '../pull/create-asker.ts';
import type { AccessTokens } from '../pull/get-access-token.ts';
import { describeEvents } from './describe-events.ts';
import { readWanted } from './forms-of.ts';

type Asked = {
  readonly url: string;
  readonly credential: Credential | null;
  readonly values: readonly string[];
  /** Aborted when no one waits for the response anymore. */
  readonly signal: AbortSignal;
};

const timeoutMs = 90_000;
/** The hashes of a large feed are a hundred megabytes, in memory while they are read. */
const atOnce = 2;

const newestFirst = (one: LookedUp['events'][number], other: LookedUp['events'][number]) =>
  (other.date ?? '').localeCompare(one.date ?? '') || one.uuid.localeCompare(other.uuid);

async function find(ask: AskFeed, { url, values }: Asked): Promise<FeedLookup['found']> {
  const wanted = readWanted(values);
  const forms = wanted.flatMap((one) => one.forms);
  const { events, fileAt } = await findInMispHashes(ask, url, forms);
  const described = events.size === 0 ? null : await describeEvents(ask, url);
  return {
    // A server may send any year.
    fileAt: instant.safeParse(fileAt === null ? null : new Date(fileAt).toISOString()).data ?? null,
    manifestFailure: described?.failure ?? null,
    values: wanted.map(({ value, type, forms }) => {
      const uuids = [...new Set(forms.flatMap((form) => events.get(form) ?? []))];
      const known = uuids.flatMap((uuid) => described?.of(uuid) ?? []).toSorted(newestFirst);
      return { value, type, events: known.slice(0, lookupEventsMax), total: known.length };
    }),
  };
}

/** Looks values up in the hashes of a MISP feed. The values are not sent to the feed, and nothing is stored. */
export function createLookUp(ports: { readonly asker: Asker; readonly tokens: AccessTokens }) {
  const turns = new Semaphore({ permits: atOnce });

  async function lookUp(asked: Asked): Promise<FeedLookup> {
    const { url, credential } = asked;
    const signal = AbortSignal.any([asked.signal, AbortSignal.timeout(timeoutMs)]);
    const { ask } = createAskFeed(ports, { url, credential, signal });
    try {
      return { failure: null, found: await find(ask, asked) };
    } catch (cause) {
      const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
      if (!(cause instanceof FeedFailure || isTimeout)) throw cause;
      return { failure: isTimeout ? 'timeout' : cause.message, found: null };
    }
  }

  return (asked: Asked) => turns.run(() => lookUp(asked), { signal: asked.signal });
}

export type LookUp = ReturnType<typeof createLookUp>;
