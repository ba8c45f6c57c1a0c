import { AppError } from '@halyard/contracts/errors.ts';
import type { Caller } from './caller.ts';

/**
 * Refuses when the password was last given longer than `withinMs` ago: a stolen session must not take the account. One
 * of the future, after a clock was set back, is as stale as one of the past.
 */
export function requireRecentSignIn({ authenticatedAt }: Caller, now: number, withinMs: number): void {
  if (Math.abs(now - authenticatedAt) > withinMs) throw new AppError('recent_sign_in_required');
}
