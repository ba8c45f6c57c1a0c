import type { Core } from '../core.ts';
import { IdentityError } from '../identity-error.ts';
import type { Caller, FamilyRecord, RefreshTokenRecord, Stores, UserRecord } from '../ports.ts';
import { fingerprint } from '../secrets.ts';
import { isIdle } from './idle-session.ts';
import { issueTokens } from './issue-tokens.ts';
import { succeedRefreshToken } from './start-session.ts';
import { scopeOf } from './token-scope.ts';

// Each browser tab refreshes on its own: the token that was just replaced must work for a moment longer.
const graceMs = 10_000;

type Session = {
  readonly secret: string;
  readonly token: RefreshTokenRecord;
  readonly family: FamilyRecord;
  readonly user: UserRecord;
};

const rejected = (message: string) => new IdentityError('NotAuthorizedException', message);

const revoked = () => rejected('Refresh Token has been revoked');

async function requireSession({ ports, clock }: Core, secret: string, deviceKey: string | undefined): Promise<Session> {
  const { refreshTokens, families, users } = ports.read;
  const token = await refreshTokens.find(fingerprint(secret));
  const family = token && (await families.find(token.originJti));
  const user = family && (await users.byId(family.userId));
  if (!token || !family || !user) throw rejected('Invalid Refresh Token');
  if (family.revokedAt !== null) throw revoked();
  // A client without device data sends none, and a session of an untracked device has none to compare.
  if (deviceKey !== undefined && family.deviceKey !== null && family.deviceKey !== deviceKey)
    throw rejected('Invalid Refresh Token');
  if (token.expiresAt <= clock()) throw rejected('Refresh Token has expired');
  if (!user.enabled) throw rejected('User is disabled.');
  return { secret, token, family, user };
}

/** Someone holds a token that was replaced a while ago: either of the two holders stole it, so both lose the session. */
async function endStolenSession({ clock }: Core, stores: Stores, { family, user }: Session, caller: Caller) {
  const at = clock();
  await stores.families.revoke(family.originJti, at);
  await stores.log({ kind: 'refresh_token_reused', userId: user.id, address: caller.address, at });
}

type Rotation = { outcome: 'rotated'; refreshToken: string } | { outcome: 'reused' } | { outcome: 'ended' };

/** The token was replaced a moment ago, by another tab or by a thief: all continue with the one that is good now. */
async function findPresent(core: Core, stores: Stores, { secret, family }: Session): Promise<Rotation> {
  let next = succeedRefreshToken(core, family, secret);
  let record = await stores.refreshTokens.find(next.record.tokenHash);
  while (record && record.rotatedAt !== null) {
    next = succeedRefreshToken(core, family, next.token);
    record = await stores.refreshTokens.find(next.record.tokenHash);
  }
  return record ? { outcome: 'rotated', refreshToken: next.token } : { outcome: 'ended' };
}

async function rotate(core: Core, stores: Stores, session: Session, caller: Caller): Promise<Rotation> {
  const { secret, token, family } = session;
  const at = core.clock();
  const present = await stores.families.find(family.originJti);
  if (!present || present.revokedAt !== null) return { outcome: 'ended' };
  const next = succeedRefreshToken(core, family, secret);
  if (await stores.refreshTokens.rotate(token.tokenHash, at, next.record.tokenHash)) {
    await stores.refreshTokens.add(next.record);
    await stores.families.touch(family.originJti, at);
    return { outcome: 'rotated', refreshToken: next.token };
  }
  const spent = await stores.refreshTokens.find(token.tokenHash);
  // In either direction: setting a clock back must not make an old token valid again.
  if (spent && Math.abs(at - (spent.rotatedAt ?? 0)) <= graceMs) return findPresent(core, stores, session);
  await endStolenSession(core, stores, session, caller);
  return { outcome: 'reused' };
}

/** Ends the session for good when the person was away for too long. */
async function requireActive(core: Core, { family }: Session): Promise<void> {
  if (!(await isIdle(core, family))) return;
  await core.ports.transaction((stores) => stores.families.revoke(family.originJti, core.clock()));
  throw revoked();
}

type Presented = { readonly token: string; readonly deviceKey: string | undefined };

/** Exchanges a refresh token for new tokens and its successor. */
export async function refreshSession(core: Core, { token, deviceKey }: Presented, caller: Caller) {
  const session = await requireSession(core, token, deviceKey);
  await requireActive(core, session);
  const rotation = await core.ports.transaction((stores) => rotate(core, stores, session, caller));
  if (rotation.outcome === 'ended') throw revoked();
  if (rotation.outcome === 'reused')
    throw new IdentityError('RefreshTokenReuseException', 'Refresh token reuse detected; the session has been ended.');
  const tokens = await issueTokens(core, session.user, session.family, { scope: scopeOf(token) });
  return { ...tokens, RefreshToken: rotation.refreshToken };
}
