import * as z from 'zod';
import { tryPassword } from '../../challenges/first-factor/try-password.ts';
import type { Core } from '../../core.ts';
import { incorrectCredentials } from '../../identity-error.ts';
import type { Stores } from '../../ports.ts';
import { type Holder, requireHolder } from '../../tokens/access-token.ts';
import { requireAcceptablePassword } from '../../user-pool/passwords/password-policy.ts';
import { isPasswordOf, makeCredential } from '../../user-pool/passwords/passwords.ts';
import { replacePassword, takeAccount } from '../../user-pool/passwords/replace-password.ts';
import { accessToken, password } from '../fields.ts';
import { defineOperation } from '../operation.ts';

const input = z.object({ AccessToken: accessToken, PreviousPassword: password, ProposedPassword: password });

// Checking takes a while. An owner who resets the password in it must not have it replaced by who knew the old one.
async function requireUnchanged(core: Core, stores: Stores, { user, family }: Holder): Promise<void> {
  await takeAccount(core, stores, user.id);
  const { users, families } = stores;
  const present = await users.byId(user.id);
  const session = await families.find(family.originJti);
  if (present?.verifierSealed !== user.verifierSealed || session?.revokedAt !== null) throw incorrectCredentials();
}

/** ChangePassword: needs the present one, and ends every other session. */
export const changePassword = defineOperation(input, async (core, request, caller) => {
  const holder = await requireHolder(core, request.AccessToken);
  const { user, family } = holder;
  const account = { user, simulated: false };
  const isRight = () => isPasswordOf(core, account, request.PreviousPassword);
  if (!(await tryPassword(core, account, caller, isRight))) throw incorrectCredentials();
  await requireAcceptablePassword(request.ProposedPassword, { ...user, productName: core.config.productName });

  const credential = makeCredential(core, user.id, request.ProposedPassword);
  const { address } = caller;
  await core.ports.transaction(async (stores) => {
    await requireUnchanged(core, stores, holder);
    await replacePassword(core, stores, { user, credential, keepSession: family.originJti, address });
  });
  return {};
});
