import type { Core } from '../../core.ts';
import { deviceNotFound, incorrectCredentials } from '../../identity-error.ts';
import type { Caller } from '../../ports.ts';
import { requireAccount } from '../../user-pool/accounts/find-account.ts';
import { isPasswordOf } from '../../user-pool/passwords/passwords.ts';
import { continueSignIn } from '../continue-sign-in.ts';
import { beginProgress } from '../progress.ts';
import { tryPassword } from './try-password.ts';

/** False if a request names an unknown device, or devices are not tracked (anymore). */
export async function hasDevice({ ports, policyOf }: Core, userId: string, key: string | undefined): Promise<boolean> {
  if (key === undefined) return true;
  if (!(await ports.read.devices.find(userId, key))) return false;
  return (await policyOf(userId)).tracksDevices;
}

type Given = { readonly username: string; readonly password: string; readonly deviceKey: string | undefined };

/** Signs in with the password itself (inside TLS). */
export async function signInWithPassword(core: Core, { username, password, deviceKey }: Given, caller: Caller) {
  const account = await requireAccount(core, username);
  const { user } = account;
  if (!(await hasDevice(core, user.id, deviceKey))) throw deviceNotFound();
  const isRight = () => isPasswordOf(core, account, password);
  if (!(await tryPassword(core, account, caller, isRight))) throw incorrectCredentials();
  return continueSignIn(core, beginProgress(user, deviceKey), caller);
}
