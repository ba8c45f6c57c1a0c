import { JwtVerifier } from 'aws-jwt-verify';
import { validateCognitoJwtFields } from 'aws-jwt-verify/cognito-verifier';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import type { Clock } from '../clock.ts';

/** What a valid access token says. `expiresAt` and `authenticatedAt` are milliseconds. */
export type AccessClaims = {
  readonly personId: string;
  readonly sessionId: string;
  readonly authenticatedAt: number;
  readonly expiresAt: number;
};

export type TokenVerifier = (token: string) => Promise<AccessClaims | undefined>;

const tokensKept = 10_000;
const tokenMaxLength = 8_192;

type Options = {
  readonly issuer: string;
  readonly clientId: string;
  readonly readJwks: () => Promise<Uint8Array>;
  readonly clock: Clock;
};

function readClaims(payload: Record<string, unknown>): AccessClaims | undefined {
  const { sub, origin_jti, auth_time, exp } = payload;
  if (typeof sub !== 'string' || typeof origin_jti !== 'string') return undefined;
  if (typeof auth_time !== 'number' || typeof exp !== 'number') return undefined;
  return { personId: sub, sessionId: origin_jti, authenticatedAt: auth_time * 1000, expiresAt: exp * 1000 };
}

/**
 * Checks access tokens as a Cognito user pool signs them (RS256, fixed issuer, `token_use` and `client_id`).
 * A token that was verified once is recognised again without the signature check; whether its session still lives
 * is asked elsewhere, at every request.
 */
export function createTokenVerifier({ issuer, clientId, readJwks, clock }: Options): TokenVerifier {
  const jwtVerifier = JwtVerifier.create(
    {
      issuer,
      audience: null,
      jwksUri: `${issuer}/.well-known/jwks.json`,
      // The library asks the system's clock; whether a token has expired is asked below, by the clock of the product.
      graceSeconds: Number.MAX_SAFE_INTEGER / 1000,
      customJwtCheck: ({ payload }) => validateCognitoJwtFields(payload, { tokenUse: 'access', clientId }),
    },
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: async () => toArrayBuffer(await readJwks()) } }) },
  );
  const verified = new Map<string, AccessClaims>();

  async function verify(token: string): Promise<AccessClaims | undefined> {
    try {
      return readClaims((await jwtVerifier.verify(token)) as Record<string, unknown>);
    } catch {
      // Every reason a token is bad has the same answer; which one it was is nobody's business.
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

function toArrayBuffer(bytes: Uint8Array): ArrayBuffer {
  return bytes.slice().buffer as ArrayBuffer;
}
