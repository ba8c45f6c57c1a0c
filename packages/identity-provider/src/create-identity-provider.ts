import type { JSONWebKeySet, JWK } from 'jose';
import { createAdmin, type IdentityAdmin } from './admin.ts';
import { type Core, issuerOf, type ProviderConfig } from './core.ts';
import { answerHostedLogin } from './hosted-login/answer-hosted-login.ts';
import { IdentityError } from './identity-error.ts';
import { identityPoolOperations } from './identity-pool/identity-pool-operations.ts';
import { createInTurn } from './in-turn.ts';
import { adminOperations } from './operations/admin-operations.ts';
import { operations } from './operations/all-operations.ts';
import type { AccountPolicy, Clock, PolicyOf, Ports, Random } from './ports.ts';
import { holdsToken } from './protocol/admin-token.ts';
import { readDocument, readJwks } from './protocol/documents.ts';
import { handleCall } from './protocol/handle-call.ts';
import { createCallLimit } from './protocol/limit-calls.ts';
import { notFound, reject } from './protocol/replies.ts';
import { createSecrets } from './secrets.ts';
import { createSigningKeys } from './tokens/signing-keys.ts';

type Options = {
  readonly ports: Ports;
  readonly clock: Clock;
  readonly random: Random;
  /** 32 bytes, kept outside the database. Another key makes every stored password and signing key unreadable. */
  readonly masterKey: Uint8Array;
  readonly config: ProviderConfig;
  /** What the product asks of an account; without it nothing runs out and no devices are tracked. */
  readonly policyOf?: PolicyOf | undefined;
  /** Opens the internal door (`fetchAdmin`) to whoever sends it; the door is closed without it. */
  readonly adminToken?: string | undefined;
};

/** A sign-in as the product sees it; instants in milliseconds. */
export type SessionState = {
  readonly userId: string;
  /** When the person last proved who they are. */
  readonly authTime: number;
  /** When the person last did something; it is the product that tells (`noteActivity`). */
  readonly lastActiveAt: number;
  readonly revokedAt: number | null;
};

/** An embedded user pool that speaks Cognito's protocol. */
export type IdentityProvider = {
  /** `iss` of its tokens. */
  readonly issuer: string;
  /**
   * Returns a request below the configured base address; rejects only for a bug or a lost database. `address` is the
   * caller's. Who serves it to pages of other origins adds the headers for that: the six that clients send (`content-type`,
   * `x-amz-target`, `cache-control`, `x-amz-user-agent`, `amz-sdk-invocation-id`, `amz-sdk-request`), and exposes
   * `x-amzn-errortype` and `x-amzn-requestid`.
   */
  fetch(request: Request, caller: { readonly address: string }): Promise<Response>;
  /**
   * The internal door: `Admin…` calls, for who sends the admin token in the header `x-halyard-admin-token` or as
   * bearer token. Who serves it keeps it from other machines.
   */
  fetchAdmin(request: Request, caller: { readonly address: string }): Promise<Response>;
  readonly admin: IdentityAdmin;
  /** The same on other ports, for example on a transaction of the product that is already open. */
  adminOn(ports: Ports): IdentityAdmin;
  /** The session behind a token's `origin_jti`; undefined when it ended long ago, or its user was deleted. */
  readSession(originJti: string): Promise<SessionState | undefined>;
  /** Keeps a live session from timing out; one that has timed out stays ended. */
  noteActivity(originJti: string): Promise<void>;
  isSessionLive(originJti: string): Promise<boolean>;
  publicJwks(): Promise<JSONWebKeySet>;
  /** One of them, even when another process made it a moment ago. */
  publicJwk(kid: string): Promise<JWK | undefined>;
  /** Makes signing keys that are due and removes what has expired. Call it at the start and every ten minutes. */
  maintain(): Promise<void>;
};

const noLimits: AccountPolicy = { idleMs: null, passwordMaxAgeMs: null, tracksDevices: false };

function createCore({ ports, clock, random, masterKey, config, policyOf = async () => noLimits }: Options): Core {
  const secrets = createSecrets(masterKey, random);
  const tokenLifeMs = config.accessTokenMinutes * 60_000;
  return {
    config,
    ports,
    clock,
    random,
    secrets,
    policyOf,
    signingKeys: createSigningKeys({ ports, secrets, clock, tokenLifeMs, bits: config.signingKeyBits }),
    inTurn: createInTurn(),
  };
}

type CallLimit = ReturnType<typeof createCallLimit>;

function createFetch(core: Core, { config }: Options, limitCalls: CallLimit): IdentityProvider['fetch'] {
  const basePath = new URL(config.baseUrl).pathname.replace(/\/$/, '');

  return async (request, { address }) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(basePath)) return notFound();
    const path = pathname.slice(basePath.length) || '/';
    if (request.method === 'POST' && path === '/')
      return handleCall(core, request, { address, limitCalls, operations, identityPoolOperations });
    const page = await answerHostedLogin(core, request, path, { address, limitCalls });
    if (page) return page;
    if (request.method !== 'GET') return notFound();
    return (await readDocument(core, path)) ?? notFound();
  };
}

function createAdminFetch(core: Core, { adminToken }: Options, limitCalls: CallLimit): IdentityProvider['fetchAdmin'] {
  return async (request, { address }) => {
    if (adminToken === undefined || request.method !== 'POST') return notFound();
    if (!holdsToken(request, adminToken))
      return reject(new IdentityError('NotAuthorizedException', 'The admin token is missing or wrong.'));
    return handleCall(core, request, { address, limitCalls, operations: adminOperations });
  };
}

function createNoteActivity({ ports, policyOf, clock }: Core): IdentityProvider['noteActivity'] {
  return async (originJti) => {
    const at = clock();
    const family = await ports.read.families.find(originJti);
    if (!family || family.revokedAt !== null) return;
    const { idleMs } = await policyOf(family.userId);
    if (idleMs !== null && at - family.lastActiveAt > idleMs) return;
    await ports.transaction(({ families }) => families.noteActivity(originJti, at));
  };
}

export function createIdentityProvider(options: Options): IdentityProvider {
  const core = createCore(options);
  const { ports, clock } = options;
  const limitCalls = createCallLimit(clock, options.config.rateLimitFactor);

  async function readSession(originJti: string): Promise<SessionState | undefined> {
    const family = await ports.read.families.find(originJti);
    if (!family) return undefined;
    const { userId, authTime, lastActiveAt, revokedAt } = family;
    return { userId, authTime, lastActiveAt, revokedAt };
  }

  return {
    issuer: issuerOf(options.config),
    fetch: createFetch(core, options, limitCalls),
    fetchAdmin: createAdminFetch(core, options, limitCalls),
    admin: createAdmin(core),
    adminOn: (otherPorts) => createAdmin({ ...core, ports: otherPorts }),
    readSession,
    noteActivity: createNoteActivity(core),
    isSessionLive: async (originJti) => (await readSession(originJti))?.revokedAt === null,
    publicJwks: () => readJwks(core),
    publicJwk: async (kid) => (await core.signingKeys.find(kid))?.jwk,
    async maintain() {
      await core.signingKeys.rotate();
      await ports.transaction((stores) => stores.sweep(clock()));
    },
  };
}
