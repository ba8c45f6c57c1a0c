import type { Core } from '../core.ts';
import type { Stores, UserRecord } from '../ports.ts';
import { isSameText } from '../secrets.ts';
import { type Channel, describeDelivery, destinationOf } from '../user-pool/accounts/channels.ts';
import { randomDigits } from '../user-pool/codes/codes.ts';
import type { State } from './challenge-state.ts';

/** The steps that are answered with a code which was sent for them. */
export type SentCodeKind = 'CUSTOM_CHALLENGE' | 'EMAIL_OTP' | 'SMS_OTP' | 'SMS_MFA';

// As many digits as Cognito sends.
const forms = {
  CUSTOM_CHALLENGE: { channel: 'mail', digits: 6 },
  EMAIL_OTP: { channel: 'mail', digits: 8 },
  SMS_OTP: { channel: 'text', digits: 6 },
  SMS_MFA: { channel: 'text', digits: 6 },
} as const satisfies Record<SentCodeKind, { channel: Channel; digits: number }>;

export const channelOf = (kind: SentCodeKind): Channel => forms[kind].channel;

/**
 * The purpose of the code: in place of a password, as the custom challenge after one, or as the second factor. An
 * answer counts for its purpose, whatever its name is on the wire.
 */
export type Stage = 'first' | 'custom' | 'second';

type Bearings = { readonly user: UserRecord; readonly kind: SentCodeKind; readonly destination: string };

const hmacOf = ({ secrets }: Core, { user, kind, destination }: Bearings, code: string) =>
  secrets.codeHmac(`${user.id}|${kind}|${destination}|${code}`);

type Sending = {
  readonly kind: SentCodeKind;
  readonly stage: Stage;
  readonly user: UserRecord;
  /** Undefined where it cannot be sent, and the caller must not notice: nothing answers such a step. */
  readonly destination: string | undefined;
};

/** Sends a new code in this transaction; its data to keep goes into the state of the step. */
export async function sendCode(
  core: Core,
  stores: Stores,
  { kind, stage, user, destination }: Sending,
): Promise<State> {
  const { channel, digits } = forms[kind];
  if (destination === undefined) return { stage, code: '' };
  const code = randomDigits(core.random, digits);
  await stores.sendMail({ kind: channel === 'mail' ? 'sign_in_code' : 'text_code', to: destination, code });
  return { stage, code: hmacOf(core, { user, kind, destination }, code) };
}

/** A code that is on its way to an address or a number that the account no longer has is good for nothing. */
export function isSentCode(core: Core, { code = '' }: State, user: UserRecord, kind: SentCodeKind, given: string) {
  const destination = destinationOf(core, user, channelOf(kind)) ?? '';
  return isSameText(code, hmacOf(core, { user, kind, destination }, given.trim()));
}

/** The client's part of it. The question of a custom challenge is shown to the user unchanged. */
export function describeSentCode(core: Core, user: UserRecord, kind: SentCodeKind): Readonly<Record<string, string>> {
  const { channel, digits } = forms[kind];
  const delivery = describeDelivery(core, user, channel);
  if (kind !== 'CUSTOM_CHALLENGE') return delivery;
  const question = `Enter the ${digits}-digit code that was sent to ${delivery.CODE_DELIVERY_DESTINATION}.`;
  return { ...delivery, USERNAME: user.id, question };
}
