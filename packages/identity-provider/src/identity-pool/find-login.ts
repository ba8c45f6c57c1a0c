import { type Core, issuerOf } from '../core.ts';
import { IdentityError } from '../identity-error.ts';
import type { UserRecord } from '../ports.ts';
import { verifyToken } from '../tokens/verify-token.ts';

/** Id tokens by the provider that issued them: the issuer without its scheme. */
export type Logins = Readonly<Record<string, string>>;

const rejected = (message: string) => new IdentityError('NotAuthorizedException', message);
const invalidLogin = () => rejected('Invalid login token.');

const providerNameOf = ({ config }: Core) => issuerOf(config).replace(/^\w+:\/\//, '');

async function requireUser(core: Core, token: string): Promise<UserRecord> {
  const claims = await verifyToken(core, token, 'id');
  if (claims === 'expired') throw rejected('Invalid login token. Token expired.');
  if (claims === 'invalid' || typeof claims.origin_jti !== 'string') throw invalidLogin();
  const { origin_jti, sub } = claims;
  const { families, users } = core.ports.read;
  const family = await families.find(origin_jti);
  if (!family || family.revokedAt !== null || family.userId !== sub)
    throw rejected('Invalid login token. The session has ended.');
  const user = await users.byId(family.userId);
  if (!user?.enabled) throw rejected('Invalid login token. User is disabled.');
  return user;
}

/**
 * The user signed in by these logins: undefined for no one. Rejects every token but a valid id token of our own user
 * pool whose session is live.
 */
export async function findLogin(core: Core, logins: Logins): Promise<UserRecord | undefined> {
  const [login, ...others] = Object.entries(logins);
  if (!login) return undefined;
  const [provider, token] = login;
  if (provider !== providerNameOf(core) || others.length > 0)
    throw rejected('Token is not from a supported provider of this identity pool.');
  return requireUser(core, token);
}
