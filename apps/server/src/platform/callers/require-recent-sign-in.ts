import type { Endpoint } from '@halyard/contracts/endpoint.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import { recentSignInOf } from '@halyard/contracts/policy.ts';
import type { Caller } from './caller.ts';

/**
 * Throws when the password was last given longer ago than the policy allows for this endpoint: a stolen session must
 * not take the account. A time in the future, after a clock was set back, is as stale as one in the past.
 */
export function requireRecentSignIn(endpoint: Endpoint, { authenticatedAt }: Caller, now: number): void {
  const rule = recentSignInOf(endpoint);
  if (!rule) throw new Error(`${endpoint.method} ${endpoint.path} is not in the policy's table of recent sign-ins.`);
  if (Math.abs(now - authenticatedAt) > rule.withinMs) throw new ApiError('recent_sign_in_required');
}

/** Whether every request to this endpoint requires a recent sign-in, whatever it contains. */
export function alwaysNeedsRecentSignIn(endpoint: Endpoint): boolean {
  const rule = recentSignInOf(endpoint);
  return rule !== undefined && rule.when === undefined;
}
