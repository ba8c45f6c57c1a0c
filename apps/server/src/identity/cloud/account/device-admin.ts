import { ApiError } from '@halyard/contracts/errors.ts';
import { type IdentityAdmin, IdentityError } from '@halyard/identity-provider';
import type { CloudContext } from '../cloud-context.ts';
import { readDevice } from '../session/cloud-device.ts';
import { endRemoteSessions } from '../session/remote-session-store.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

const mostListed = 60;
const meansNone = ['ResourceNotFoundException', 'UserNotFoundException'];
/** Response of a pool without device tracking. */
const followsNone = 'InvalidUserPoolConfigurationException';

function isNone(cause: unknown): boolean {
  if (cause instanceof IdentityError) return meansNone.includes(cause.name);
  return cause instanceof ApiError && cause.cause instanceof Error && cause.cause.name === followsNone;
}

async function unlessNone<T>(asked: Promise<T>): Promise<T | undefined> {
  return asked.catch((cause: unknown) => {
    if (isNone(cause)) return undefined;
    throw cause;
  });
}

type DeviceAdmin = Pick<IdentityAdmin, 'listDevices' | 'setDeviceRemembered' | 'forgetDevice' | 'forgetAllDevices'>;

/** Devices are the pool's; sessions on a forgotten one end here. */
export function createDeviceAdmin({ pool, accounts, clock }: CloudContext, ground: UnitOfWork): DeviceAdmin {
  async function list(personId: string) {
    const answer = await unlessNone(
      accounts.about(personId, (target) =>
        pool.asAdmin((client, options) => client.adminListDevices({ ...target, Limit: mostListed }, options)),
      ),
    );
    return (answer?.Devices ?? []).map(readDevice);
  }

  async function remove(personId: string, DeviceKey: string): Promise<boolean> {
    const removed = await unlessNone(
      accounts.about(personId, (target) =>
        pool.asAdmin((client, options) => client.adminForgetDevice({ ...target, DeviceKey }, options)),
      ),
    );
    return removed !== undefined;
  }

  return {
    listDevices: list,

    async setDeviceRemembered(personId, DeviceKey, remembered) {
      const DeviceRememberedStatus = remembered ? 'remembered' : 'not_remembered';
      const changed = await unlessNone(
        accounts.about(personId, (target) =>
          pool.asAdmin((client, options) =>
            client.adminUpdateDeviceStatus({ ...target, DeviceKey, DeviceRememberedStatus }, options),
          ),
        ),
      );
      return changed !== undefined;
    },

    async forgetDevice(personId, deviceKey) {
      if (!(await remove(personId, deviceKey))) return false;
      await ground.write((tx) => endRemoteSessions(tx, { personId, deviceKey }, clock()));
      return true;
    },

    async forgetAllDevices(personId) {
      for (const { key } of await list(personId)) await remove(personId, key);
    },
  };
}
