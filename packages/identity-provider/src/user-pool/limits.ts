import { isIPv6 } from 'node:net';
import type { Core } from '../core.ts';
import { attemptLimitExceeded, IdentityError, passwordAttemptsExceeded } from '../identity-error.ts';
import type { Caller, CodePurpose, UserRecord } from '../ports.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Counters of an account: the number of attempts, and the window. */
export const countedScopes = {
  /** Wrong passwords, by network. */
  password: { most: 5, windowMs: hourMs },
  /** Wrong passwords in a row, whatever network they come from. */
  'password-account': { most: 100, windowMs: 10_000 * dayMs },
  /** Tries at one mailed code, by its purpose. */
  code: { most: 5, windowMs: dayMs },
  'code-hour': { most: 10, windowMs: hourMs },
  /** Wrong codes of the authenticator or of recovery. */
  totp: { most: 10, windowMs: hourMs },
  /** Wrong codes that were sent in place of a password, and after it. */
  otp: { most: 10, windowMs: hourMs },
  'otp-mfa': { most: 10, windowMs: hourMs },
  /** Wrong passkeys, by network. */
  passkey: { most: 10, windowMs: hourMs },
  /** Codes that were sent before the password was proven, and after it. */
  send: { most: 5, windowMs: hourMs },
  'send-mfa': { most: 10, windowMs: hourMs },
} as const;
export type CountedScope = keyof typeof countedScopes;

/** A household or host with IPv6 has a whole /64, so that is the unit of counting. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const filled = tail === undefined ? groups : [...groups, ...Array<string>(8).fill('0')];
  return `${filled.slice(0, 4).join(':')}::/64`;
}

type Counted = Pick<UserRecord, 'id'>;

/** The counters for wrong passwords. */
export const passwordSubject = (user: Counted, { address }: Caller) => `${user.id}|${networkOf(address)}`;

const ruleOf = (scope: CountedScope) => ({ limit: countedScopes[scope].most, windowMs: countedScopes[scope].windowMs });

async function allow(core: Core, scope: string, subject: string, rule: { limit: number; windowMs: number }) {
  const count = await core.ports.failures.count({
    scope,
    subject,
    now: core.clock(),
    lockMs: rule.windowMs,
    // The quota itself is still allowed; only attempts beyond it are locked.
    ...rule,
  });
  if (count === undefined) throw attemptLimitExceeded();
}

/** 5 sign-ups per network and hour (times the configured factor). */
export const allowSignUp = (core: Core, { address }: Caller) =>
  allow(core, 'sign-up', networkOf(address), { limit: scaled(core, 5), windowMs: hourMs });

const scaled = ({ config }: Core, limit: number) => Math.max(1, Math.floor(limit * config.rateLimitFactor));

/** 5 codes per account and hour, 20 per network and hour (the latter times the configured factor). */
export async function allowSendingCode(core: Core, user: Counted, { address }: Caller): Promise<void> {
  await allow(core, 'send-address', networkOf(address), { limit: scaled(core, 20), windowMs: hourMs });
  await allowSendingCodeTo(core, user);
}

/** The half of it that does not depend on who asks. */
export const allowSendingCodeTo = (core: Core, user: Counted) => allow(core, 'send', user.id, ruleOf('send'));

const codeSubject = (user: Counted, purpose: CodePurpose) => `${user.id}|${purpose}`;

/** Counts a try at a code before it is compared: 5 per code, 10 per account and hour. */
export async function allowTryingCode(core: Core, user: Counted, purpose: CodePurpose): Promise<void> {
  await allow(core, 'code', codeSubject(user, purpose), ruleOf('code'));
  await allow(core, 'code-hour', user.id, ruleOf('code-hour'));
}

/** A new code may be tried afresh. */
export const forgetCodeTries = ({ ports }: Core, user: Counted, purpose: CodePurpose) =>
  ports.failures.clear('code', codeSubject(user, purpose));

/** 10 codes that are sent once the first factor is proven, per account and hour. */
export const allowSendingSecondFactor = (core: Core, user: Counted) =>
  allow(core, 'send-mfa', user.id, ruleOf('send-mfa'));

/**
 * The counters for codes. Codes in place of a password (`otp`) are separate from those after it (`otp-mfa`): strangers
 * can exhaust the former, and must not lock the owner's second factor with that.
 */
export type AnswerScope = 'totp' | 'otp' | 'otp-mfa';

/** 10 answers per account, scope and hour, counted before they are compared. */
export async function allowAnswer({ ports, clock }: Core, scope: AnswerScope, user: Counted): Promise<void> {
  const limits = { ...ruleOf(scope), lockMs: hourMs };
  const count = await ports.failures.count({ scope, subject: user.id, now: clock(), ...limits });
  if (count === undefined) throw new IdentityError('NotAuthorizedException', 'Too many wrong codes, try again later.');
}

/** After a right one. */
export const forgetAnswers = ({ ports }: Core, scope: AnswerScope, user: Counted) =>
  ports.failures.clear(scope, user.id);

/** Codes of an authenticator and recovery codes. */
export const allowSecondFactorTry = (core: Core, user: Counted) => allowAnswer(core, 'totp', user);
export const forgetSecondFactorTries = (core: Core, user: Counted) => forgetAnswers(core, 'totp', user);

/** 10 tries an hour at setting an authenticator up; they are not counted against signing in. */
export const allowEnrolmentTry = (core: Core, user: Counted) =>
  allow(core, 'totp-set-up', user.id, { limit: 10, windowMs: hourMs });

export async function requireUnlocked({ ports, clock }: Core, user: Counted, caller: Caller): Promise<void> {
  if (await ports.failures.isLocked('password', passwordSubject(user, caller), clock()))
    throw passwordAttemptsExceeded();
}

/** The effect of a wrong password attempt. */
export type PasswordTry = { readonly locksNow: boolean; readonly exhaustsAccount: boolean };

/**
 * Counts a try at a password before it is checked, whatever door it comes through: five wrong ones per account and
 * network lock for 15 minutes, a hundred in a row per account ask for a new password. Rejects without counting
 * while locked: clients repeat a rejected call by themselves.
 */
export async function countPasswordTry(core: Core, user: Counted, caller: Caller): Promise<PasswordTry> {
  const { failures } = core.ports;
  const now = core.clock();
  const count = await failures.count({
    scope: 'password',
    subject: passwordSubject(user, caller),
    now,
    ...ruleOf('password'),
    lockMs: 15 * minuteMs,
  });
  if (count === undefined) throw passwordAttemptsExceeded();
  const inAll = await failures.count({
    scope: 'password-account',
    subject: user.id,
    now,
    ...ruleOf('password-account'),
    lockMs: 0,
  });
  const isExhausted = (inAll ?? 0) >= countedScopes['password-account'].most;
  return { locksNow: count >= countedScopes.password.most, exhaustsAccount: isExhausted };
}

/** After a right password, or a new one. */
export async function forgetPasswordTries({ ports }: Core, user: Counted, caller: Caller): Promise<void> {
  await ports.failures.clear('password', passwordSubject(user, caller));
  await ports.failures.clear('password-account', user.id);
}
