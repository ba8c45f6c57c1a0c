import type { JSONWebKeySet } from 'jose';
import { createAdmin, type IdentityAdmin } from './admin.ts';
import { type Core, issuerOf, type ProviderConfig } from './core.ts';
import type { Clock, Ports, Random } from './ports.ts';
import { readDocument, readJwks } from './protocol/documents.ts';
import { handleCall } from './protocol/handle-call.ts';
import { createCallLimit } from './protocol/limit-calls.ts';
import { notFound } from './protocol/replies.ts';
import { createSecrets } from './secrets.ts';
import { createSigningKeys } from './tokens/signing-keys.ts';

type Options = {
  readonly ports: Ports;
  readonly clock: Clock;
  readonly random: Random;
  /** 32 bytes, kept outside the database. Another key makes every stored password and signing key unreadable. */
  readonly masterKey: Uint8Array;
  readonly config: ProviderConfig;
};

/** A sign-in as the product sees it; instants in milliseconds. */
export type SessionState = { readonly userId: string; readonly authTime: number; readonly revokedAt: number | null };

/** An embedded user pool that speaks Cognito's protocol. */
export type IdentityProvider = {
  /** `iss` of its tokens. */
  readonly issuer: string;
  /**
   * Answers a request below the configured base address; rejects only for a bug or a lost database. `address` is the
   * caller's. Who serves it to pages of other origins adds the headers for that: the six that clients send (`content-type`,
   * `x-amz-target`, `cache-control`, `x-amz-user-agent`, `amz-sdk-invocation-id`, `amz-sdk-request`), and exposes
   * `x-amzn-errortype` and `x-amzn-requestid`.
   */
  fetch(request: Request, caller: { readonly address: string }): Promise<Response>;
  readonly admin: IdentityAdmin;
  /** The session behind a token's `origin_jti`; undefined when it ended long ago, or its user was deleted. */
  readSession(originJti: string): Promise<SessionState | undefined>;
  isSessionLive(originJti: string): Promise<boolean>;
  publicJwks(): Promise<JSONWebKeySet>;
  /** Makes signing keys that are due and removes what has expired. Call it at the start and every ten minutes. */
  maintain(): Promise<void>;
};

function createCore({ ports, clock, random, masterKey, config }: Options): Core {
  const secrets = createSecrets(masterKey, random);
  const tokenLifeMs = config.accessTokenMinutes * 60_000;
  return {
    ...{ config, ports, clock, random, secrets },
    signingKeys: createSigningKeys({ ports, secrets, clock, tokenLifeMs }),
  };
}

function createFetch(core: Core, { clock, config }: Options): IdentityProvider['fetch'] {
  const limitCalls = createCallLimit(clock, config.rateLimitFactor);
  const basePath = new URL(config.baseUrl).pathname.replace(/\/$/, '');

  return async (request, { address }) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(basePath)) return notFound();
    const path = pathname.slice(basePath.length) || '/';
    if (request.method === 'POST' && path === '/') return handleCall(core, request, address, limitCalls);
    if (request.method !== 'GET') return notFound();
    return (await readDocument(core, path)) ?? notFound();
  };
}

export function createIdentityProvider(options: Options): IdentityProvider {
  const core = createCore(options);
  const { ports, clock } = options;

  async function readSession(originJti: string): Promise<SessionState | undefined> {
    const family = await ports.read.families.find(originJti);
    return family && { userId: family.userId, authTime: family.authTime, revokedAt: family.revokedAt };
  }

  return {
    issuer: issuerOf(options.config),
    fetch: createFetch(core, options),
    admin: createAdmin(core),
    readSession,
    isSessionLive: async (originJti) => (await readSession(originJti))?.revokedAt === null,
    publicJwks: () => readJwks(core),
    async maintain() {
      await core.signingKeys.rotate();
      await ports.transaction((stores) => stores.sweep(clock()));
    },
  };
}
