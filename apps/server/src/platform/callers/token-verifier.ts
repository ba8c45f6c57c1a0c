import { ApiError } from '@halyard/contracts/errors.ts';
import { JwtVerifier } from 'aws-jwt-verify';
import { validateCognitoJwtFields } from 'aws-jwt-verify/cognito-verifier';
import type { JwksCache } from 'aws-jwt-verify/jwk';
import type { JwtPayload } from 'aws-jwt-verify/jwt-model';
import type { Clock } from '../../clock.ts';

/** What a valid access token says. `expiresAt` and `authenticatedAt` are milliseconds. */
export type AccessClaims = {
  readonly personId: string;
  readonly sessionId: string;
  readonly authenticatedAt: number;
  readonly expiresAt: number;
  /** Null where the pool does not follow devices. */
  readonly deviceKey: string | null;
  /** What the token may be used for at the user pool, with spaces between; '' when it does not say. */
  readonly scope: string;
};

export type TokenVerifier = (token: string) => Promise<AccessClaims | undefined>;

const tokensKept = 10_000;
const tokenMaxLength = 8_192;

type Options = {
  /** Every `iss` that tokens of the user pool may carry; the keys are those below it. */
  readonly issuers: readonly string[];
  readonly clientId: string;
  /** What a token has to be for; undefined: whatever the pool issues to this client. */
  readonly requiredScope?: string | undefined;
  /** Holds the keys of every issuer, and asks for them where it has to. */
  readonly jwksCache: JwksCache;
  readonly clock: Clock;
};

/** Where the keys of an issuer are published. */
export const jwksUriOf = (issuer: string) => `${issuer}/.well-known/jwks.json`;

function readClaims(payload: Record<string, unknown>): AccessClaims | undefined {
  const { sub, origin_jti, auth_time, exp, device_key, scope } = payload;
  if (typeof sub !== 'string' || typeof origin_jti !== 'string') return undefined;
  if (typeof auth_time !== 'number' || typeof exp !== 'number') return undefined;
  return {
    personId: sub,
    sessionId: origin_jti,
    authenticatedAt: auth_time * 1000,
    expiresAt: exp * 1000,
    deviceKey: typeof device_key === 'string' ? device_key : null,
    scope: typeof scope === 'string' ? scope : '',
  };
}

/**
 * Checks access tokens as a Cognito user pool signs them (RS256, fixed issuers, `token_use` and `client_id`).
 * A token that was verified once is recognised again without the signature check; whether its session still lives
 * is asked elsewhere, at every request. Rejects, in place of an answer, where the keys cannot be had.
 */
export function createTokenVerifier({ requiredScope, ...options }: Options): TokenVerifier {
  const { issuers, clientId, jwksCache, clock } = options;
  const isForUs = ({ scope }: AccessClaims) => requiredScope === undefined || scope.split(' ').includes(requiredScope);

  const jwtVerifier = JwtVerifier.create(
    issuers.map((issuer) => ({
      issuer,
      audience: null,
      jwksUri: jwksUriOf(issuer),
      // The library asks the system's clock; whether a token has expired is asked below, by the clock of the product.
      graceSeconds: Number.MAX_SAFE_INTEGER / 1000,
      customJwtCheck: ({ payload }: { payload: JwtPayload }) =>
        validateCognitoJwtFields(payload, { tokenUse: 'access', clientId }),
    })),
    { jwksCache },
  );
  const verified = new Map<string, AccessClaims>();

  async function verify(token: string): Promise<AccessClaims | undefined> {
    try {
      const claims = readClaims((await jwtVerifier.verify(token)) as Record<string, unknown>);
      return claims && isForUs(claims) ? claims : undefined;
    } catch (cause) {
      // Nothing is wrong with the token: its owner must not be told to sign in again.
      if (cause instanceof ApiError) throw cause;
      // Every reason a token is bad has the same answer; which one it was is no one's business.
      return undefined;
    }
  }

  return async (token) => {
    if (token.length > tokenMaxLength) return undefined;
    const known = verified.get(token);
    const claims = known ?? (await verify(token));
    if (!claims || claims.expiresAt <= clock()) return undefined;
    if (known) return known;
    if (verified.size >= tokensKept) verified.clear();
    verified.set(token, claims);
    return claims;
  };
}
