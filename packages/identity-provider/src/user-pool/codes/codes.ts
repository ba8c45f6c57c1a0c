import type { Core } from '../../core.ts';
import { codeExpired, codeMismatch } from '../../identity-error.ts';
import type { CodePurpose, CodeRecord, Letter, Random, Stores, UserRecord } from '../../ports.ts';
import { isSameText } from '../../secrets.ts';
import { type Channel, maskPhone } from '../accounts/channels.ts';
import { maskEmail } from '../accounts/email-address.ts';
import { allowTryingCode } from '../limits.ts';

/** Decimal digits with leading zeros, drawn from 64 random bits: up to eight of them are as good as equally likely. */
export const randomDigits = (random: Random, count: number): string =>
  (Buffer.from(random(8)).readBigUInt64BE() % 10n ** BigInt(count)).toString().padStart(count, '0');

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
export const codeLifeMs: Readonly<Record<CodePurpose, number>> = {
  SIGN_UP: 24 * hourMs,
  RESET: hourMs,
  ATTRIBUTE: 24 * hourMs,
  PHONE: 24 * hourMs,
  STEP_UP: 3 * minuteMs,
};
const letterKinds = {
  SIGN_UP: 'sign_up_code',
  RESET: 'reset_code',
  ATTRIBUTE: 'attribute_code',
  PHONE: 'text_code',
  STEP_UP: 'step_up_code',
} as const satisfies Record<CodePurpose, Letter['kind']>;

const hmacOf = ({ secrets }: Core, userId: string, purpose: CodePurpose, code: string) =>
  secrets.codeHmac(`${userId}|${purpose}|${code}`);

type Issue = {
  readonly user: UserRecord;
  readonly purpose: CodePurpose;
  readonly destination: string;
  /** Defaults of the purpose. */
  readonly channel?: Channel;
};

const letterKindOf = ({ purpose, channel }: Issue) => (channel === 'text' ? 'text_code' : letterKinds[purpose]);

/**
 * Stores a new six-digit code in this transaction, in place of an earlier one, and sends it.
 * With `send: false` no one will ever learn the code: that is how an unknown account looks like a known one.
 */
export async function issueCode(core: Core, stores: Stores, issue: Issue, { send }: { send: boolean }): Promise<void> {
  const { user, purpose, destination } = issue;
  const code = randomDigits(core.random, 6);
  await stores.codes.put({
    userId: user.id,
    purpose,
    destination,
    codeHmac: hmacOf(core, user.id, purpose, code),
    expiresAt: core.clock() + codeLifeMs[purpose],
  });
  if (send) await stores.sendMail({ kind: letterKindOf(issue), to: destination, code });
}

export const isCodeOf = (core: Core, { userId, purpose, codeHmac }: CodeRecord, given: string): boolean =>
  isSameText(codeHmac, hmacOf(core, userId, purpose, given));

/** If user existence is not disclosed, a confirmed account must look like one that waits for its code. */
const missingCode = ({ config }: Core, purpose: CodePurpose) =>
  purpose === 'SIGN_UP' && config.userExistence === 'prevent' ? codeMismatch() : codeExpired();

/** It proves an address that the account no longer has. A code of another purpose states what it proves. */
const isLeftBehind = ({ email }: UserRecord, { purpose, destination }: CodeRecord) =>
  (purpose === 'SIGN_UP' || purpose === 'RESET') && destination !== email;

/** The stored code that `given` matches; counts the try first and rejects everything else. Spend it in a transaction. */
export async function requireMatchingCode(
  core: Core,
  user: UserRecord,
  purpose: CodePurpose,
  given: string,
): Promise<CodeRecord> {
  await allowTryingCode(core, user, purpose);
  const stored = await core.ports.read.codes.find(user.id, purpose);
  if (!stored) throw missingCode(core, purpose);
  if (!isCodeOf(core, stored, given)) throw codeMismatch();
  if (stored.expiresAt <= core.clock() || isLeftBehind(user, stored)) throw codeExpired();
  return stored;
}

/** Rejects (and rolls back) when the code was used in the meantime. */
export async function spendCode(stores: Stores, code: CodeRecord): Promise<void> {
  if (!(await stores.codes.spend(code))) throw codeExpired();
}

export const deliveryDetails = (destination: string) => ({
  AttributeName: 'email',
  DeliveryMedium: 'EMAIL',
  Destination: maskEmail(destination),
});

export const textDeliveryDetails = (phone: string) => ({
  AttributeName: 'phone_number',
  DeliveryMedium: 'SMS',
  Destination: maskPhone(phone),
});
