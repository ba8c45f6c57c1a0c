import { randomUUID } from 'node:crypto';
import type { Core } from '../core.ts';
import type { Caller, FamilyRecord, RefreshTokenRecord, Stores, UserRecord } from '../ports.ts';
import { fingerprint } from '../secrets.ts';

const refreshLifeMs = 30 * 86_400_000;
const refreshTokenBytes = 64;

/** A fresh refresh token: the secret for the client, and the record (without it) for the store. */
export function makeRefreshToken(core: Core, family: FamilyRecord): { token: string; record: RefreshTokenRecord } {
  const token = Buffer.from(core.random(refreshTokenBytes)).toString('base64url');
  return {
    token,
    record: {
      tokenHash: fingerprint(token),
      originJti: family.originJti,
      issuedAt: core.clock(),
      // A rotated token lives no longer than the one it replaces would have.
      expiresAt: family.expiresAt,
      rotatedAt: null,
      successorHash: null,
    },
  };
}

/** Opens a session in this transaction and tells the product that somebody signed in. */
export async function startSession(core: Core, stores: Stores, user: UserRecord, { address, userAgent }: Caller) {
  const at = core.clock();
  const family: FamilyRecord = {
    ...{ originJti: randomUUID(), userId: user.id, clientId: core.config.clientId, address, userAgent },
    ...{ authTime: at, lastUsedAt: at, expiresAt: at + refreshLifeMs, revokedAt: null },
  };
  const { token, record } = makeRefreshToken(core, family);
  await stores.families.add(family);
  await stores.refreshTokens.add(record);
  await stores.log({ kind: 'signed_in', userId: user.id, address, at, userAgent });
  return { family, refreshToken: token };
}
