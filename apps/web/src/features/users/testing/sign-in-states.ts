import type { SignInIssue, SignInState } from '@halyard/contracts/accounts/sign-in-state.ts';

/** The sign-in state of a working account; `change` overrides it. */
export const working = (change: Partial<SignInState> = {}): SignInState => ({
  provider: 'embedded',
  status: 'CONFIRMED',
  enabled: true,
  email: 'ada@example.com',
  emailVerified: true,
  phone: null,
  phoneVerified: false,
  lastSignIn: '2026-11-21T08:12:00.000Z',
  passwordChangedAt: '2026-11-01T08:00:00.000Z',
  passwordExpiresAt: '2027-01-30T08:00:00.000Z',
  invitedUntil: null,
  factors: { authenticator: 'off', textMessage: 'off', mail: 'off' },
  recoveryCodesLeft: 0,
  passkeys: [],
  devices: [],
  sessions: [],
  counters: [],
  issues: [],
  ...change,
});

type Issue = SignInState['issues'][number];

/** The sign-in state of an account with one issue. */
export const stuckBy = (code: SignInIssue, change: Partial<Issue> = {}): SignInState =>
  working({ issues: [{ code, until: null, fixes: [], reason: null, ...change }] });
