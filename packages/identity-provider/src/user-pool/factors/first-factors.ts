import type { Core } from '../../core.ts';
import type { UserRecord } from '../../ports.ts';
import { type Channel, destinationOf } from '../accounts/channels.ts';
import type { Account } from '../accounts/find-account.ts';

/** The ways to begin a sign-in that someone may choose from, as the protocol names them. */
export const firstFactorNames = ['PASSWORD', 'PASSWORD_SRP', 'EMAIL_OTP', 'SMS_OTP', 'WEB_AUTHN'] as const;
export type FirstFactorName = (typeof firstFactorNames)[number];

// One mailbox or one telephone must not be both factors.
const isSecondFactor = ({ emailFactor, smsFactor }: UserRecord, channel: Channel) =>
  (channel === 'mail' ? emailFactor : smsFactor) !== 'off';

/** The destination of a code in place of a password; undefined if this account cannot begin with one. */
export const signInDestination = (core: Core, { user, simulated }: Account, channel: Channel): string | undefined =>
  simulated || isSecondFactor(user, channel) ? undefined : destinationOf(core, user, channel);

/** First factors that this account can really begin with. */
export async function firstFactorsOf(core: Core, user: UserRecord): Promise<readonly FirstFactorName[]> {
  const account = { user, simulated: false };
  const passkeys = await core.ports.read.passkeys.listOf(user.id);
  const can: Readonly<Record<FirstFactorName, boolean>> = {
    PASSWORD: true,
    PASSWORD_SRP: true,
    WEB_AUTHN: passkeys.length > 0,
    EMAIL_OTP: signInDestination(core, account, 'mail') !== undefined,
    SMS_OTP: signInDestination(core, account, 'text') !== undefined,
  };
  return firstFactorNames.filter((name) => can[name]);
}

/** The offered factors. If user existence is not disclosed, everyone is offered all methods of the pool. */
export async function offeredFirstFactors(core: Core, { user }: Account): Promise<readonly FirstFactorName[]> {
  if (core.config.userExistence === 'legacy') return firstFactorsOf(core, user);
  return firstFactorNames.filter((name) => name !== 'SMS_OTP' || core.config.sendsTexts);
}
