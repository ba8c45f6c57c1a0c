import type { Core } from '../../core.ts';
import type { Caller } from '../../ports.ts';
import type { Account } from '../../user-pool/accounts/find-account.ts';
import type { PasswordTry } from '../../user-pool/limits.ts';

/** Writes down that a password was wrong, and what follows from it; the error is the caller's to throw. */
export async function recordWrongPassword(core: Core, account: Account, tried: PasswordTry, { address }: Caller) {
  const { user, simulated } = account;
  const at = core.clock();
  const userId = simulated ? null : user.id;
  await core.ports.transaction(async (stores) => {
    if (tried.exhaustsAccount && !simulated && user.status === 'CONFIRMED')
      await stores.users.update(user.id, { status: 'RESET_REQUIRED', updatedAt: at });
    await stores.log({ kind: 'sign_in_failed', userId, address, at });
    if (tried.locksNow) await stores.log({ kind: 'sign_in_locked', userId, address, at });
  });
}
