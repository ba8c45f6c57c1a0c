import type { AccountStatus, Role } from '@halyard/contracts/roles.ts';
import type { Clock } from '../clock.ts';
import type { Caller } from './caller.ts';
import { createShortMemory } from './short-memory.ts';
import type { TokenVerifier } from './token-verifier.ts';

export type Standing = { readonly role: Role; readonly status: AccountStatus };

/** Finds out who calls, from the bearer token; undefined when nobody may be admitted. */
export type Identify = (authorization: string | undefined) => Promise<Caller | undefined>;

type Options = {
  readonly verifyToken: TokenVerifier;
  /** Whether the sign-in behind a token still stands: not signed out, not revoked. */
  readonly isSessionLive: (sessionId: string) => Promise<boolean>;
  readonly readStanding: (personId: string) => Promise<Standing | undefined>;
  readonly clock: Clock;
};

// Below the second within which a changed role, status or a revocation has to act.
const keepMs = 500;
const peopleKept = 10_000;

/** Role and status come from the directory at every request, never from the token (decision G-110). */
export function createIdentify({ verifyToken, isSessionLive, readStanding, clock }: Options): Identify {
  const liveness = createShortMemory<boolean>({ keepMs, limit: peopleKept, clock });
  const standings = createShortMemory<Standing | null>({ keepMs, limit: peopleKept, clock });

  async function isLive(sessionId: string) {
    return liveness.get(sessionId) ?? liveness.set(sessionId, await isSessionLive(sessionId));
  }

  async function standingOf(personId: string) {
    const known = standings.get(personId);
    return known !== undefined ? known : standings.set(personId, (await readStanding(personId)) ?? null);
  }

  return async (authorization) => {
    if (!authorization?.startsWith('Bearer ')) return undefined;
    const claims = await verifyToken(authorization.slice('Bearer '.length));
    if (!claims || !(await isLive(claims.sessionId))) return undefined;
    const standing = await standingOf(claims.personId);
    if (standing?.status !== 'active') return undefined;
    const { personId: id, sessionId, authenticatedAt } = claims;
    return { id, role: standing.role, sessionId, authenticatedAt };
  };
}
