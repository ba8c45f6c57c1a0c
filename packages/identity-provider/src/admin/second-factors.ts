import type { Core } from '../core.ts';
import { Refusal } from '../refusal.ts';
import { issueRecoveryCodes } from '../user-pool/recovery-codes.ts';
import { provesSecondFactor, switchSecondFactorOff } from '../user-pool/second-factor.ts';
import { requireUser } from './admin-user.ts';

export type SecondFactorState = { readonly enrolled: boolean; readonly recoveryCodesLeft: number };

async function secondFactorOf({ ports }: Core, userId: string): Promise<SecondFactorState> {
  const user = await requireUser(ports.read, userId);
  return { enrolled: user.secondFactor !== 'off', recoveryCodesLeft: await ports.read.recoveryCodes.count(userId) };
}

const makeRecoveryCodes = (core: Core, userId: string): Promise<readonly string[]> =>
  core.ports.transaction(async (stores) => {
    const { secondFactor } = await requireUser(stores, userId);
    if (secondFactor === 'off') throw new Refusal('NotAuthorizedException', 'There is no second factor to recover.');
    return issueRecoveryCodes(core, stores, userId);
  });

const switchOff = (core: Core, userId: string): Promise<void> =>
  core.ports.transaction(async (stores) =>
    switchSecondFactorOff(core, stores, await requireUser(stores, userId), null),
  );

async function disable(core: Core, userId: string, code: string): Promise<boolean> {
  const user = await requireUser(core.ports.read, userId);
  if (!(await provesSecondFactor(core, user, code, null))) return false;
  await switchOff(core, userId);
  return true;
}

/** The authenticator app and the recovery codes of an account. */
export function createSecondFactorAdmin(core: Core) {
  return {
    secondFactorOf: (userId: string) => secondFactorOf(core, userId),

    /** Ten codes that can be read only now; the earlier ones are void. Refuses without an authenticator. */
    makeRecoveryCodes: (userId: string) => makeRecoveryCodes(core, userId),

    /**
     * Takes a code of the authenticator or a recovery code; false when it is wrong. Refuses with
     * NotAuthorizedException after ten wrong ones within the hour.
     */
    disableSecondFactor: (userId: string, code: string) => disable(core, userId, code),

    /** For somebody who has lost the authenticator: no code is asked for. */
    resetSecondFactor: (userId: string) => switchOff(core, userId),
  };
}
