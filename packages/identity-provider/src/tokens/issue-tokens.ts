import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { type Core, issuerOf } from '../core.ts';
import type { FamilyRecord, UserRecord } from '../ports.ts';
import { userScope } from './token-scope.ts';

/** The part of the protocol's AuthenticationResult that every sign-in and refresh returns. */
export type IssuedTokens = {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly TokenType: 'Bearer';
  readonly ExpiresIn: number;
};

const seconds = (ms: number) => Math.floor(ms / 1000);

function accessClaims({ config }: Core, user: UserRecord, { deviceKey }: FamilyRecord, scope: string) {
  return {
    client_id: config.clientId,
    token_use: 'access',
    scope,
    username: user.id,
    ...(deviceKey !== null && { device_key: deviceKey }),
  };
}

function idClaims({ config }: Core, user: UserRecord) {
  return {
    ...user.attributes,
    aud: config.clientId,
    token_use: 'id',
    'cognito:username': user.id,
    preferred_username: user.preferredUsername,
    email: user.email,
    email_verified: user.emailVerified,
    ...(user.attributes.phone_number !== undefined && { phone_number_verified: user.phoneVerified }),
  };
}

/**
 * The request of an application at the hosted login; the nonce is returned in the id token (OpenID Connect 3.1.2.1).
 */
export type TokenRequest = { readonly scope?: string; readonly nonce?: string | undefined };

/** Signs an access and an id token for this session, each with its own key and its own `jti`. */
export async function issueTokens(
  core: Core,
  user: UserRecord,
  family: FamilyRecord,
  { scope = userScope, nonce }: TokenRequest = {},
): Promise<IssuedTokens> {
  const issuedAt = seconds(core.clock());
  const lifeSeconds = core.config.accessTokenMinutes * 60;
  const shared = {
    iss: issuerOf(core.config),
    sub: user.id,
    origin_jti: family.originJti,
    event_id: randomUUID(),
    auth_time: seconds(family.authTime),
    iat: issuedAt,
    exp: issuedAt + lifeSeconds,
  };

  const sign = async (use: 'id' | 'access', claims: Readonly<Record<string, unknown>>) => {
    const { kid, privateKey } = await core.signingKeys.current(use);
    return new SignJWT({ ...claims, ...shared, jti: randomUUID() })
      .setProtectedHeader({ kid, alg: 'RS256' })
      .sign(privateKey);
  };

  return {
    AccessToken: await sign('access', accessClaims(core, user, family, scope)),
    IdToken: await sign('id', { ...idClaims(core, user), ...(nonce !== undefined && { nonce }) }),
    TokenType: 'Bearer',
    ExpiresIn: lifeSeconds,
  };
}
