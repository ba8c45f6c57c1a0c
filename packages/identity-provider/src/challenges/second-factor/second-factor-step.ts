import type { Core } from '../../core.ts';
import { IdentityError } from '../../identity-error.ts';
import { type Channel, destinationOf } from '../../user-pool/accounts/channels.ts';
import { type FactorName, factorsOf, modeOf } from '../../user-pool/factors/factors.ts';
import type { FirstFactor, Progress } from '../progress.ts';
import { channelOf, describeSentCode } from '../sent-code.ts';
import type { Step } from '../step.ts';

const firstChannels: Partial<Record<FirstFactor, Channel>> = { email: 'mail', custom: 'mail', sms: 'text' };

/** Those switched on that can be used now, and are not what the sign-in began with. */
export const usableFactors = (core: Core, { user, firstFactor }: Progress): readonly FactorName[] =>
  factorsOf(user).filter((name) => {
    if (name === 'SOFTWARE_TOKEN_MFA') return true;
    const channel = channelOf(name);
    return channel !== firstChannels[firstFactor] && destinationOf(core, user, channel) !== undefined;
  });

function stepOf(core: Core, { user }: Progress, name: FactorName): Step {
  const parameters = { USER_ID_FOR_SRP: user.id };
  if (name === 'SOFTWARE_TOKEN_MFA')
    return { kind: name, parameters: { ...parameters, FRIENDLY_DEVICE_NAME: 'Authenticator' } };
  return {
    kind: name,
    parameters: { ...parameters, ...describeSentCode(core, user, name) },
    message: { stage: 'second', destination: destinationOf(core, user, channelOf(name)) },
  };
}

/** Lists are text on this wire. */
const selectionStep = ({ user }: Progress, names: readonly FactorName[]): Step => ({
  kind: 'SELECT_MFA_TYPE',
  parameters: { USER_ID_FOR_SRP: user.id, MFAS_CAN_CHOOSE: JSON.stringify(names) },
});

const unusable = () =>
  new IdentityError(
    'NotAuthorizedException',
    'Your two-factor method is no longer available. Contact your administrator.',
  );

/**
 * Asks for the second factor: the chosen one, the preferred one, the only one, or which. Undefined when none is
 * switched on. Rejects when one is, and it cannot be used: an account must not lose its second factor by losing its
 * telephone number.
 */
export function secondFactorStep(core: Core, progress: Progress): Step | undefined {
  const { user, chosenFactor } = progress;
  if (factorsOf(user).length === 0) return undefined;
  const usable = usableFactors(core, progress);
  const [first, ...others] = usable;
  if (first === undefined) throw unusable();
  const wanted =
    usable.find((name) => name === chosenFactor) ?? usable.find((name) => modeOf(user, name) === 'preferred');
  if (wanted !== undefined) return stepOf(core, progress, wanted);
  return others.length === 0 ? stepOf(core, progress, first) : selectionStep(progress, usable);
}
