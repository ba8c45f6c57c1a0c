import type { Core } from '../core.ts';
import type { Stores, UserRecord } from '../ports.ts';
import { requireAcceptablePassword } from '../user-pool/passwords/password-policy.ts';
import { makeCredential } from '../user-pool/passwords/passwords.ts';
import { replacePassword } from '../user-pool/passwords/replace-password.ts';
import { requireUser } from './admin-user.ts';
import { temporaryForMs } from './invitations.ts';

const isComplete = ({ status }: UserRecord) => status === 'CONFIRMED' || status === 'RESET_REQUIRED';

/** Nothing is left for the user to do: setting a permanent password vouches for the account. */
async function complete({ clock }: Core, { users, log }: Stores, user: UserRecord): Promise<void> {
  if (isComplete(user)) return;
  const at = clock();
  await users.update(user.id, { status: 'CONFIRMED', updatedAt: at });
  await log({ kind: 'account_confirmed', userId: user.id, address: null, at });
}

async function askForAnother({ clock }: Core, { users }: Stores, user: UserRecord): Promise<void> {
  const at = clock();
  await users.update(user.id, { status: 'FORCE_CHANGE_PASSWORD', temporaryUntil: at + temporaryForMs, updatedAt: at });
}

type Given = { readonly userId: string; readonly password: string; readonly isPermanent: boolean };

/**
 * Sets a password on behalf of a user, replacing any other; ends every session. A temporary one is valid for seven days
 * and for setting another. Rejects passwords against the policy.
 */
export async function givePassword(core: Core, { userId, password, isPermanent }: Given): Promise<void> {
  const known = await requireUser(core.ports.read, userId);
  await requireAcceptablePassword(password, { ...known, productName: core.config.productName });
  const credential = makeCredential(core, userId, password);
  await core.ports.transaction(async (stores) => {
    const user = await requireUser(stores, userId);
    await replacePassword(core, stores, { user, credential, keepSession: null, address: null });
    await (isPermanent ? complete : askForAnother)(core, stores, user);
  });
  // Whatever was tried at the earlier password does not count against this one.
  await core.ports.failures.clear('password-account', userId);
}
