import type { Core } from '../core.ts';
import { IdentityError } from '../identity-error.ts';
import type { FamilyRecord, UserRecord } from '../ports.ts';
import { isIdle } from './idle-session.ts';
import { userScope } from './token-scope.ts';
import { verifyToken } from './verify-token.ts';

/** The holder of the token, and its session. */
export type Holder = { readonly user: UserRecord; readonly family: FamilyRecord };

const invalidToken = () => new IdentityError('NotAuthorizedException', 'Invalid Access Token');

/** The holder of a valid access token of a live session, and what the token is for; rejects every other token. */
export async function readHolder(
  core: Core,
  accessToken: string,
): Promise<Holder & { readonly scopes: readonly string[] }> {
  const claims = await verifyToken(core, accessToken, 'access');
  if (claims === 'expired') throw new IdentityError('NotAuthorizedException', 'Access Token has expired');
  if (claims === 'invalid') throw invalidToken();
  const { client_id, origin_jti, sub, scope } = claims;
  if (client_id !== core.config.clientId || typeof origin_jti !== 'string') throw invalidToken();
  const { families, users } = core.ports.read;
  const family = await families.find(origin_jti);
  if (!family || family.revokedAt !== null || family.userId !== sub || (await isIdle(core, family)))
    throw new IdentityError('NotAuthorizedException', 'Access Token has been revoked');
  const user = await users.byId(family.userId);
  if (!user) throw new IdentityError('UserNotFoundException', 'User does not exist.');
  if (!user.enabled) throw new IdentityError('NotAuthorizedException', 'User is disabled.');
  return { user, family, scopes: typeof scope === 'string' ? scope.split(' ') : [] };
}

/** The same for the holder's own calls of the protocol: a token that was issued for less than that is rejected. */
export async function requireHolder(core: Core, accessToken: string): Promise<Holder> {
  const { scopes, ...holder } = await readHolder(core, accessToken);
  if (!scopes.includes(userScope))
    throw new IdentityError('NotAuthorizedException', 'Access Token does not have required scopes');
  return holder;
}

const freshForMs = 5 * 60_000;

/** Weakening an account requires more than a token: an authentication within the last five minutes. */
export function requireFreshSignIn({ clock }: Core, { family }: Holder, message: string): void {
  // In either direction: a sign-in of tomorrow, from before the clock was set back, is not a fresh one.
  if (Math.abs(clock() - family.authTime) > freshForMs) throw new IdentityError('NotAuthorizedException', message);
}
