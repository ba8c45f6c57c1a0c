import type { Core } from '../../core.ts';
import { deviceNotFound, incorrectCredentials } from '../../identity-error.ts';
import type { Caller, DeviceRecord } from '../../ports.ts';
import { deviceIdentity, openDeviceVerifier } from '../../user-pool/factors/devices.ts';
import { makeSessionId, saveChallenge, type Taken, takeChallenge } from '../challenge-state.ts';
import { continueSignIn } from '../continue-sign-in.ts';
import { isProofOf, type Proof, readExchange, toInteger } from '../exchange.ts';
import { type Progress, resumeProgress, toState } from '../progress.ts';

type Named = { readonly username: string; readonly deviceKey: string };

async function resumeDevice(core: Core, taken: Taken, { username, deviceKey }: Named) {
  const progress = await resumeProgress(core, taken, { username, namedDevice: deviceKey });
  const device = await core.ports.read.devices.find(progress.user.id, deviceKey);
  if (!device || taken.state.deviceKey !== deviceKey) throw deviceNotFound();
  return { progress, device };
}

async function keep(core: Core, progress: Progress, { key }: DeviceRecord, exchange: Readonly<Record<string, string>>) {
  const secretBlock = makeSessionId(core);
  const state = { ...toState(progress), ...exchange, deviceKey: key };
  await core.ports.transaction((stores) =>
    saveChallenge(core, stores, {
      id: secretBlock,
      kind: 'DEVICE_PASSWORD_VERIFIER',
      userId: progress.user.id,
      state,
    }),
  );
  return secretBlock;
}

export type DeviceStart = Named & { readonly session: string; readonly srpA: string };

/** DEVICE_SRP_AUTH: begins the exchange in which a device proves the secret it made when it was confirmed. */
export async function startDeviceVerifier(core: Core, { session, srpA, ...named }: DeviceStart) {
  const exchange = readExchange(core, srpA);
  const taken = await takeChallenge(core, session, 'DEVICE_SRP_AUTH');
  const { progress, device } = await resumeDevice(core, taken, named);
  const half = exchange(openDeviceVerifier(core, device));
  return {
    ChallengeName: 'DEVICE_PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: toInteger(device.salt),
      SRP_B: half.B,
      SECRET_BLOCK: await keep(core, progress, device, half),
      USERNAME: progress.user.id,
      DEVICE_KEY: device.key,
    },
  };
}

/** DEVICE_PASSWORD_VERIFIER: checks that proof. */
export async function answerDeviceVerifier(core: Core, proof: Proof & Named, caller: Caller): Promise<object> {
  const taken = await takeChallenge(core, proof.secretBlock, 'DEVICE_PASSWORD_VERIFIER');
  const { progress, device } = await resumeDevice(core, taken, proof);
  if (!isProofOf(taken.state, openDeviceVerifier(core, device), deviceIdentity(device), proof))
    throw incorrectCredentials();
  return continueSignIn(core, { ...progress, provenDevice: device.key }, caller);
}
