import type { Core } from '../core.ts';
import { IdentityError, invalidParameter } from '../identity-error.ts';
import type { Caller, UserRecord } from '../ports.ts';
import { type AttributePair, readChangedAttributes, type WrittenAttributes } from '../user-pool/accounts/attributes.ts';
import { changesPhone, writeAttributes } from '../user-pool/accounts/write-attributes.ts';
import { requireAcceptablePassword } from '../user-pool/passwords/password-policy.ts';
import { makeCredential, requireAnotherPassword } from '../user-pool/passwords/passwords.ts';
import { replacePassword } from '../user-pool/passwords/replace-password.ts';
import { invalidSession, returnChallenge, takeChallenge } from './challenge-state.ts';
import { continueSignIn } from './continue-sign-in.ts';
import { type Progress, resumeProgress } from './progress.ts';

export type NewPassword = {
  readonly session: string;
  readonly username: string;
  readonly password: string;
  readonly attributes: readonly AttributePair[];
};

function readAttributes(user: UserRecord, pairs: readonly AttributePair[]): WrittenAttributes {
  const written = readChangedAttributes(pairs);
  if (written.email !== undefined && written.email !== user.email)
    throw invalidParameter('Value of the attribute email differs from the address of the invitation.');
  // Another number takes the second factor with it, and here none has been proven yet.
  if (user.smsFactor !== 'off' && changesPhone(user, written))
    throw invalidParameter('The attribute phone_number cannot be changed before the second factor is proven.');
  return written;
}

async function check(core: Core, user: UserRecord, { password, attributes }: NewPassword): Promise<WrittenAttributes> {
  const written = readAttributes(user, attributes);
  await requireAcceptablePassword(password, { ...user, productName: core.config.productName });
  requireAnotherPassword(core, user, password);
  return written;
}

/** The temporary password came by mail, so knowing it proves access to that mailbox. */
async function takeUp(core: Core, { user }: Progress, chosen: NewPassword, written: WrittenAttributes, caller: Caller) {
  const { address } = caller;
  const at = core.clock();
  const credential = makeCredential(core, user.id, chosen.password);
  await core.ports.transaction(async (stores) => {
    const present = await stores.users.byId(user.id);
    // Neither taken up in the meantime, nor invited again with another password.
    if (present?.status !== 'FORCE_CHANGE_PASSWORD' || present.verifierSealed !== user.verifierSealed)
      throw invalidSession();
    await writeAttributes(core, stores, present, written);
    await replacePassword(core, stores, { user: present, credential, keepSession: null, address, isFirst: true });
    await stores.users.update(user.id, { emailVerified: true, updatedAt: at });
    await stores.log({ kind: 'account_confirmed', userId: user.id, address, at });
  });
  return { ...user, ...credential };
}

/** NEW_PASSWORD_REQUIRED: takes an invitation up. A password that is rejected may be replaced by a better one. */
export async function answerNewPassword(core: Core, chosen: NewPassword, caller: Caller): Promise<object> {
  const taken = await takeChallenge(core, chosen.session, 'NEW_PASSWORD_REQUIRED');
  const progress = await resumeProgress(core, taken, { username: chosen.username, namedDevice: undefined });
  try {
    const written = await check(core, progress.user, chosen);
    const user = await takeUp(core, progress, chosen, written, caller);
    return await continueSignIn(core, { ...progress, user }, caller);
  } catch (cause) {
    const mayTryAgain = ['InvalidPasswordException', 'InvalidParameterException', 'AliasExistsException'];
    if (cause instanceof IdentityError && mayTryAgain.includes(cause.name)) await returnChallenge(core, taken);
    throw cause;
  }
}
