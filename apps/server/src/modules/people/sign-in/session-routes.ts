import { reportActivity } from '@halyard/contracts/accounts/activity.ts';
import {
  endOtherSessions,
  endSession,
  forgetDevice,
  listDevices,
  listSessions,
  rememberDevice,
  signInsListed,
} from '@halyard/contracts/accounts/profile.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { EventKind } from '@halyard/contracts/events.ts';
import type { IdentityAdmin } from '@halyard/identity-provider';
import type { Transaction } from '../../../database/database.ts';
import type { Actor, EventLog } from '../../../event-log/event-log.ts';
import type { Caller } from '../../../platform/callers/caller.ts';
import { mountChange, mountRead, mountWork, type Platform } from '../../../platform/mount/mount.ts';
import type { WithinIdentity } from '../changes/change-person.ts';
import { showDevices, showSessions } from './show-sessions.ts';

type Ports = {
  readonly log: EventLog;
  readonly identity: IdentityAdmin;
  readonly identityWithin: WithinIdentity;
  readonly noteActivity: (sessionId: string) => Promise<void>;
  /** Makes the end of a session effective on this node immediately. */
  readonly onSessionChanged: (sessionId: string) => void;
};

const listDevicesOf = async (identity: IdentityAdmin, { id, sessionId }: Caller) =>
  showDevices(await identity.listDevices(id), await identity.listSessions(id), sessionId);

export function mountSessions(platform: Platform, ports: Ports): void {
  const { clock } = platform;
  const { log, identity, identityWithin, noteActivity, onSessionChanged } = ports;

  async function record(tx: Transaction, actor: Actor, kind: EventKind) {
    await log.record(tx, {
      at: clock(),
      kind,
      severity: 'low',
      actor,
      audienceId: actor.id,
      subject: null,
      objectType: 'person',
      objectId: actor.id,
    });
  }

  mountRead(platform, listSessions, async ({ caller }) => {
    return showSessions(await identity.listSessions(caller.id), caller.sessionId).slice(0, signInsListed);
  });

  mountChange(platform, endSession, async ({ tx, caller, actor, params }) => {
    if (!(await identityWithin(tx).endSession(caller.id, params.id))) throw new ApiError('session_not_found');
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
    return (await listDevicesOf(identity, caller)).slice(0, signInsListed);
  });

  mountChange(
    platform,
    rememberDevice,
    async ({ tx, caller, actor, params, body: { remembered }, requireRecentSignIn }) => {
      // A trusted device replaces the second factor from now on; removing trust weakens nothing.
      if (remembered) requireRecentSignIn();
      const within = identityWithin(tx);
      if (!(await within.setDeviceRemembered(caller.id, params.id, remembered))) throw new ApiError('device_not_found');
      await record(tx, actor, 'security_settings_changed');
      const device = (await listDevicesOf(within, caller)).find(({ id }) => id === params.id);
      if (!device) throw new ApiError('device_not_found');
      return device;
    },
  );

  mountChange(platform, forgetDevice, async ({ tx, caller, actor, params }) => {
    if (!(await identityWithin(tx).forgetDevice(caller.id, params.id))) throw new ApiError('device_not_found');
    await record(tx, actor, 'device_forgotten');
    return undefined;
  });
}
