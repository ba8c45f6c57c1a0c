import type { Credential } from '@halyard/contracts/inflow/credentials.ts';
import type { Exchange } from '@halyard/contracts/inflow/feeds.ts';
import { type AskFeed, FeedFailure, type FeedReply } from '../feeds/feed-reader.ts';
import type { Question } from './ask-source.ts';
import type { AskedAt, Asker } from './create-asker.ts';
import { headersOf } from './credentials.ts';
import type { AccessTokens } from './get-access-token.ts';

/** Far more than an answer of a feed that pages; a list that does not page is one answer. */
const mostBytes = 128 * 1024 * 1024;
const timeoutMs = 120_000;
/** So many requests of one run: a server that always has more is left alone. */
const requestsMax = 20_000;

const hopsMax = 5;

/** The target of a redirect; null if there is none. */
function followed({ status, headers }: FeedReply, from: string): URL | null {
  const { location = '' } = headers;
  if (![301, 302, 303, 307, 308].includes(status) || !URL.canParse(location, from)) return null;
  return new URL(location, from);
}

type Ports = { readonly asker: Asker; readonly tokens: AccessTokens };

type Options = {
  readonly url: string;
  readonly credential: Credential | null;
  /** Further hosts that the feed may redirect to. */
  readonly hosts?: readonly string[] | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** Asks for a feed: the one address that an administrator has entered, with the credential that belongs to it. */
export function createAskFeed({ asker, tokens }: Ports, { url, credential, hosts = [], signal }: Options) {
  const home = new URL(url).origin;
  let last: Exchange | null = null;
  let asked = 0;
  // No step down from what the address of the source encrypts.
  const isListed = ({ host, protocol }: URL) =>
    hosts.includes(host) && (protocol === 'https:' || home.startsWith('http:'));

  async function send(question: Question): Promise<AskedAt> {
    signal?.throwIfAborted();
    if (++asked > requestsMax) throw new FeedFailure(`The feed did not end after ${requestsMax} requests.`);
    const reply = await asker.ask(question, { mostBytes, timeoutMs, signal });
    // The process ends: that is not a failure of the other side.
    signal?.throwIfAborted();
    last = reply.exchange;
    if (reply.reply === null) throw new FeedFailure(reply.exchange.problem ?? 'unreachable');
    return reply;
  }

  function requireMayAsk(target: string): URL {
    if (!URL.canParse(target))
      throw new FeedFailure(`The feed leads to something that is not an address: ${target.slice(0, 100)}`);
    const found = new URL(target);
    // A feed's author must not control this server's requests.
    if (found.origin !== home && !isListed(found) && !asker.isOpened(found))
      throw new FeedFailure(
        `The feed leads to another server, ${found.origin}, which is not asked. Enter an address of that server instead, or add it to the further hosts of this source.`,
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
    let target = question.url;
    for (let hops = 0; ; hops++) {
      const secrets = await secretsFor(requireMayAsk(target));
      const { reply } = await send({ ...question, url: target, secrets });
      // `send` throws without one.
      const found = reply as NonNullable<typeof reply>;
      const next = question.method === 'POST' ? null : followed(found, target);
      if (next === null || !isListed(next)) return found;
      if (hops >= hopsMax) throw new FeedFailure(`The feed redirects more than ${hopsMax} times.`);
      target = next.href;
    }
  };

  return { ask, last: (): Exchange | null => last };
}
