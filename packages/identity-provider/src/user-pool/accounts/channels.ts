import type { Core } from '../../core.ts';
import type { UserRecord } from '../../ports.ts';
import { maskEmail } from './email-address.ts';

/** How a code of a sign-in travels. */
export type Channel = 'mail' | 'text';

/** The verified address or number that codes of a sign-in may go to; undefined when there is none. */
export function destinationOf({ config }: Core, user: UserRecord, channel: Channel): string | undefined {
  if (channel === 'mail') return user.emailVerified ? user.email : undefined;
  return config.sendsTexts && user.phoneVerified ? user.attributes.phone_number : undefined;
}

const shownDigits = 4;

/** A masked form for strangers: `+*******1234`, whatever the length of the number. */
export const maskPhone = (phone: string) => `+*******${phone.slice(-shownDigits)}`;

const inventedDigits = ({ secrets }: Core, { id }: UserRecord) =>
  (secrets.simulate(`phone|${id}`, 4).readUInt32BE() % 10_000).toString().padStart(shownDigits, '0');

/**
 * The masked destination of the code; an invented number, always the same, for accounts without one that must not be
 * distinguishable.
 */
export const describeDelivery = (core: Core, user: UserRecord, channel: Channel) =>
  channel === 'mail'
    ? { CODE_DELIVERY_DELIVERY_MEDIUM: 'EMAIL', CODE_DELIVERY_DESTINATION: maskEmail(user.email) }
    : {
        CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS',
        CODE_DELIVERY_DESTINATION: maskPhone(destinationOf(core, user, 'text') ?? inventedDigits(core, user)),
      };
