import type { Core } from '../../core.ts';
import type { Caller } from '../../ports.ts';
import type { Account } from '../../user-pool/accounts/find-account.ts';
import { countPasswordTry, forgetPasswordTries, passwordSubject } from '../../user-pool/limits.ts';
import { recordWrongPassword } from './record-wrong-password.ts';

/**
 * Counts a try, checks it, and forgets the count where it was right. Tries from one network at one account come one
 * after the other: right ones that come together must not count against each other.
 */
export function tryPassword(core: Core, account: Account, caller: Caller, isRight: () => boolean): Promise<boolean> {
  const { user } = account;
  return core.inTurn(passwordSubject(user, caller), async () => {
    const tried = await countPasswordTry(core, user, caller);
    if (isRight()) {
      await forgetPasswordTries(core, user, caller);
      return true;
    }
    await recordWrongPassword(core, account, tried, caller);
    return false;
  });
}
