import type { SignInCounter, SignInFix, SignInIssue, SignInState } from '@halyard/contracts/accounts/sign-in-state.ts';
import { fields } from '@halyard/messages/en';
import { plural } from '../../plural.ts';
import { common } from '../common.ts';

type Step = 'account' | 'address' | 'password' | 'factor' | 'in';
type StepStatus = 'done' | 'stop' | 'ahead' | 'skipped';
type Status = NonNullable<SignInState['status']>;
type Factor = keyof SignInState['factors'];

const issues: Record<SignInIssue, string> = {
  no_account: 'This user has no sign-in account.',
  disabled: 'The account is disabled.',
  awaiting_approval: 'The registration is awaiting approval by an administrator.',
  unconfirmed: 'The email address is not confirmed: the code from the email has not been entered.',
  invitation_expired: 'The invitation has expired.',
  invitation_pending: 'The user has not accepted the invitation yet.',
  reset_required: 'A new password is required at the next sign-in.',
  password_expired: 'The password has expired. A new one is required at the next sign-in.',
  locked: 'Temporarily locked after too many failed password attempts.',
  second_factor_locked: 'Temporarily locked after too many failed two-factor codes.',
  passkey_locked: 'Temporarily locked after too many failed passkey attempts.',
  codes_exhausted: 'Too many incorrect verification codes. Verification is temporarily locked.',
  sending_exhausted: 'Too many codes requested. Sending is paused.',
  mail_failed: 'The last email to this address could not be delivered.',
  new_email_unconfirmed: 'The new email address is not confirmed. Until then, sign in with the previous one.',
};

const fixes: Record<SignInFix, string> = {
  activate: 'Activate the account',
  send_code: 'Send a new code',
  confirm: 'Confirm without a code',
  send_invitation: 'Send a new invitation',
  require_reset: 'Require password reset',
  unlock: 'Unlock now',
  reset_second_factor: 'Reset two-factor authentication',
};

/** In place of `done` where no mail is sent. */
const toOutbox: Partial<Record<SignInFix, string>> = {
  send_code:
    'New code created. This installation does not send email: the code is in the outbox (“Mail” in docs/operating.md).',
  send_invitation:
    'Invitation created. This installation does not send email: the invitation is in the outbox (“Mail” in docs/operating.md).',
};

const done: Record<SignInFix, (name: string) => string> = {
  activate: (name) => `${name} is active`,
  send_code: (name) => `New code sent to ${name}`,
  confirm: (name) => `Email address of ${name} confirmed`,
  send_invitation: (name) => `New invitation sent to ${name}`,
  require_reset: (name) => `${name} must set a new password`,
  unlock: (name) => `${name} unlocked`,
  reset_second_factor: (name) => `Two-factor authentication reset for ${name}`,
};

/** Questions before actions that weaken the account or cause work for the user. */
type DialogText = { readonly title: string; readonly question: (name: string) => string };
const questions: Partial<Record<SignInFix, DialogText>> = {
  confirm: {
    title: 'Confirm the email address without a code?',
    question: (name) =>
      `This skips email verification. Continue only if you have verified that ${name} owns this address.`,
  },
  send_invitation: {
    title: 'Send a new invitation?',
    question: (name) => `This emails ${name} a new temporary password. The previous one stops working.`,
  },
  require_reset: {
    title: 'Require password reset?',
    question: (name) =>
      `The password of ${name} stops working, all sessions end, and a code for a new password is sent by email.`,
  },
  reset_second_factor: {
    title: 'Reset two-factor authentication?',
    question: (name) =>
      `The authenticator app and the recovery codes of ${name} stop working. The next sign-in requires only the password.`,
  },
};

const statuses: Record<Status, string> = {
  UNCONFIRMED: 'Not confirmed',
  CONFIRMED: 'Confirmed',
  RESET_REQUIRED: 'Password reset required',
  FORCE_CHANGE_PASSWORD: 'Temporary password',
  EXTERNAL_PROVIDER: 'Signs in at another provider',
  UNKNOWN: 'Unknown to the provider',
};

const factors: Record<Factor, string> = {
  authenticator: 'Authenticator app',
  textMessage: 'Text message',
  mail: fields.email,
};

const counters: Record<SignInCounter['kind'], string> = {
  password: 'Incorrect passwords',
  password_in_a_row: 'Consecutive incorrect passwords',
  code: 'Incorrect verification codes',
  code_hour: 'Incorrect verification codes within an hour',
  second_factor: 'Incorrect two-factor codes',
  passkey: 'Failed passkey attempts',
  sending: 'Codes sent',
};

const steps: Record<Step, string> = {
  account: 'Account',
  address: 'Email confirmed',
  password: common.password,
  factor: 'Two-factor method',
  in: 'Sign-in',
};

const stepStatuses: Record<StepStatus, string> = {
  done: 'Ready',
  stop: 'Blocked',
  ahead: 'Not checked',
  skipped: 'Not required',
};

/** How somebody signs in and why they cannot. Counts in `written` are as the person writes them. */
export const signInState = {
  loading: 'Loading sign-in status...',
  failed: 'Failed to load sign-in status',
  asOf: (time: string) => `Updated ${time}`,
  refresh: common.refresh,
  retry: common.retry,

  path: 'Sign-in steps',
  steps,
  stepStatuses,
  /** The last step if there are no issues. */
  openWay: 'Allowed',

  why: 'Sign-in issues',
  free: 'No issues. This user can sign in.',
  issues,
  ends: (at: string) => `Ends on ${at}.`,
  endsAt: (when: string, at: string) => `Ends ${when}, at ${at}.`,
  /** Of an open invitation. */
  worksUntil: (when: string) => `The temporary password expires ${when}.`,
  mailReason: (reason: string) => `The mail server said: ${reason}`,
  noFix: 'This cannot be fixed here.',
  fixes,
  done,
  toOutbox,
  questions,
  fixFailed: 'Failed to resolve the sign-in issue. Try again.',

  facts: 'Sign-in methods',
  status: 'Account',
  statuses,
  off: 'Turned off',
  address: 'Address',
  verified: 'verified',
  unverified: 'not verified',
  phone: 'Phone',
  phoneVerified: 'verified',
  phoneUnverified: 'not verified',
  lastSignIn: 'Last sign-in',
  never: 'Never',
  passwordChanged: 'Password set',
  passwordExpires: 'Password expires',
  invitedUntil: 'Invitation good until',
  secondFactors: 'Second factors',
  factors,
  preferred: (factor: string) => `${factor} (preferred)`,
  recoveryCodes: 'Recovery codes left',
  none: 'Not set up',
  /** A cloud user pool keeps some of it to itself. */
  notKnown: 'Not available: managed by the cloud user pool',

  passkeys: (count: number, written: string) => plural(count, { one: '1 passkey', other: `${written} passkeys` }),
  devices: (count: number, written: string) => plural(count, { one: '1 device', other: `${written} devices` }),
  sessions: (count: number, written: string) => plural(count, { one: '1 session', other: `${written} sessions` }),
  unknownPasskeys: 'Passkeys',
  unknownDevices: 'Devices',
  added: (when: string) => `Added ${when}`,
  lastUsed: (when: string) => `Last used ${when}`,
  neverUsed: 'Not used yet',
  started: (when: string) => `Signed in ${when}`,
  synced: 'Synced',
  trusted: 'Trusted',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownProgram: 'Unknown program',

  tries: 'Failed attempts',
  noTries: 'No recent failed attempts.',
  counters,
  ofMost: (tries: string, most: string) => `${tries} of ${most}`,
  from: (network: string) => `from ${network}`,
  everywhere: 'from all networks',
  lockedUntil: (when: string) => `locked until ${when}`,
};
