import { createHash } from 'node:crypto';
import type { Credential } from '@halyard/contracts/inflow/credentials.ts';
import type { Clock } from '../../../clock.ts';
import { createTtlCache } from '../../../platform/ttl-cache.ts';
import { askClientCredentials } from '../feeds/client-credentials.ts';
import { type AskFeed, FeedFailure } from '../feeds/feed-reader.ts';
import { askServiceAccount, readServiceAccount, secopsScope } from '../feeds/service-account.ts';
import type { Question } from './ask-source.ts';
import type { AskedAt, Asker } from './create-asker.ts';

type TokenCredential = Extract<Credential, { readonly kind: 'oauth' | 'serviceAccount' }>;
type Send = (question: Question) => Promise<AskedAt>;

const keptForMs = 3_600_000;
const credentialsKept = 500;
/** Margin for a request in progress with a token. */
const marginMs = 60_000;

const keyOf = (credential: TokenCredential) => createHash('sha256').update(JSON.stringify(credential)).digest('hex');

type Ports = { readonly clock: Clock; readonly asker: Pick<Asker, 'mayAsk'> };

/** Requests short-lived tokens for a credential; they stay in memory until shortly before they expire. */
export function createAccessTokens({ clock, asker }: Ports) {
  const known = createTtlCache<string>({ keepMs: keptForMs, limit: credentialsKept, clock });

  /** The request to the token server contains a secret, and so does the response. */
  const askWith =
    (send: Send): AskFeed =>
    async (question) => {
      if (!asker.mayAsk(question.url)) throw new FeedFailure('blocked');
      const { reply } = await send({ ...question, hasSecretBody: true });
      return reply as NonNullable<typeof reply>;
    };

  function request(credential: TokenCredential, send: Send) {
    const ask = askWith(send);
    if (credential.kind === 'oauth') return askClientCredentials(ask, credential, clock());
    return askServiceAccount(ask, readServiceAccount(credential.key), secopsScope, clock());
  }

  return {
    /** @throws FeedFailure where there is none to be had */
    async get(credential: TokenCredential, send: Send): Promise<string> {
      const key = keyOf(credential);
      const kept = known.get(key);
      if (kept) return kept;
      const { token, expiresAt } = await request(credential, send);
      // A token that is about to expire serves this request and no other.
      const left = expiresAt - clock() - marginMs;
      return left > 1 ? known.set(key, token, left) : token;
    },
  };
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;
