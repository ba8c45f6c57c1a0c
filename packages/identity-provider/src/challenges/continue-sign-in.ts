import type { Core } from '../core.ts';
import type { AccountPolicy, Caller, ChallengeKind, DeviceRecord, FamilyRecord, Stores } from '../ports.ts';
import type { Refusal } from '../refusal.ts';
import { issueTokens } from '../tokens/issue-tokens.ts';
import { startSession } from '../tokens/start-session.ts';
import { groupKeyOf } from '../user-pool/devices.ts';
import { findObstacle, refreshProgress } from './admission.ts';
import { makeSessionId, type State, saveChallenge } from './challenge-state.ts';
import { type Progress, toState } from './progress.ts';

type Step = {
  readonly kind: Exclude<ChallengeKind, 'PASSWORD_VERIFIER' | 'SELECT_CHALLENGE' | 'AUTO_SIGN_IN'>;
  readonly parameters: Readonly<Record<string, string>>;
  readonly state?: State;
};

/** Every value is text on this wire, lists and maps too. */
const newPasswordStep = ({ user }: Progress): Step => ({
  kind: 'NEW_PASSWORD_REQUIRED',
  parameters: {
    USER_ID_FOR_SRP: user.id,
    requiredAttributes: '[]',
    userAttributes: JSON.stringify({ ...user.attributes, email: user.email }),
  },
});

const codeStep = ({ user }: Progress): Step => ({
  kind: 'SOFTWARE_TOKEN_MFA',
  parameters: { USER_ID_FOR_SRP: user.id, FRIENDLY_DEVICE_NAME: 'Authenticator' },
});

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

type Devices = { readonly named: DeviceRecord | undefined; readonly proven: DeviceRecord | undefined };

async function findDevices(stores: Stores, { user, namedDevice, provenDevice }: Progress): Promise<Devices> {
  const find = (key: string | null) => (key === null ? undefined : stores.devices.find(user.id, key));
  return { named: await find(namedDevice), proven: await find(provenDevice) };
}

/** The one ordered list of what follows a proven first factor; undefined when nothing is left to be asked. */
function nextStep(progress: Progress, { named, proven }: Devices, policy: AccountPolicy): Step | undefined {
  const { user, hasSecondFactor } = progress;
  if (user.status === 'FORCE_CHANGE_PASSWORD') return newPasswordStep(progress);
  if (!proven && named?.remembered) return deviceStep(named);
  if (!hasSecondFactor && !proven?.remembered) {
    if (user.secondFactor !== 'off') return codeStep(progress);
    if (policy.requiresSecondFactor) return setUpStep(progress);
  }
  return !proven && named ? deviceStep(named) : undefined;
}

async function ask(core: Core, stores: Stores, progress: Progress, { kind, parameters, state }: Step) {
  const id = makeSessionId(core);
  const kept = { ...toState(progress), ...state };
  await saveChallenge(core, stores, { id, kind, userId: progress.user.id, state: kept });
  return { ChallengeName: kind, ChallengeParameters: parameters, Session: id };
}

/** A device that was not seen before is told its name, so that it can be known the next time. */
const newDeviceOf = (core: Core, { userId, deviceKey }: FamilyRecord, { proven }: Devices) =>
  deviceKey !== null && !proven
    ? { NewDeviceMetadata: { DeviceKey: deviceKey, DeviceGroupKey: groupKeyOf(core, userId) } }
    : {};

type Decision =
  | { readonly refusal: Refusal }
  | { readonly reply: object }
  | { readonly admitted: Awaited<ReturnType<typeof startSession>> & { progress: Progress; devices: Devices } };

async function decide(core: Core, stores: Stores, known: Progress, policy: AccountPolicy, caller: Caller) {
  const progress = await refreshProgress(stores, known);
  const refusal = await findObstacle(core, stores, progress, policy);
  if (refusal) return { refusal };
  const devices = policy.tracksDevices ? await findDevices(stores, progress) : { named: undefined, proven: undefined };
  const step = nextStep(progress, devices, policy);
  if (step) return { reply: await ask(core, stores, progress, step) };
  const { user } = progress;
  const session = await startSession(core, stores, {
    ...{ user, caller, device: devices.proven, isTracked: policy.tracksDevices },
  });
  return { admitted: { ...session, progress, devices } };
}

/** The one way to tokens: asks for what is still missing, else opens the session. */
export async function continueSignIn(core: Core, progress: Progress, caller: Caller): Promise<object> {
  const policy = await core.policyOf(progress.user.id);
  const decision: Decision = await core.ports.transaction((stores) => decide(core, stores, progress, policy, caller));
  if ('refusal' in decision) throw decision.refusal;
  if ('reply' in decision) return decision.reply;
  const { family, refreshToken, progress: present, devices } = decision.admitted;
  const tokens = await issueTokens(core, present.user, family);
  return {
    ChallengeParameters: {},
    AuthenticationResult: { ...tokens, RefreshToken: refreshToken, ...newDeviceOf(core, family, devices) },
  };
}
