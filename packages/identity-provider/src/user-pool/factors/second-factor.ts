import type { Core } from '../../core.ts';
import { userNotFound } from '../../identity-error.ts';
import type { Stores, UserChanges, UserRecord } from '../../ports.ts';
import { allowSecondFactorTry, forgetSecondFactorTries } from '../limits.ts';
import { sealAuthenticator, stepOfAccount } from './authenticator.ts';
import { changeModes, type FactorChanges, hasSecondFactor } from './factors.ts';
import { spendRecoveryCode } from './recovery-codes.ts';

type Proof = 'authenticator' | 'recovery code';

async function useCode(core: Core, stores: Stores, userId: string, given: string): Promise<Proof | undefined> {
  if (!/^\d{6}$/.test(given))
    return (await spendRecoveryCode(core, stores, userId, given)) ? 'recovery code' : undefined;
  const user = await stores.users.byId(userId);
  // An authenticator that is enrolled and not switched on has no effect yet.
  const step = user && user.secondFactor !== 'off' ? stepOfAccount(core, user, given) : undefined;
  return step !== undefined && (await stores.users.takeTotpStep(userId, step)) ? 'authenticator' : undefined;
}

/**
 * Whether this is a code of the authenticator app, or one of the recovery codes. Either counts once. Counts the try
 * before it looks, writes down a wrong one, and rejects when there were too many.
 */
export async function provesSecondFactor(core: Core, user: UserRecord, given: string, address: string | null) {
  await allowSecondFactorTry(core, user);
  const at = core.clock();
  const occasion = { userId: user.id, address, at };
  const proof = await core.ports.transaction(async (stores) => {
    const used = await useCode(core, stores, user.id, given.trim());
    if (used === undefined) await stores.log({ kind: 'mfa_failed', ...occasion });
    if (used === 'recovery code') await stores.log({ kind: 'recovery_code_used', ...occasion });
    return used;
  });
  if (proof !== undefined) await forgetSecondFactorTries(core, user);
  return proof !== undefined;
}

/** Whether this is one of the recovery codes, which is then consumed. The caller counts the attempt. */
export const provesRecoveryCode = (core: Core, userId: string, given: string, address: string | null) =>
  core.ports.transaction(async (stores) => {
    const proven = await spendRecoveryCode(core, stores, userId, given);
    if (proven) await stores.log({ kind: 'recovery_code_used', userId, address, at: core.clock() });
    return proven;
  });

type Enrolment = { readonly secret: string; readonly step: number };

/** Makes a proven secret the account's own, in this transaction. The code that proved it is used up. */
export async function installAuthenticator(
  core: Core,
  stores: Stores,
  userId: string,
  { secret, step }: Enrolment,
): Promise<void> {
  const totpSealed = sealAuthenticator(core, 'totp_sealed', userId, secret);
  await stores.users.update(userId, {
    totpSealed,
    totpPendingSealed: null,
    totpLastStep: step,
    updatedAt: core.clock(),
  });
}

// Switching the authenticator off removes it; it must be enrolled again.
const forgottenAuthenticator: UserChanges = { totpSealed: null, totpPendingSealed: null, totpLastStep: null };

/** Before there was a second factor, a device was trusted with the password alone. */
async function distrustDevices({ devices }: Stores, userId: string): Promise<void> {
  for (const { key, remembered } of await devices.listOf(userId))
    if (remembered) await devices.setRemembered(userId, key, false);
}

type Change = { readonly changes: FactorChanges; readonly address: string | null };

/**
 * Switches second factors on and off in this transaction. Without any the recovery codes are void as well; with the
 * first one no device is trusted yet. The product hears when there is a first one, and when there is none left.
 * `address` is the caller's; null for an administrator.
 */
export async function changeFactors(
  { clock }: Core,
  stores: Stores,
  userId: string,
  { changes, address }: Change,
): Promise<void> {
  const user = await stores.users.byId(userId);
  if (!user) throw userNotFound();
  const at = clock();
  const modes = changeModes(user, changes);
  const [had, has] = [hasSecondFactor(user), hasSecondFactor(modes)];
  await stores.users.update(userId, {
    ...modes,
    ...(changes.SOFTWARE_TOKEN_MFA === 'off' && forgottenAuthenticator),
    updatedAt: at,
  });
  if (!has) await stores.recoveryCodes.replace(userId, []);
  if (has && !had) await distrustDevices(stores, userId);
  if (has !== had)
    await stores.log({ kind: has ? 'second_factor_enabled' : 'second_factor_disabled', userId, address, at });
}

/** Switches all of them off in this transaction, and forgets the authenticator and the recovery codes. */
export const switchSecondFactorOff = (core: Core, stores: Stores, { id }: UserRecord, address: string | null) =>
  changeFactors(core, stores, id, {
    changes: { SOFTWARE_TOKEN_MFA: 'off', SMS_MFA: 'off', EMAIL_OTP: 'off' },
    address,
  });
