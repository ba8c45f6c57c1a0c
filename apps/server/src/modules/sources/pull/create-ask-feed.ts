import type { Credential } from '@halyard/contracts/inflow/credentials.ts';
import type { Exchange } from '@halyard/contracts/inflow/feeds.ts';
import { type AskFeed, FeedFailure } from '../feeds/feed-reader.ts';
import type { Question } from './ask-source.ts';
import type { AskedAt, Asker } from './create-asker.ts';
import { headersOf } from './credentials.ts';
import type { AccessTokens } from './get-access-token.ts';

/** Far more than an answer of a feed that pages; a list that does not page is one answer. */
const mostBytes = 128 * 1024 * 1024;
const timeoutMs = 120_000;
/** So many requests of one run: a server that always has more is left alone. */
const requestsMax = 20_000;

type Ports = { readonly asker: Asker; readonly tokens: AccessTokens };

type Options = {
  readonly url: string;
  readonly credential: Credential | null;
  readonly signal?: AbortSignal | undefined;
};

/** Asks for a feed: the one address that an administrator has entered, with the credential that belongs to it. */
export function createAskFeed({ asker, tokens }: Ports, { url, credential, signal }: Options) {
  const home = new URL(url).origin;
  let last: Exchange | null = null;
  let asked = 0;

  async function send(question: Question): Promise<AskedAt> {
    signal?.throwIfAborted();
    if (++asked > requestsMax) throw new FeedFailure(`The feed did not end after ${requestsMax} requests.`);
    const reply = await asker.ask(question, { mostBytes, timeoutMs, signal });
    // The process ends: that is no failure of the other side.
    signal?.throwIfAborted();
    last = reply.exchange;
    if (reply.reply === null) throw new FeedFailure(reply.exchange.problem ?? 'unreachable');
    return reply;
  }

  function requireMayAsk(target: string): URL {
    if (!URL.canParse(target))
      throw new FeedFailure(`The feed leads to something that is no address: ${target.slice(0, 100)}`);
    const found = new URL(target);
    // Who writes the feed must not choose what this server asks.
    if (found.origin !== home && !asker.isOpened(found))
      throw new FeedFailure(
        `The feed leads to another server, ${found.origin}, which is not asked. Enter an address of that server instead.`,
      );
    if (!asker.mayAsk(target)) throw new FeedFailure('blocked');
    return found;
  }

  async function secretsFor(target: URL): Promise<Readonly<Record<string, string>>> {
    if (credential === null || target.origin !== home) return {};
    if (credential.kind !== 'oauth' && credential.kind !== 'serviceAccount') return headersOf(credential);
    return { authorization: `Bearer ${await tokens.get(credential, send)}` };
  }

  const ask: AskFeed = async (question) => {
    const secrets = await secretsFor(requireMayAsk(question.url));
    const { reply } = await send({ ...question, secrets });
    // `send` has thrown where there is none.
    return reply as NonNullable<typeof reply>;
  };

  return { ask, last: (): Exchange | null => last };
}
