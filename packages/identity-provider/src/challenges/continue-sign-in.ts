import type { Core } from '../core.ts';
import type { IdentityError } from '../identity-error.ts';
import type { AccountPolicy, Caller, FamilyRecord, Stores, UserRecord } from '../ports.ts';
import { issueTokens } from '../tokens/issue-tokens.ts';
import { startSession } from '../tokens/start-session.ts';
import { groupKeyOf } from '../user-pool/factors/devices.ts';
import { allowSendingSecondFactor } from '../user-pool/limits.ts';
import { findIssue, refreshProgress } from './admission.ts';
import { makeSessionId, saveChallenge } from './challenge-state.ts';
import { type Devices, nextStep } from './next-step.ts';
import { type Progress, toState } from './progress.ts';
import { sendCode } from './sent-code.ts';
import type { Step } from './step.ts';

async function findDevices(stores: Stores, { user, namedDevice, provenDevice }: Progress): Promise<Devices> {
  const find = (key: string | null) => (key === null ? undefined : stores.devices.find(user.id, key));
  return { named: await find(namedDevice), proven: await find(provenDevice) };
}

async function ask(core: Core, stores: Stores, progress: Progress, step: Step) {
  const id = makeSessionId(core);
  const { user } = progress;
  const { kind, parameters, state } = step;
  const sent = step.message && (await sendCode(core, stores, { kind: step.kind, user, ...step.message }));
  const kept = { ...toState(progress), ...state, ...sent };
  await saveChallenge(core, stores, { id, kind, userId: user.id, state: kept });
  return { ChallengeName: kind, ChallengeParameters: parameters, Session: id };
}

/** A device that was not seen before is given its name, so that it can be recognized the next time. */
const newDeviceOf = (core: Core, { userId, deviceKey }: FamilyRecord, { proven }: Devices) =>
  deviceKey !== null && !proven
    ? { NewDeviceMetadata: { DeviceKey: deviceKey, DeviceGroupKey: groupKeyOf(core, userId) } }
    : {};

type Decision =
  | { readonly rejection: IdentityError }
  | { readonly reply: object }
  | { readonly admitted: Awaited<ReturnType<typeof startSession>> & { progress: Progress; devices: Devices } };

/** Nothing was done: a code has to be sent, and that was not counted yet. */
type Postponed = { readonly sendsTo: UserRecord };

type Situation = { readonly policy: AccountPolicy; readonly caller: Caller; readonly maySend: boolean };

async function decide(
  core: Core,
  stores: Stores,
  known: Progress,
  situation: Situation,
): Promise<Decision | Postponed> {
  const { policy, caller, maySend } = situation;
  const progress = await refreshProgress(stores, known);
  const { user } = progress;
  const rejection = findIssue(core, progress, policy);
  if (rejection) return { rejection };
  const devices = policy.tracksDevices ? await findDevices(stores, progress) : { named: undefined, proven: undefined };
  const step = nextStep(core, progress, devices, policy);
  if (step?.message && !maySend) return { sendsTo: user };
  if (step) return { reply: await ask(core, stores, progress, step) };
  const session = await startSession(core, stores, {
    user,
    caller,
    device: devices.proven,
    isTracked: policy.tracksDevices,
  });
  return { admitted: { ...session, progress, devices } };
}

/** Limits count in their own transactions, so the decision to send a code is checked again afterwards. */
async function decideAndCount(core: Core, progress: Progress, situation: Situation): Promise<Decision> {
  const decision = await core.ports.transaction((stores) => decide(core, stores, progress, situation));
  if (!('sendsTo' in decision)) return decision;
  await allowSendingSecondFactor(core, decision.sendsTo);
  return decideAndCount(core, progress, { ...situation, maySend: true });
}

/** The only path to tokens: requests missing steps, else opens the session. */
export async function continueSignIn(core: Core, progress: Progress, caller: Caller): Promise<object> {
  const policy = await core.policyOf(progress.user.id);
  const decision = await decideAndCount(core, progress, { policy, caller, maySend: false });
  if ('rejection' in decision) throw decision.rejection;
  if ('reply' in decision) return decision.reply;
  const { family, refreshToken, progress: present, devices } = decision.admitted;
  const tokens = await issueTokens(core, present.user, family);
  return {
    ChallengeParameters: {},
    AuthenticationResult: { ...tokens, RefreshToken: refreshToken, ...newDeviceOf(core, family, devices) },
  };
}
