import type { Core } from '../core.ts';
import type { Stores, UserRecord } from '../ports.ts';
import { sealAuthenticator, stepOfAccount } from './authenticator.ts';
import { allowSecondFactorTry, forgetSecondFactorTries } from './limits.ts';
import { spendRecoveryCode } from './recovery-codes.ts';

type Proof = 'authenticator' | 'recovery code';

async function useCode(core: Core, stores: Stores, userId: string, given: string): Promise<Proof | undefined> {
  if (!/^\d{6}$/.test(given))
    return (await spendRecoveryCode(core, stores, userId, given)) ? 'recovery code' : undefined;
  const user = await stores.users.byId(userId);
  const step = user && stepOfAccount(core, user, given);
  return step !== undefined && (await stores.users.takeTotpStep(userId, step)) ? 'authenticator' : undefined;
}

/**
 * Whether this is a code of the authenticator app, or one of the recovery codes. Either counts once. Counts the try
 * before it looks, writes down a wrong one, and refuses when there were too many.
 */
export async function provesSecondFactor(core: Core, user: UserRecord, given: string, address: string | null) {
  await allowSecondFactorTry(core, user);
  const at = core.clock();
  const occasion = { userId: user.id, address, at };
  const proof = await core.ports.transaction(async (stores) => {
    const used = await useCode(core, stores, user.id, given.trim());
    if (used === undefined) await stores.log({ kind: 'second_factor_refused', ...occasion });
    if (used === 'recovery code') await stores.log({ kind: 'recovery_code_used', ...occasion });
    return used;
  });
  if (proof !== undefined) await forgetSecondFactorTries(core, user);
  return proof !== undefined;
}

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
    ...{ totpSealed, totpPendingSealed: null, totpLastStep: step, updatedAt: core.clock() },
  });
}

/** Asks for the authenticator from the next sign-in on. */
export async function switchSecondFactorOn(
  { clock }: Core,
  stores: Stores,
  user: UserRecord,
  { mode, address }: { readonly mode: 'enabled' | 'preferred'; readonly address: string | null },
): Promise<void> {
  const at = clock();
  await stores.users.update(user.id, { secondFactor: mode, updatedAt: at });
  if (user.secondFactor === 'off') await stores.log({ kind: 'second_factor_enabled', userId: user.id, address, at });
}

/** Forgets the secret and the recovery codes; who wants it again enrols again. */
export async function switchSecondFactorOff(
  { clock }: Core,
  stores: Stores,
  user: UserRecord,
  address: string | null,
): Promise<void> {
  const at = clock();
  await stores.users.update(user.id, {
    ...{ secondFactor: 'off', totpSealed: null, totpPendingSealed: null, totpLastStep: null, updatedAt: at },
  });
  await stores.recoveryCodes.replace(user.id, []);
  if (user.secondFactor !== 'off') await stores.log({ kind: 'second_factor_disabled', userId: user.id, address, at });
}
