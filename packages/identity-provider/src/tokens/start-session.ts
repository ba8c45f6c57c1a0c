import { randomUUID } from 'node:crypto';
import type { Core } from '../core.ts';
import { incorrectCredentials } from '../identity-error.ts';
import type { Caller, DeviceRecord, FamilyRecord, RefreshTokenRecord, Stores, UserRecord } from '../ports.ts';
import { fingerprint } from '../secrets.ts';
import { makeDeviceKey } from '../user-pool/factors/devices.ts';
import { markScope, scopeOf, userScope } from './token-scope.ts';

/** How long a session may be refreshed, from its beginning. */
export const refreshLifeMs = 30 * 86_400_000;
const refreshTokenBytes = 64;

/** The secret for the client, and the record (without it) for the store. */
export type RefreshToken = { readonly token: string; readonly record: RefreshTokenRecord };

function recordToken({ clock }: Core, family: FamilyRecord, token: string): RefreshToken {
  return {
    token,
    record: {
      tokenHash: fingerprint(token),
      originJti: family.originJti,
      issuedAt: clock(),
      // A rotated token lives no longer than the one it replaces would have.
      expiresAt: family.expiresAt,
      rotatedAt: null,
      successorHash: null,
    },
  };
}

/** The first refresh token of a session. */
export function makeRefreshToken(core: Core, family: FamilyRecord, scope: string = userScope): RefreshToken {
  const secret = Buffer.from(core.random(refreshTokenBytes)).toString('base64url');
  return recordToken(core, family, markScope(secret, scope));
}

/**
 * The refresh token that takes the place of this one. It follows from it, so that two who present the same token are
 * given the same successor, and never part ways unnoticed.
 */
export function succeedRefreshToken(core: Core, family: FamilyRecord, token: string): RefreshToken {
  return recordToken(core, family, markScope(core.secrets.succeed(token).toString('base64url'), scopeOf(token)));
}

type Opening = {
  readonly user: UserRecord;
  readonly caller: Caller;
  /** The device that proved itself. */
  readonly device: DeviceRecord | undefined;
  readonly isTracked: boolean;
  /** The hosted login's: a name that was promised before, and when the person really proved who they are. */
  readonly continued?: { readonly originJti: string; readonly authTime: number; readonly scope: string };
};

/**
 * Opens a session in this transaction and notifies the product of the sign-in. Rejects if the password was replaced, or
 * the account disabled, during the sign-in.
 */
export async function startSession(core: Core, stores: Stores, opening: Opening) {
  const { user, caller, device, isTracked, continued } = opening;
  const { address, userAgent } = caller;
  const at = core.clock();
  if (!(await stores.users.hold(user.id, user.passwordChangedAt))) throw incorrectCredentials();
  const deviceKey = device?.key ?? (isTracked ? makeDeviceKey(core) : null);
  const family: FamilyRecord = {
    originJti: continued?.originJti ?? randomUUID(),
    userId: user.id,
    clientId: core.config.clientId,
    deviceKey,
    address,
    userAgent,
    authTime: continued?.authTime ?? at,
    lastUsedAt: at,
    lastActiveAt: at,
    expiresAt: at + refreshLifeMs,
    revokedAt: null,
  };
  const { token, record } = makeRefreshToken(core, family, continued?.scope);
  await stores.families.add(family);
  await stores.refreshTokens.add(record);
  if (device) await stores.devices.touch(device.key, at, address);
  const deviceKnown = device?.remembered ?? false;
  await stores.log({ kind: 'signed_in', userId: user.id, address, at, userAgent, deviceKnown });
  return { family, refreshToken: token };
}
