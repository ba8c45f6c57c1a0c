import { type Account, getAccount } from '@halyard/contracts/accounts/account.ts';
import type { Call } from './call.ts';
import { TransportError } from './errors/transport-error.ts';

/** The account behind the stored token; null when the server does not accept it. */
export async function readAccount(call: Call): Promise<Account | null> {
  try {
    return await call(getAccount, {});
  } catch (error) {
    if (error instanceof TransportError && error.isAuthError) return null;
    throw error;
  }
}
