import type { Core } from '../core.ts';
import type { Caller } from '../ports.ts';
import { incorrectCredentials } from '../refusal.ts';
import { requireAccount } from '../user-pool/find-account.ts';
import { countPasswordTry } from '../user-pool/limits.ts';
import { isPasswordOf } from '../user-pool/passwords.ts';
import { finishSignIn, recordWrongPassword } from './finish-sign-in.ts';

/** Signs in with the password itself (inside TLS). */
export async function signInWithPassword(core: Core, username: string, password: string, caller: Caller) {
  const account = await requireAccount(core, username);
  const tried = await countPasswordTry(core, account.user, caller);
  if (!isPasswordOf(core, account, password)) {
    await recordWrongPassword(core, account, tried, caller);
    throw incorrectCredentials();
  }
  return finishSignIn(core, account.user, caller);
}
