import type { Core } from '../core.ts';
import { IdentityError } from '../identity-error.ts';
import { hasSecondFactor } from '../user-pool/factors/factors.ts';
import { issueRecoveryCodes } from '../user-pool/factors/recovery-codes.ts';
import { provesSecondFactor, switchSecondFactorOff } from '../user-pool/factors/second-factor.ts';
import { requireUser } from './admin-user.ts';

/** `enrolled`: sign-in requires one of them. `recoveryCodesLeft`: null if a pool does not disclose it. */
export type SecondFactorState = { readonly enrolled: boolean; readonly recoveryCodesLeft: number | null };

async function secondFactorOf({ ports }: Core, userId: string): Promise<SecondFactorState> {
  const user = await requireUser(ports.read, userId);
  return { enrolled: hasSecondFactor(user), recoveryCodesLeft: await ports.read.recoveryCodes.count(userId) };
}

const makeRecoveryCodes = (core: Core, userId: string): Promise<readonly string[]> =>
  core.ports.transaction(async (stores) => {
    const user = await requireUser(stores, userId);
    if (!hasSecondFactor(user))
      throw new IdentityError('NotAuthorizedException', 'There is no second factor to recover.');
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

/** The second factors and the recovery codes of an account. */
export function createSecondFactorAdmin(core: Core) {
  return {
    secondFactorOf: (userId: string) => secondFactorOf(core, userId),

    /** Ten codes that can be read only now; the earlier ones are void. Rejects without a second factor. */
    makeRecoveryCodes: (userId: string) => makeRecoveryCodes(core, userId),

    /**
     * Switches all of them off for a code of the authenticator or a recovery code; false when it is wrong. Rejects with
     * NotAuthorizedException after ten wrong ones within the hour.
     */
    disableSecondFactor: (userId: string, code: string) => disable(core, userId, code),

    /** For a user who has lost it: all of them are switched off, no code is requested. */
    resetSecondFactor: (userId: string) => switchOff(core, userId),
  };
}
