import { ApiError } from '@halyard/contracts/errors.ts';
import { assertIsJwks, SimpleJwksCache } from 'aws-jwt-verify/jwk';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import { readFact, setFact } from '../../../workspace.ts';

const answersWithinMs = 5_000;
const asksAgainAfterMs = 10_000;
/** A pool publishes a handful of keys; a document beyond this is something else. */
const mostCharacters = 65_536;

type Options = {
  /** Keeps the keys for a start while the user pool is down. */
  readonly database: Database;
  readonly clock: Clock;
  readonly fetch: typeof globalThis.fetch;
};

const factOf = (uri: string) => `identity-keys ${uri}`;
const toBytes = (text: string) => new TextEncoder().encode(text).buffer;

async function download(fetch: Options['fetch'], uri: string): Promise<string> {
  const answer = await fetch(uri, { signal: AbortSignal.timeout(answersWithinMs), redirect: 'error' });
  const text = await answer.text();
  if (!answer.ok || text.length > mostCharacters)
    throw new Error(`The keys of the user pool could not be read: ${uri}`);
  assertIsJwks(JSON.parse(text));
  return text;
}

type Failure = { readonly at: number; readonly cause: unknown };

/** The last valid keys: fetched over the network, cached in memory and in the database while fetching fails. */
function createFetcher({ database, clock, fetch }: Options) {
  const kept = new Map<string, string>();
  const failures = new Map<string, Failure>();

  async function recall(uri: string): Promise<string | undefined> {
    const text = kept.get(uri) ?? (await readFact(database, factOf(uri)));
    if (text !== undefined) kept.set(uri, text);
    return text;
  }

  async function keep(uri: string, text: string): Promise<void> {
    failures.delete(uri);
    if ((await recall(uri)) === text) return;
    kept.set(uri, text);
    await setFact(database, factOf(uri), text);
  }

  function hasJustFailed(uri: string): boolean {
    const failure = failures.get(uri);
    return failure !== undefined && Math.abs(clock() - failure.at) < asksAgainAfterMs;
  }

  /** Undefined if the pool does not respond, or failed a moment ago. */
  async function ask(uri: string): Promise<string | undefined> {
    if (hasJustFailed(uri)) return undefined;
    try {
      return await download(fetch, uri);
    } catch (cause) {
      failures.set(uri, { at: clock(), cause });
      return undefined;
    }
  }

  return async (uri: string): Promise<ArrayBuffer> => {
    const fresh = await ask(uri);
    if (fresh !== undefined) await keep(uri, fresh);
    const text = fresh ?? (await recall(uri));
    if (text !== undefined) return toBytes(text);
    throw new ApiError('identity_unavailable', undefined, { cause: failures.get(uri)?.cause });
  };
}

/**
 * The public keys of a cloud user pool. They are asked for at the first token, at a key that is not known (at most
 * every ten seconds: strangers can name any key), and at every `refresh`. While the pool is down the last good ones
 * stay, without an end: signed-in users keep working, also after a restart.
 */
export function createJwksSource(options: Options, uris: readonly string[]) {
  const fetcher = { fetch: createFetcher(options) };
  const cache = new SimpleJwksCache({ fetcher });
  return {
    cache,
    /** Fetches new keys before the first token is signed with them; does nothing if the pool does not respond. */
    async refresh(): Promise<void> {
      for (const uri of uris) await cache.getJwks(uri).catch(() => undefined);
    },
  };
}
