import type { SignInCounter } from '@halyard/contracts/accounts/sign-in-state.ts';
import { type CountedScope, countedScopes, type FailureCount } from '@halyard/identity-provider';

/**
 * A count that a next try would be added to, or that locks. `detail` is the network or the purpose of a code, and ''
 * where the account alone is counted.
 */
export type LiveCount = {
  readonly scope: CountedScope;
  readonly detail: string;
  readonly tries: number;
  /** When the lock ends, in milliseconds; null without a lock. */
  readonly until: number | null;
};

const kinds: Readonly<Record<CountedScope, SignInCounter['kind']>> = {
  password: 'password',
  'password-account': 'password_in_a_row',
  code: 'code',
  'code-hour': 'code_hour',
  totp: 'second_factor',
  otp: 'code_hour',
  'otp-mfa': 'second_factor',
  passkey: 'passkey',
  send: 'sending',
  'send-mfa': 'sending',
};

/** Counted for each network apart. */
const byNetwork: readonly CountedScope[] = ['password', 'passkey'];

const isCounted = (scope: string): scope is CountedScope => Object.hasOwn(countedScopes, scope);

function toLive({ scope, subject, count, firstAt, lockedUntil }: FailureCount, now: number): LiveCount | undefined {
  if (!isCounted(scope)) return undefined;
  const isOver = lockedUntil === null ? firstAt + countedScopes[scope].windowMs <= now : lockedUntil <= now;
  const [, detail = ''] = subject.split('|');
  return isOver ? undefined : { scope, detail, tries: count, until: lockedUntil };
}

/** Current counters against an account: expired windows and locks are left out. */
export const findLiveCounts = (counts: readonly FailureCount[], now: number): readonly LiveCount[] =>
  counts.map((count) => toLive(count, now)).filter((count) => count !== undefined);

/** The same for the eyes of administrators, with the limits. */
export const showCounters = (counts: readonly LiveCount[]): SignInCounter[] =>
  counts.map(({ scope, detail, tries, until }) => ({
    kind: kinds[scope],
    network: byNetwork.includes(scope) ? detail : null,
    tries,
    most: countedScopes[scope].most,
    until: until === null ? null : new Date(until).toISOString(),
  }));
