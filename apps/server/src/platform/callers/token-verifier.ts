import { ApiError } from '@halyard/contracts/errors.ts';
import { JwtVerifier } from 'aws-jwt-verify';
import { validateCognitoJwtFields } from 'aws-jwt-verify/cognito-verifier';
import type { JwksCache } from 'aws-jwt-verify/jwk';
import type { JwtPayload } from 'aws-jwt-verify/jwt-model';
import type { Clock } from '../../clock.ts';

/** The claims of a valid access token. `expiresAt` and `authenticatedAt` are milliseconds. */
export type AccessClaims = {
  readonly personId: string;
  readonly sessionId: string;
  readonly authenticatedAt: number;
  readonly expiresAt: number;
  /** Null where the pool does not follow devices. */
  readonly deviceKey: string | null;
  /** The scopes of the token at the user pool, space-separated; '' if it states none. */
  readonly scope: string;
};

export type TokenVerifier = (token: string) => Promise<AccessClaims | undefined>;

const tokensKept = 10_000;
const tokenMaxLength = 8_192;

type Options = {
  /** Every `iss` that tokens of the user pool may carry; the keys are those below it. */
  readonly issuers: readonly string[];
  readonly clientId: string;
  /** The required purpose of a token; undefined: any that the pool issues to this client. */
  readonly requiredScope?: string | undefined;
  /** Caches the keys of every issuer, and fetches them if necessary. */
  readonly jwksCache: JwksCache;
  readonly clock: Clock;
};

/** The URL of an issuer's keys. */
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
 * Verifies access tokens as signed by a Cognito user pool (RS256, fixed issuers, `token_use` and `client_id`). A
 * verified token is cached without the signature check; whether its session is live is checked elsewhere, at every
 * request. Rejects instead of returning if the keys are unavailable.
 */
export function createTokenVerifier({ requiredScope, ...options }: Options): TokenVerifier {
  const { issuers, clientId, jwksCache, clock } = options;
  const isForUs = ({ scope }: AccessClaims) => requiredScope === undefined || scope.split(' ').includes(requiredScope);

  const jwtVerifier = JwtVerifier.create(
    issuers.map((issuer) => ({
      issuer,
      audience: null,
      jwksUri: jwksUriOf(issuer),
      // The library uses the system's clock; expiry is checked below, by the clock of the product.
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
      // The token is not the problem: its owner must not be asked to sign in again.
      if (cause instanceof ApiError) throw cause;
      // Every invalid token gets the same response; the reason is not disclosed.
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
