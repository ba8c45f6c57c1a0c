import type { SignInIssue, SignInState } from '@halyard/contracts/accounts/sign-in-state.ts';

/** The sign-in steps, in order. */
export const signInSteps = ['account', 'address', 'password', 'factor', 'in'] as const;
export type SignInStepName = (typeof signInSteps)[number];

/** `skipped`: nothing is asked there. `ahead`: a stop is before it. */
export type StepStatus = 'done' | 'stop' | 'ahead' | 'skipped';
export type StepWithStatus = { readonly step: SignInStepName; readonly stepStatus: StepStatus };

const stepOfIssue: Partial<Record<SignInIssue, SignInStepName>> = {
  no_account: 'account',
  disabled: 'account',
  awaiting_approval: 'account',
  unconfirmed: 'address',
  invitation_expired: 'password',
  invitation_pending: 'password',
  reset_required: 'password',
  password_expired: 'password',
  locked: 'password',
  second_factor_locked: 'factor',
};

/** Codes prove the address until it is confirmed, and let set a password after that. */
const stopOf = (code: SignInIssue, { status }: SignInState): SignInStepName =>
  stepOfIssue[code] ?? (status === 'UNCONFIRMED' ? 'address' : 'password');

/** An invited user verifies the address by signing in; a second factor is required if there is one. */
function isAsked(step: SignInStepName, { emailVerified, factors }: SignInState): boolean {
  if (step === 'address') return emailVerified;
  return step !== 'factor' || Object.values(factors).some((mode) => mode !== 'off');
}

// These are about email only: with a confirmed address and a password it is not needed to sign in.
const aboutMail: readonly SignInIssue[] = ['codes_exhausted', 'sending_exhausted', 'mail_failed'];

// A user with a passkey also has a password, and one with a pending new address has the earlier one.
const hasAnotherWayIn: readonly SignInIssue[] = ['passkey_locked', 'new_email_unconfirmed'];

function stopsOf(state: SignInState): ReadonlySet<SignInStepName> {
  const issues = state.issues.filter(({ code }) => !hasAnotherWayIn.includes(code));
  const needsMail = issues.some(({ code }) => !aboutMail.includes(code));
  const counted = issues.filter(({ code }) => needsMail || !aboutMail.includes(code));
  return new Set(counted.map(({ code }) => stopOf(code, state)));
}

/** The sign-in steps: they stop at the first error or required action. */
export function findStops(state: SignInState): readonly StepWithStatus[] {
  const stops = stopsOf(state);
  const firstStop = signInSteps.findIndex((step) => stops.has(step));
  const stepStatusOf = (step: SignInStepName, at: number): StepStatus => {
    if (at === firstStop) return 'stop';
    if (firstStop >= 0 && at > firstStop) return 'ahead';
    return isAsked(step, state) ? 'done' : 'skipped';
  };
  return signInSteps.map((step, at) => ({ step, stepStatus: stepStatusOf(step, at) }));
}
