import { isIPv6 } from 'node:net';
import type { Core } from '../core.ts';
import type { Caller, CodePurpose, UserRecord } from '../ports.ts';
import { attemptLimitExceeded, passwordAttemptsExceeded, Refusal } from '../refusal.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A household or host with IPv6 has a whole /64, so that is what is counted. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const filled = tail === undefined ? groups : [...groups, ...Array<string>(8).fill('0')];
  return `${filled.slice(0, 4).join(':')}::/64`;
}

type Counted = Pick<UserRecord, 'id'>;

const atNetwork = (user: Counted, { address }: Caller) => `${user.id}|${networkOf(address)}`;

async function allow(core: Core, scope: string, subject: string, rule: { limit: number; windowMs: number }) {
  const count = await core.ports.failures.count({
    ...{ scope, subject, now: core.clock(), lockMs: rule.windowMs },
    // The quota itself is still allowed; only what comes after it meets the lock.
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
export const allowSendingCodeTo = (core: Core, user: Counted) =>
  allow(core, 'send', user.id, { limit: 5, windowMs: hourMs });

const codeSubject = (user: Counted, purpose: CodePurpose) => `${user.id}|${purpose}`;

/** Counts a try at a code before it is compared: 5 per code, 10 per account and hour. */
export async function allowTryingCode(core: Core, user: Counted, purpose: CodePurpose): Promise<void> {
  await allow(core, 'code', codeSubject(user, purpose), { limit: 5, windowMs: dayMs });
  await allow(core, 'code-hour', user.id, { limit: 10, windowMs: hourMs });
}

/** A new code may be tried afresh. */
export const forgetCodeTries = ({ ports }: Core, user: Counted, purpose: CodePurpose) =>
  ports.failures.clear('code', codeSubject(user, purpose));

/** 10 codes of an authenticator or recovery codes per account and hour, counted before they are compared. */
export async function allowSecondFactorTry({ ports, clock }: Core, user: Counted): Promise<void> {
  const limits = { limit: 10, windowMs: hourMs, lockMs: hourMs };
  const count = await ports.failures.count({ scope: 'totp', subject: user.id, now: clock(), ...limits });
  if (count === undefined) throw new Refusal('NotAuthorizedException', 'Too many wrong codes, try again later.');
}

export const forgetSecondFactorTries = ({ ports }: Core, user: Counted) => ports.failures.clear('totp', user.id);

/** 10 tries an hour at setting an authenticator up; they are not counted against signing in. */
export const allowEnrolmentTry = (core: Core, user: Counted) =>
  allow(core, 'totp-set-up', user.id, { limit: 10, windowMs: hourMs });

const passwordTries = 5;
const passwordTriesOfAccount = 100;

export async function requireUnlocked({ ports, clock }: Core, user: Counted, caller: Caller): Promise<void> {
  if (await ports.failures.isLocked('password', atNetwork(user, caller), clock())) throw passwordAttemptsExceeded();
}

/** What a try at a password means if it turns out wrong. */
export type PasswordTry = { readonly locksNow: boolean; readonly exhaustsAccount: boolean };

/**
 * Counts a try at a password before it is checked, whatever door it comes through: five wrong ones per account and
 * network lock for 15 minutes, a hundred in a row per account ask for a new password. Refuses without counting
 * while locked: clients repeat a refused call by themselves.
 */
export async function countPasswordTry(core: Core, user: Counted, caller: Caller): Promise<PasswordTry> {
  const { failures } = core.ports;
  const now = core.clock();
  const count = await failures.count({
    ...{ scope: 'password', subject: atNetwork(user, caller), now },
    ...{ limit: passwordTries, windowMs: hourMs, lockMs: 15 * minuteMs },
  });
  if (count === undefined) throw passwordAttemptsExceeded();
  const inAll = await failures.count({
    ...{ scope: 'password-account', subject: user.id, now },
    ...{ limit: passwordTriesOfAccount, windowMs: 10_000 * dayMs, lockMs: 0 },
  });
  return { locksNow: count >= passwordTries, exhaustsAccount: (inAll ?? 0) >= passwordTriesOfAccount };
}

/** After a right password, or a new one. */
export async function forgetPasswordTries({ ports }: Core, user: Counted, caller: Caller): Promise<void> {
  await ports.failures.clear('password', atNetwork(user, caller));
  await ports.failures.clear('password-account', user.id);
}
