import { errors, importJWK, type JWTHeaderParameters, type JWTPayload, jwtVerify } from 'jose';
import { type Core, issuerOf } from '../core.ts';
import type { KeyUse } from '../ports.ts';

async function findKey({ signingKeys }: Core, { kid }: JWTHeaderParameters, use: KeyUse) {
  const key = kid === undefined ? undefined : await signingKeys.find(kid);
  if (key?.use !== use) throw new errors.JWKSNoMatchingKey();
  return importJWK(key.jwk, 'RS256');
}

/** The content of a token of ours, or why it is invalid. Whether its session is live is not checked here. */
export async function verifyToken(core: Core, token: string, use: KeyUse): Promise<JWTPayload | 'expired' | 'invalid'> {
  const { config, clock } = core;
  try {
    const { payload } = await jwtVerify(token, (header) => findKey(core, header, use), {
      algorithms: ['RS256'],
      issuer: issuerOf(config),
      currentDate: new Date(clock()),
      requiredClaims: ['exp'],
      ...(use === 'id' && { audience: config.clientId }),
    });
    return payload.token_use === use ? payload : 'invalid';
  } catch (cause) {
    if (cause instanceof errors.JWTExpired) return 'expired';
    if (cause instanceof errors.JOSEError) return 'invalid';
    throw cause;
  }
}
