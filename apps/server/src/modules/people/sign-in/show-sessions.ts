import type { Device, SessionEntry } from '@halyard/contracts/accounts/profile.ts';
import type { AdminDevice, AdminSession } from '@halyard/identity-provider';

const instant = (ms: number) => new Date(ms).toISOString();

type Used = { readonly lastUsedAt: number };
const latestFirst = (one: Used, other: Used) => other.lastUsedAt - one.lastUsedAt;

/** Sessions as people see them, newest activity first. `present` is the caller's own session. */
export const showSessions = (sessions: readonly AdminSession[], present: string): SessionEntry[] =>
  sessions.toSorted(latestFirst).map((session) => ({
    id: session.id,
    current: session.id === present,
    address: session.address,
    userAgent: session.userAgent,
    device: session.deviceName,
    startedAt: instant(session.startedAt),
    lastUsedAt: instant(session.lastUsedAt),
  }));

/** Devices as people see them, the latest used first; the one of the session `present` is current. */
export function showDevices(
  devices: readonly AdminDevice[],
  sessions: readonly AdminSession[],
  present: string,
): Device[] {
  const current = sessions.find(({ id }) => id === present)?.deviceKey ?? null;
  return devices.toSorted(latestFirst).map((device) => ({
    id: device.key,
    name: device.name,
    remembered: device.remembered,
    address: device.address,
    current: device.key === current,
    createdAt: instant(device.createdAt),
    lastUsedAt: instant(device.lastUsedAt),
  }));
}
