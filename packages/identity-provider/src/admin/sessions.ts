import type { Core } from '../core.ts';
import type { Caller, DeviceRecord, FamilyRecord, Stores } from '../ports.ts';
import { refreshLifeMs } from '../tokens/start-session.ts';
import { reauthenticate } from './reauthenticate.ts';

/** A sign-in that is still good; instants in milliseconds. `id` is the `origin_jti` of its tokens. */
export type AdminSession = {
  readonly id: string;
  readonly startedAt: number;
  /** The last refresh or the last activity, whichever was later. */
  readonly lastUsedAt: number;
  readonly address: string;
  readonly userAgent: string | null;
  readonly deviceKey: string | null;
  /** Null where the device is not remembered. */
  readonly deviceName: string | null;
};

/** Instants in milliseconds. */
export type AdminDevice = Pick<DeviceRecord, 'key' | 'name' | 'remembered' | 'createdAt' | 'lastUsedAt' | 'address'>;

const toDevice = ({ key, name, remembered, createdAt, lastUsedAt, address }: DeviceRecord): AdminDevice => ({
  key,
  name,
  remembered,
  createdAt,
  lastUsedAt,
  address,
});

const toSession = (family: FamilyRecord, devices: readonly DeviceRecord[]): AdminSession => ({
  id: family.originJti,
  // Not the sign-in's own instant: that moves when the password is given again.
  startedAt: family.expiresAt - refreshLifeMs,
  lastUsedAt: Math.max(family.lastUsedAt, family.lastActiveAt),
  address: family.address,
  userAgent: family.userAgent,
  deviceKey: family.deviceKey,
  deviceName: devices.find(({ key, remembered }) => remembered && key === family.deviceKey)?.name ?? null,
});

async function listSessions({ ports, policyOf, clock }: Core, userId: string): Promise<readonly AdminSession[]> {
  const now = clock();
  const { idleMs } = await policyOf(userId);
  const devices = await ports.read.devices.listOf(userId);
  return (await ports.read.families.listOf(userId))
    .filter(({ revokedAt, expiresAt }) => revokedAt === null && expiresAt > now)
    .filter(({ lastActiveAt }) => idleMs === null || now - lastActiveAt <= idleMs)
    .map((family) => toSession(family, devices));
}

async function endSession({ ports, clock }: Core, userId: string, id: string): Promise<boolean> {
  const at = clock();
  return ports.transaction(async ({ families }) => {
    const family = await families.find(id);
    return family?.userId === userId && families.revoke(id, at);
  });
}

async function endSessionsOn({ clock }: Core, { families }: Stores, userId: string, deviceKey: string): Promise<void> {
  for (const family of await families.listOf(userId))
    if (family.deviceKey === deviceKey) await families.revoke(family.originJti, clock());
}

/** Sessions and the devices they were opened on. Session ids are the `origin_jti` of tokens. */
export function createSessionAdmin(core: Core) {
  const { ports, clock } = core;
  return {
    /**
     * Checks the password once more, and where an authenticator app is on a code of it or a recovery code as well, each
     * counted like any other try; only then the session counts as freshly signed in. Rejects with
     * LimitExceededException while the password is locked, with NotAuthorizedException while codes are.
     */
    reauthenticate: (userId: string, sessionId: string, password: string, caller: Caller, code?: string) =>
      reauthenticate(core, { userId, sessionId, password, code }, caller),

    listSessions: (userId: string) => listSessions(core, userId),

    /** False when the user has no such session, or it has ended. */
    endSession: (userId: string, sessionId: string) => endSession(core, userId, sessionId),

    /** Returns how many that were. */
    endOtherSessions: (userId: string, keepSession: string): Promise<number> =>
      ports.transaction(({ families }) => families.revokeAllOf(userId, clock(), keepSession)),

    async listDevices(userId: string): Promise<readonly AdminDevice[]> {
      return (await ports.read.devices.listOf(userId)).map(toDevice);
    },

    /** A remembered device replaces the second factor. False if the user has no such device. */
    setDeviceRemembered: (userId: string, deviceKey: string, remembered: boolean): Promise<boolean> =>
      ports.transaction(({ devices }) => devices.setRemembered(userId, deviceKey, remembered)),

    /** Ends the sessions on it as well. False when the user has no such device. */
    forgetDevice: (userId: string, deviceKey: string): Promise<boolean> =>
      ports.transaction(async (stores) => {
        if (!(await stores.devices.remove(userId, deviceKey))) return false;
        await endSessionsOn(core, stores, userId, deviceKey);
        return true;
      }),

    /** Sessions continue: nothing was lost, devices are no longer tracked. */
    forgetAllDevices: (userId: string): Promise<void> =>
      ports.transaction(async ({ devices }) => {
        for (const { key } of await devices.listOf(userId)) await devices.remove(userId, key);
      }),
  };
}
