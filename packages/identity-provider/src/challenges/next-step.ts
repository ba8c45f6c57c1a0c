import type { Core } from '../core.ts';
import { IdentityError } from '../identity-error.ts';
import type { AccountPolicy, DeviceRecord } from '../ports.ts';
import { destinationOf } from '../user-pool/accounts/channels.ts';
import { hasSecondFactor } from '../user-pool/factors/factors.ts';
import type { Progress } from './progress.ts';
import { secondFactorStep } from './second-factor/second-factor-step.ts';
import { describeSentCode } from './sent-code.ts';
import type { Step } from './step.ts';

/** Every value is text on this wire, lists and maps too. */
const newPasswordStep = ({ user }: Progress): Step => ({
  kind: 'NEW_PASSWORD_REQUIRED',
  parameters: {
    USER_ID_FOR_SRP: user.id,
    requiredAttributes: '[]',
    userAttributes: JSON.stringify({ ...user.attributes, email: user.email }),
  },
});

function customStep(core: Core, { user }: Progress): Step {
  const destination = destinationOf(core, user, 'mail');
  if (destination === undefined)
    throw new IdentityError('NotAuthorizedException', 'There is no verified address to send a code to.');
  return {
    kind: 'CUSTOM_CHALLENGE',
    parameters: { USER_ID_FOR_SRP: user.id, ...describeSentCode(core, user, 'CUSTOM_CHALLENGE') },
    message: { stage: 'custom', destination },
  };
}

const setUpStep = ({ user }: Progress): Step => ({
  kind: 'MFA_SETUP',
  parameters: { USER_ID_FOR_SRP: user.id, MFAS_CAN_SETUP: '["SOFTWARE_TOKEN_MFA"]' },
  state: { stage: 'offered' },
});

// Without a user name: the client looks its secret up under the name that it signed in with.
const deviceStep = ({ key }: DeviceRecord): Step => ({
  kind: 'DEVICE_SRP_AUTH',
  parameters: {},
  state: { deviceKey: key },
});

/** The devices that this sign-in is about. */
export type Devices = { readonly named: DeviceRecord | undefined; readonly proven: DeviceRecord | undefined };

/**
 * The ordered list of steps after a proven first factor; undefined if none is left. A remembered device replaces the
 * second factor, never the custom challenge.
 */
export function nextStep(
  core: Core,
  progress: Progress,
  { named, proven }: Devices,
  { requiresSecondFactor }: AccountPolicy,
): Step | undefined {
  if (progress.user.status === 'FORCE_CHANGE_PASSWORD') return newPasswordStep(progress);
  if (progress.awaitsCustom) return customStep(core, progress);
  if (!proven && named?.remembered) return deviceStep(named);
  if (!progress.hasSecondFactor) {
    // A device replaces an existing factor, not one that is still to be set up.
    const step = hasSecondFactor(progress.user)
      ? !proven?.remembered && secondFactorStep(core, progress)
      : requiresSecondFactor && setUpStep(progress);
    if (step) return step;
  }
  return !proven && named ? deviceStep(named) : undefined;
}
