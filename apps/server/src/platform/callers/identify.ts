import type { AccountStatus, Role } from '@halyard/contracts/accounts/roles.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { Clock } from '../../clock.ts';
import { createTtlCache } from '../ttl-cache.ts';
import type { Caller, KeyAdmission } from './caller.ts';
import type { AccessClaims, TokenVerifier } from './token-verifier.ts';

export type AccountState = {
  readonly role: Role;
  readonly status: AccountStatus;
  /** After this long without activity a session has ended, in milliseconds. */
  readonly idleMs: number;
};

/** Credentials of a request. A bearer token takes precedence over an API key. */
export type Credentials = {
  readonly authorization: string | undefined;
  readonly apiKey: string | undefined;
  readonly origin: string | undefined;
  /** The client; stored with a first sign-in. */
  readonly from?: Sender;
};

export type Sender = { readonly address: string; readonly userAgent: string | null };

/** A token that was found good, unchanged. */
export type SeenToken = { readonly token: string; readonly claims: AccessClaims; readonly from: Sender };

/** The sign-in behind a token; instants in milliseconds. */
export type LiveSession = {
  readonly authTime: number;
  readonly lastActiveAt: number;
  readonly revokedAt: number | null;
};

/** Identifies the caller; undefined if there is none. Throws `account_inactive` for a token of a deactivated user. */
export type Identify = (credentials: Credentials) => Promise<Caller | undefined>;

type Options = {
  readonly verifyToken: TokenVerifier;
  readonly readSession: (seen: SeenToken) => Promise<LiveSession | undefined>;
  readonly admitKey: (key: string, origin: string | undefined) => Promise<KeyAdmission | undefined>;
  readonly readAccountState: (personId: string) => Promise<AccountState | undefined>;
  readonly clock: Clock;
};

// Below the second within which a changed role, status or a revocation has to act.
const keepMs = 500;
const peopleKept = 10_000;
const nobody: Sender = { address: '', userAgent: null };

/** Role and status come from the directory at every request, never from the token (decision G-110). */
export function createIdentify({ verifyToken, readSession, admitKey, readAccountState, clock }: Options) {
  const sessions = createTtlCache<LiveSession | null>({ keepMs, limit: peopleKept, clock });
  const accountStates = createTtlCache<AccountState | null>({ keepMs, limit: peopleKept, clock });

  async function sessionOf(seen: SeenToken) {
    const { sessionId } = seen.claims;
    const known = sessions.get(sessionId);
    return known !== undefined ? known : sessions.set(sessionId, (await readSession(seen)) ?? null);
  }

  async function accountStateOf(personId: string) {
    const known = accountStates.get(personId);
    return known !== undefined ? known : accountStates.set(personId, (await readAccountState(personId)) ?? null);
  }

  async function identifyByToken(token: string, from: Sender): Promise<Caller | undefined> {
    const claims = await verifyToken(token);
    const session = claims && (await sessionOf({ token, claims, from }));
    if (!claims) return undefined;
    const accountState = await accountStateOf(claims.personId);
    // A deactivation also revokes the sessions: holders of one of their tokens are told which of the two it was.
    if (accountState?.status === 'inactive') throw new ApiError('account_inactive');
    if (!session || session.revokedAt !== null || accountState?.status !== 'active') return undefined;
    if (clock() - session.lastActiveAt > accountState.idleMs) return undefined;
    const { personId: id, sessionId } = claims;
    // The password may have been entered again since the token was signed.
    const authenticatedAt = Math.max(claims.authenticatedAt, session.authTime);
    return { id, role: accountState.role, sessionId, authenticatedAt, key: null };
  }

  async function identifyByKey(key: string, origin: string | undefined): Promise<Caller | undefined> {
    const admission = await admitKey(key, origin);
    const accountState = admission && (await accountStateOf(admission.ownerId));
    if (!admission || accountState?.status !== 'active') return undefined;
    return { id: admission.ownerId, role: accountState.role, sessionId: '', authenticatedAt: 0, key: admission };
  }

  const identify: Identify = async ({ authorization, apiKey, origin, from = nobody }) => {
    if (authorization?.startsWith('Bearer ')) return identifyByToken(authorization.slice('Bearer '.length), from);
    return apiKey === undefined || authorization !== undefined ? undefined : identifyByKey(apiKey, origin);
  };

  return {
    identify,
    /** A local change takes effect immediately on this node; other nodes see it within half a second. */
    forgetSession: (sessionId: string) => sessions.forget(sessionId),
    forgetPerson: (personId: string) => accountStates.forget(personId),
  };
}
