import { fromAccountRole } from '@halyard/contracts/accounts/roles.ts';
import { can, type Permission } from '@halyard/contracts/policy.ts';
import type { AuthState } from '../../session/session.ts';

/** Whether a protected screen may be shown, and the redirect otherwise. */
export type Entry =
  | { readonly go: 'wait'; readonly why: 'loading' | 'verifying' }
  | { readonly go: 'login'; readonly why: 'signed_out' | 'timed_out' }
  | { readonly go: 'login'; readonly why: 'failed'; readonly message: string }
  | { readonly go: 'dashboard' }
  | { readonly go: 'error'; readonly message: string }
  | { readonly go: 'enter' };

type Circumstances = {
  /** The permission that the screen requires, beyond a sign-in. */
  readonly permission?: Permission | undefined;
  /** Initialisation has not ended five seconds after the guard began to wait. */
  readonly isOverdue: boolean;
  /** The screen was already open: forms on it may contain input, so there is no redirect (decision G-063). */
  readonly hasEntered: boolean;
};

/** The rules of the route guard, in the order in which they count. */
export function decideEntry(state: AuthState, { permission, isOverdue, hasEntered }: Circumstances): Entry {
  const { currentUser, loading, initialized, authError, initTimeout } = state;
  if (authError !== null)
    return hasEntered ? { go: 'error', message: authError } : { go: 'login', why: 'failed', message: authError };
  if (!initialized) {
    if (isOverdue) return { go: 'login', why: 'signed_out' };
    return { go: 'wait', why: loading ? 'loading' : 'verifying' };
  }
  if (!currentUser) return { go: 'login', why: initTimeout ? 'timed_out' : 'signed_out' };
  if (permission && !can(fromAccountRole(currentUser.role), permission)) return { go: 'dashboard' };
  return { go: 'enter' };
}
