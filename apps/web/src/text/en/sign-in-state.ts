import type { SignInCounter, SignInObstacle, SignInRemedy, SignInState } from '@halyard/contracts/sign-in-state.ts';
import { plural } from '../plural.ts';

type Step = 'account' | 'address' | 'password' | 'factor' | 'in';
type Standing = 'done' | 'stop' | 'ahead' | 'skipped';
type Status = NonNullable<SignInState['status']>;
type Factor = keyof SignInState['factors'];

const obstacles: Record<SignInObstacle, string> = {
  no_account: 'This user has no sign-in account.',
  disabled: 'The account is disabled.',
  awaiting_approval: 'The registration is awaiting approval by an administrator.',
  unconfirmed: 'The address is not confirmed: the code from the mail has not been entered.',
  invitation_expired: 'The invitation has expired.',
  invitation_pending: 'The invitation is open: its temporary password has not been replaced yet.',
  reset_required: 'A new password has to be set before the next sign-in.',
  password_expired: 'The password is too old: the next sign-in asks for a new one.',
  locked: 'Temporarily locked after too many failed password attempts.',
  second_factor_locked: 'Temporarily locked after too many failed two-factor codes.',
  passkey_locked: 'Temporarily locked after too many failed passkey attempts.',
  codes_exhausted: 'Too many wrong confirmation codes: even the right one is refused for now.',
  sending_exhausted: 'Too many codes were asked for: none are sent for now.',
  mail_failed: 'The last mail to this address could not be delivered.',
  new_email_unconfirmed: 'The new email address has not been confirmed: until then the earlier one signs in.',
};

const remedies: Record<SignInRemedy, string> = {
  activate: 'Activate the account',
  send_code: 'Send a new code',
  confirm: 'Confirm without a code',
  send_invitation: 'Send a new invitation',
  require_reset: 'Require password reset',
  unlock: 'Unlock now',
  reset_second_factor: 'Reset second factor',
};

/** In place of `done` where no mail is sent. */
const toOutbox: Partial<Record<SignInRemedy, string>> = {
  send_code: 'A new code was made. This installation sends no mail: it is in the outbox (“Mail” in docs/operating.md).',
  send_invitation:
    'The invitation was made. This installation sends no mail: it is in the outbox (“Mail” in docs/operating.md).',
};

const done: Record<SignInRemedy, (name: string) => string> = {
  activate: (name) => `${name} is active`,
  send_code: (name) => `A new code is on its way to ${name}`,
  confirm: (name) => `The address of ${name} counts as confirmed`,
  send_invitation: (name) => `A new invitation is on its way to ${name}`,
  require_reset: (name) => `${name} has to set a new password`,
  unlock: (name) => `${name} is unlocked`,
  reset_second_factor: (name) => `The second factor of ${name} is reset`,
};

/** What is asked before something that weakens the account or makes work for the person. */
type Asked = { readonly title: string; readonly question: (name: string) => string };
const questions: Partial<Record<SignInRemedy, Asked>> = {
  confirm: {
    title: 'Confirm the address without a code?',
    question: (name) =>
      `This skips email verification. Continue only if you have verified that ${name} owns this address.`,
  },
  send_invitation: {
    title: 'Send a new invitation?',
    question: (name) => `${name} gets a new temporary password by mail. The one that was sent before stops working.`,
  },
  require_reset: {
    title: 'Ask for a new password?',
    question: (name) =>
      `The password of ${name} stops working, every session ends, and a code for a new password is mailed.`,
  },
  reset_second_factor: {
    title: 'Reset the second factor?',
    question: (name) =>
      `The authenticator app and the recovery codes of ${name} stop working. The next sign-in asks for the password alone.`,
  },
};

const statuses: Record<Status, string> = {
  UNCONFIRMED: 'Not confirmed',
  CONFIRMED: 'Confirmed',
  RESET_REQUIRED: 'New password needed',
  FORCE_CHANGE_PASSWORD: 'Temporary password',
  EXTERNAL_PROVIDER: 'Signs in at another provider',
  UNKNOWN: 'Unknown to the provider',
};

const factors: Record<Factor, string> = {
  authenticator: 'Authenticator app',
  textMessage: 'Text message',
  mail: 'Mail',
};

const counters: Record<SignInCounter['kind'], string> = {
  password: 'Wrong passwords',
  password_in_a_row: 'Wrong passwords in a row',
  code: 'Wrong confirmation codes',
  code_hour: 'Wrong confirmation codes within an hour',
  second_factor: 'Wrong codes of the second factor',
  passkey: 'Failed tries with a passkey',
  sending: 'Codes sent',
};

const steps: Record<Step, string> = {
  account: 'Account',
  address: 'Email confirmed',
  password: 'Password',
  factor: 'Second factor',
  in: 'Sign-in',
};

const standings: Record<Standing, string> = {
  done: 'Ready',
  stop: 'Blocked',
  ahead: 'Not checked',
  skipped: 'Not required',
};

/** How somebody signs in and why they cannot. Counts in `written` are as the person writes them. */
export const signInState = {
  loading: 'Loading the sign-in state...',
  failed: 'Failed to load the sign-in state',
  asOf: (time: string) => `as of ${time}`,
  refresh: 'Refresh',
  retry: 'Retry',

  path: 'Sign-in steps',
  steps,
  standings,
  /** The last step when nothing stands in the way. */
  openWay: 'Allowed',

  why: 'Sign-in issues',
  free: 'No issues. This user can sign in.',
  obstacles,
  ends: (at: string) => `Ends by itself on ${at}.`,
  endsAt: (when: string, at: string) => `Ends by itself ${when}, at ${at}.`,
  /** Of an open invitation. */
  worksUntil: (when: string) => `The temporary password works until ${when}.`,
  mailReason: (reason: string) => `The mail server said: ${reason}`,
  noRemedy: 'This cannot be fixed here.',
  remedies,
  done,
  toOutbox,
  questions,
  mendFailed: 'That did not work. Please try again.',

  facts: 'Sign-in methods',
  status: 'Account',
  statuses,
  off: 'Switched off',
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
  notKnown: 'Not known here: kept by the cloud user pool',

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
