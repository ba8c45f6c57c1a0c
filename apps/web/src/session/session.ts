import type { Account } from '@halyard/contracts/accounts/account.ts';
import { createContext, useContext } from 'react';

/** The console's data about the current user. */
export type AuthState = {
  readonly currentUser: Account | null;
  /** An identity check is in progress. */
  readonly loading: boolean;
  /** The first identity check has ended, one way or another. */
  readonly initialized: boolean;
  /** Why the check failed; null when it did not, '' when it failed without a reason. */
  readonly authError: string | null;
  /** The provider's rejection, whose request id an error screen shows; undefined if it was not called. */
  readonly authFailure?: unknown;
  /** The first check was cut off after two seconds (decision G-062). */
  readonly initTimeout: boolean;
};

export type Session = AuthState & {
  /** Refetches the account: after a sign-in, and when the server returns 403 (decision G-110). */
  readonly refreshAccount: () => Promise<void>;
  /** Revokes the refresh token, clears this browser's tokens and notifies the other tabs. Never rejects. */
  readonly signOut: (how?: { readonly comesBack: boolean }) => Promise<void>;
  /** The last user signed out on purpose; no one expects to return to the previous page. */
  readonly hasLeft: () => boolean;
};

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
