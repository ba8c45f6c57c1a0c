import type { Credential } from '@halyard/contracts/inflow/credentials.ts';
import { type FeedSettings, type PullTrial, previewObjectsShown } from '@halyard/contracts/inflow/feeds.ts';
import { isFeedFormat, type SourceFormat } from '@halyard/contracts/inflow/formats.ts';
import { intakeMaxBytes } from '@halyard/contracts/inflow/intake.ts';
import { FeedFailure, type FeedPage } from '../feeds/feed-reader.ts';
import { listTaxiiCollections } from '../feeds/list-taxii-collections.ts';
import { collectionIn } from '../feeds/taxii-collections.ts';
import { createAskFeed } from '../pull/create-ask-feed.ts';
import type { Asker } from '../pull/create-asker.ts';
import { headersOf } from '../pull/credentials.ts';
import type { AccessTokens } from '../pull/get-access-token.ts';
import { readInBackground } from './feed-options.ts';
import { type AlertPullFormat, openAlertPull, openReader } from './open-reader.ts';

type Wanted = {
  readonly url: string;
  readonly format: SourceFormat | undefined;
  readonly credential: Credential | null;
  readonly options: FeedSettings;
};

const timeoutMs = 30_000;
const nothing = { failure: null, collections: null, preview: null } as const;

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const typeOf = (object: object) => String((object as { readonly type?: unknown }).type ?? '?');
/** The name of an object: its name, else its description, else its id. */
function nameOf(object: object): string {
  const { name, value, pattern, id } = object as Readonly<Record<string, unknown>>;
  return String([name, value, pattern, id].find((one) => typeof one === 'string') ?? '').slice(0, 200);
}

function preview({ objects: found, rejected }: FeedPage): NonNullable<PullTrial['preview']> {
  const objects = found.filter(isObject);
  const types = [...Map.groupBy(objects, typeOf)].map(([type, { length: count }]) => ({ type, count }));
  return {
    objects: objects.slice(0, previewObjectsShown).map((object) => ({ type: typeOf(object), name: nameOf(object) })),
    types: types.sort((one, other) => other.count - one.count),
    total: objects.length,
    rejected: rejected.length + found.length - objects.length,
  };
}

/** Tests the connection of a form before it is saved, and stores nothing. */
export function createTryPull(ports: { readonly asker: Asker; readonly tokens: AccessTokens }) {
  async function askOnce({ url, credential }: Wanted): Promise<PullTrial> {
    const isFixed = credential !== null && credential.kind !== 'oauth' && credential.kind !== 'serviceAccount';
    const question = { url, secrets: isFixed ? headersOf(credential) : {} };
    const { exchange } = await ports.asker.ask(question, { mostBytes: intakeMaxBytes, timeoutMs });
    return { ...nothing, exchange };
  }

  async function readFirst({ url, format, options }: Wanted, feed: ReturnType<typeof createAskFeed>) {
    const settings = { url, ...options };
    if (format === undefined || !isFeedFormat(format)) {
      const pull = await openAlertPull(format as AlertPullFormat);
      await pull(feed.ask, settings, null).next();
      return null;
    }
    const pages = (await openReader(format))(feed.ask, settings, null);
    const first = await pages.next();
    // An abandoned generator sends no more requests.
    return preview(first.done ? { objects: [], rejected: [], cursor: null } : first.value);
  }

  return async (wanted: Wanted): Promise<PullTrial> => {
    if (wanted.format === undefined || !readInBackground.includes(wanted.format)) return askOnce(wanted);
    const feed = createAskFeed(ports, {
      url: wanted.url,
      credential: wanted.credential,
      hosts: wanted.options.hosts,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const isTaxii = wanted.format === 'taxii';
    let collections: PullTrial['collections'] = null;
    try {
      if (isTaxii) collections = [...(await listTaxiiCollections(feed.ask, wanted.url))];
      const isChosen = !isTaxii || wanted.options.collection !== null || collectionIn(wanted.url) !== null;
      return {
        ...nothing,
        collections,
        preview: isChosen ? await readFirst(wanted, feed) : null,
        exchange: feed.last(),
      };
    } catch (cause) {
      const isTimeout = cause instanceof Error && cause.name === 'TimeoutError';
      if (!(cause instanceof FeedFailure || isTimeout)) throw cause;
      const failure = isTimeout ? 'timeout' : cause.message;
      return { ...nothing, collections, failure, exchange: feed.last() };
    }
  };
}

export type TryPull = ReturnType<typeof createTryPull>;
