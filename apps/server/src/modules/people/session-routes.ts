import { reportActivity } from '@halyard/contracts/activity.ts';
import { AppError } from '@halyard/contracts/errors.ts';
import { endOtherSessions, endSession, forgetDevice, listDevices, listSessions } from '@halyard/contracts/profile.ts';
import type { SignalKind } from '@halyard/contracts/signals.ts';
import type { IdentityAdmin } from '@halyard/identity-provider/admin.ts';
import type { Transaction } from '../../database/database.ts';
import type { Actor, EventLog } from '../../event-log/event-log.ts';
import { mountChange, mountRead, mountWork, type Platform } from '../../platform/mount.ts';
import type { WithinIdentity } from './change-person.ts';

type Ports = {
  readonly log: EventLog;
  readonly identity: IdentityAdmin;
  readonly identityWithin: WithinIdentity;
  readonly noteActivity: (sessionId: string) => Promise<void>;
  /** Lets the end of a session act on this node at once. */
  readonly onSessionChanged: (sessionId: string) => void;
};

const instant = (ms: number) => new Date(ms).toISOString();

export function mountSessions(platform: Platform, ports: Ports): void {
  const { clock } = platform;
  const { log, identity, identityWithin, noteActivity, onSessionChanged } = ports;

  async function record(tx: Transaction, actor: Actor, kind: SignalKind) {
    await log.record(tx, {
      ...{ at: clock(), kind, severity: 'low', actor, audienceId: actor.id, subject: null },
      ...{ objectType: 'person', objectId: actor.id },
    });
  }

  mountRead(platform, listSessions, async ({ caller }) => {
    const sessions = await identity.listSessions(caller.id);
    return sessions
      .toSorted((one, other) => other.lastUsedAt - one.lastUsedAt)
      .map((session) => ({
        ...{ id: session.id, current: session.id === caller.sessionId, address: session.address },
        ...{ userAgent: session.userAgent, device: session.deviceName },
        ...{ startedAt: instant(session.startedAt), lastUsedAt: instant(session.lastUsedAt) },
      }));
  });

  mountChange(platform, endSession, async ({ tx, caller, actor, params }) => {
    if (!(await identityWithin(tx).endSession(caller.id, params.id))) throw new AppError('session_not_found');
    await record(tx, actor, 'session_ended');
    onSessionChanged(params.id);
    return undefined;
  });

  mountChange(platform, endOtherSessions, async ({ tx, caller, actor }) => {
    const ended = await identityWithin(tx).endOtherSessions(caller.id, caller.sessionId);
    if (ended > 0) await record(tx, actor, 'session_ended');
    return { ended };
  });

  mountWork(platform, reportActivity, async ({ caller }) => {
    await noteActivity(caller.sessionId);
    onSessionChanged(caller.sessionId);
    return undefined;
  });

  mountRead(platform, listDevices, async ({ caller }) => {
    const devices = await identity.listDevices(caller.id);
    const sessions = await identity.listSessions(caller.id);
    const present = sessions.find(({ id }) => id === caller.sessionId)?.deviceKey ?? null;
    return devices
      .toSorted((one, other) => other.lastUsedAt - one.lastUsedAt)
      .map((device) => ({
        ...{ id: device.key, name: device.name, remembered: device.remembered, address: device.address },
        ...{ current: device.key === present, createdAt: instant(device.createdAt) },
        lastUsedAt: instant(device.lastUsedAt),
      }));
  });

  mountChange(platform, forgetDevice, async ({ tx, caller, actor, params }) => {
    if (!(await identityWithin(tx).forgetDevice(caller.id, params.id))) throw new AppError('device_not_found');
    await record(tx, actor, 'device_forgotten');
    return undefined;
  });
}
