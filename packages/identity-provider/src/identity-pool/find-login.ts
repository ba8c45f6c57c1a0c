import { errors, importJWK, type JWTPayload, jwtVerify } from 'jose';
import { type Core, issuerOf } from '../core.ts';
import type { UserRecord } from '../ports.ts';
import { Refusal } from '../refusal.ts';

/** Id tokens by the provider that issued them: the issuer without its scheme. */
export type Logins = Readonly<Record<string, string>>;

const refused = (message: string) => new Refusal('NotAuthorizedException', message);
const invalidLogin = () => refused('Invalid login token.');

const providerNameOf = ({ config }: Core) => issuerOf(config).replace(/^\w+:\/\//, '');

async function readClaims(core: Core, token: string): Promise<JWTPayload> {
  const { config, signingKeys, clock } = core;
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = (await signingKeys.published()).find((known) => known.kid === kid && known.use === 'id');
        if (!key) throw invalidLogin();
        return importJWK(key.jwk, 'RS256');
      },
      {
        ...{ algorithms: ['RS256'], issuer: issuerOf(config), audience: config.clientId },
        ...{ currentDate: new Date(clock()), requiredClaims: ['exp'] },
      },
    );
    return payload;
  } catch (cause) {
    if (cause instanceof errors.JWTExpired) throw refused('Invalid login token. Token expired.');
    if (cause instanceof errors.JOSEError || cause instanceof Refusal) throw invalidLogin();
    throw cause;
  }
}

async function requireUser(core: Core, token: string): Promise<UserRecord> {
  const { token_use, origin_jti, sub } = await readClaims(core, token);
  if (token_use !== 'id' || typeof origin_jti !== 'string') throw invalidLogin();
  const { families, users } = core.ports.read;
  const family = await families.find(origin_jti);
  if (!family || family.revokedAt !== null || family.userId !== sub)
    throw refused('Invalid login token. The session has ended.');
  const user = await users.byId(family.userId);
  if (!user?.enabled) throw refused('Invalid login token. User is disabled.');
  return user;
}

/**
 * Who is signed in by these logins: undefined for nobody. Refuses every token but a good id token of our own user pool
 * whose session is live.
 */
export async function findLogin(core: Core, logins: Logins): Promise<UserRecord | undefined> {
  const [login, ...others] = Object.entries(logins);
  if (!login) return undefined;
  const [provider, token] = login;
  if (provider !== providerNameOf(core) || others.length > 0)
    throw refused('Token is not from a supported provider of this identity pool.');
  return requireUser(core, token);
}
