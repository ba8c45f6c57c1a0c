import { type SignInFix, type SignInIssue, signInIssues } from '@halyard/contracts/accounts/sign-in-state.ts';
import type { SignInFacts } from '@halyard/identity-provider';
import type { Person } from '../person-store.ts';
import type { LiveCount } from './sign-in-counters.ts';

/** Data about an existing account. Instants in milliseconds. */
export type SignInCase = {
  readonly person: Pick<Person, 'status' | 'sign_in_email'>;
  readonly facts: SignInFacts;
  readonly counts: readonly LiveCount[];
  readonly passwordExpiresAt: number | null;
  /** The error of the last letter to this user that could not be sent. */
  readonly deliveryFailure: string | undefined;
  readonly now: number;
};

/** `until` in milliseconds. */
export type Issue = {
  readonly code: SignInIssue;
  readonly until: number | null;
  readonly fixes: readonly SignInFix[];
  readonly reason: string | null;
};

type Found = Pick<Issue, 'fixes'> & Partial<Pick<Issue, 'until' | 'reason'>>;
type Rule = (of: SignInCase) => Found | undefined;

const statusOf = ({ facts }: SignInCase) => facts.account.status;
const hasOwnPassword = (of: SignInCase) => statusOf(of) !== 'UNCONFIRMED' && statusOf(of) !== 'FORCE_CHANGE_PASSWORD';
const awaitsApproval = (of: SignInCase) => of.person.status === 'pending' && hasOwnPassword(of);
const isInvited = (of: SignInCase) => statusOf(of) === 'FORCE_CHANGE_PASSWORD';

const hasInvitationExpired = (of: SignInCase) =>
  isInvited(of) && of.facts.temporaryUntil !== null && of.facts.temporaryUntil <= of.now;

const hasPasswordExpired = (of: SignInCase) =>
  statusOf(of) === 'CONFIRMED' && of.passwordExpiresAt !== null && of.passwordExpiresAt < of.now;

/** The longest of the locks that `matches`. */
function lockedBy(of: SignInCase, matches: (count: LiveCount) => boolean, fixes: readonly SignInFix[]) {
  const ends = of.counts.filter(matches).flatMap(({ until }) => (until === null ? [] : [until]));
  return ends.length === 0 ? undefined : { until: Math.max(...ends), fixes };
}

// Codes for a new address or phone number do not block sign-in.
const isCodeOfSignIn = ({ scope, detail }: LiveCount) =>
  scope === 'code-hour' || scope === 'otp' || (scope === 'code' && (detail === 'SIGN_UP' || detail === 'RESET'));

/** Ways to send what did not arrive once more. */
const waysToSendAgain: Readonly<Partial<Record<SignInFacts['account']['status'], SignInFix>>> = {
  UNCONFIRMED: 'send_code',
  FORCE_CHANGE_PASSWORD: 'send_invitation',
  RESET_REQUIRED: 'require_reset',
};

function findMailFailure(of: SignInCase): Found | undefined {
  if (of.deliveryFailure === undefined) return undefined;
  const again = waysToSendAgain[statusOf(of)];
  return { fixes: again ? [again] : [], reason: of.deliveryFailure };
}

const rules: Readonly<Record<Exclude<SignInIssue, 'no_account'>, Rule>> = {
  disabled: (of) =>
    of.person.status === 'inactive' || (!of.facts.account.enabled && !awaitsApproval(of))
      ? { fixes: ['activate'] }
      : undefined,
  awaiting_approval: (of) => (awaitsApproval(of) ? { fixes: ['activate'] } : undefined),
  unconfirmed: (of) => (statusOf(of) === 'UNCONFIRMED' ? { fixes: ['send_code', 'confirm'] } : undefined),
  invitation_expired: (of) => (hasInvitationExpired(of) ? { fixes: ['send_invitation'] } : undefined),
  invitation_pending: (of) => (isInvited(of) && !hasInvitationExpired(of) ? { fixes: ['send_invitation'] } : undefined),
  reset_required: (of) => (statusOf(of) === 'RESET_REQUIRED' ? { fixes: ['require_reset'] } : undefined),
  password_expired: (of) => (hasPasswordExpired(of) ? { fixes: ['require_reset'] } : undefined),
  locked: (of) => lockedBy(of, ({ scope }) => scope === 'password', ['unlock']),
  second_factor_locked: (of) =>
    lockedBy(of, ({ scope }) => scope === 'totp' || scope === 'otp-mfa', ['unlock', 'reset_second_factor']),
  passkey_locked: (of) => lockedBy(of, ({ scope }) => scope === 'passkey', ['unlock']),
  codes_exhausted: (of) => lockedBy(of, isCodeOfSignIn, ['unlock']),
  sending_exhausted: (of) => lockedBy(of, ({ scope }) => scope === 'send' || scope === 'send-mfa', ['unlock']),
  mail_failed: findMailFailure,
  new_email_unconfirmed: (of) => (of.person.sign_in_email === null ? undefined : { fixes: ['send_code', 'confirm'] }),
};

const noAccount: Issue = { code: 'no_account', until: null, fixes: [], reason: null };

/** Why a user cannot sign in, the most severe first; without a case there is no account. */
export function findSignInIssues(of: SignInCase | undefined): readonly Issue[] {
  if (!of) return [noAccount];
  return signInIssues.flatMap((code) => {
    const found = code === 'no_account' ? undefined : rules[code](of);
    return found ? [{ code, until: null, reason: null, ...found }] : [];
  });
}
