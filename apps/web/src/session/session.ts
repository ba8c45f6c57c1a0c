import type { Account } from '@halyard/contracts/accounts/account.ts';
import { createContext, useContext } from 'react';

/** What the console knows about who is here. */
export type AuthState = {
  readonly currentUser: Account | null;
  /** An identity check is under way. */
  readonly loading: boolean;
  /** The first identity check has ended, one way or another. */
  readonly initialized: boolean;
  /** Why the check failed; null when it did not, '' when it failed without a reason. */
  readonly authError: string | null;
  /** What the provider rejected then, whose request id an error screen shows; undefined where it was not asked. */
  readonly authFailure?: unknown;
  /** The first check was cut off after two seconds (decision G-062). */
  readonly initTimeout: boolean;
};

export type Session = AuthState & {
  /** Reads the account again: after a sign-in, and when the server answers 403 (decision G-110). */
  readonly refreshAccount: () => Promise<void>;
  /** Revokes the refresh token, clears this browser's tokens and tells the other tabs. Never rejects. */
  readonly signOut: (how?: { readonly comesBack: boolean }) => Promise<void>;
  /** The last one who was here went on purpose; no one waits to come back to where they were. */
  readonly hasLeft: () => boolean;
};

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
