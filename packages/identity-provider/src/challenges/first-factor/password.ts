import type { Core } from '../../core.ts';
import type { Caller } from '../../ports.ts';
import { deviceNotFound, incorrectCredentials } from '../../refusal.ts';
import { requireAccount } from '../../user-pool/accounts/find-account.ts';
import { countPasswordTry, forgetPasswordTries } from '../../user-pool/limits.ts';
import { isPasswordOf } from '../../user-pool/passwords/passwords.ts';
import { continueSignIn } from '../continue-sign-in.ts';
import { hasDevice } from '../device/named-device.ts';
import { beginProgress } from '../progress.ts';
import { recordWrongPassword } from './record-wrong-password.ts';

type Given = { readonly username: string; readonly password: string; readonly deviceKey: string | undefined };

/** Signs in with the password itself (inside TLS). */
export async function signInWithPassword(core: Core, { username, password, deviceKey }: Given, caller: Caller) {
  const account = await requireAccount(core, username);
  const { user } = account;
  if (!(await hasDevice(core, user.id, deviceKey))) throw deviceNotFound();
  const tried = await countPasswordTry(core, user, caller);
  if (!isPasswordOf(core, account, password)) {
    await recordWrongPassword(core, account, tried, caller);
    throw incorrectCredentials();
  }
  await forgetPasswordTries(core, user, caller);
  return continueSignIn(core, beginProgress(user, deviceKey), caller);
}
