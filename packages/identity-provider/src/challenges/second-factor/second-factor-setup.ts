import type { Core } from '../../core.ts';
import { IdentityError } from '../../identity-error.ts';
import type { Caller } from '../../ports.ts';
import { makeAuthenticatorSecret, stepOfCode } from '../../user-pool/factors/authenticator.ts';
import { hasSecondFactor } from '../../user-pool/factors/factors.ts';
import { changeFactors, installAuthenticator } from '../../user-pool/factors/second-factor.ts';
import {
  countTry,
  invalidSession,
  makeSessionId,
  type State,
  saveChallenge,
  type Taken,
  takeChallenge,
} from '../challenge-state.ts';
import { continueSignIn } from '../continue-sign-in.ts';
import { resumeProgress } from '../progress.ts';

// MFA_SETUP in the course of a sign-in. The secret lives in the session until all of it is done: an account is not
// changed by someone who gives up half-way.

type Stage = 'offered' | 'associated' | 'verified';

async function takeStage(core: Core, session: string, stage: Stage): Promise<Taken> {
  const taken = await takeChallenge(core, session, 'MFA_SETUP');
  if (taken.state.stage !== stage) throw invalidSession();
  return taken;
}

async function openNextStage(core: Core, { userId, state }: Taken, next: State & { stage: Stage }): Promise<string> {
  const id = makeSessionId(core);
  await core.ports.transaction((stores) =>
    saveChallenge(core, stores, { id, kind: 'MFA_SETUP', userId, state: { ...state, ...next } }),
  );
  return id;
}

/** Hands a secret out; the session that comes with it proves it. */
export async function associateInSession(core: Core, session: string) {
  const taken = await takeStage(core, session, 'offered');
  const secret = makeAuthenticatorSecret(core);
  return { SecretCode: secret, Session: await openNextStage(core, taken, { stage: 'associated', secret }) };
}

export const wrongEnrolmentCode = () => new IdentityError('EnableSoftwareTokenMFAException', 'Code mismatch');

/** Proves that the app has the secret; a wrong code may be followed by a better one. */
export async function verifyInSession(core: Core, session: string, code: string) {
  const taken = await takeStage(core, session, 'associated');
  const step = stepOfCode(core, taken.state.secret ?? '', code);
  if (step === undefined) {
    await countTry(core, taken);
    throw wrongEnrolmentCode();
  }
  return { Status: 'SUCCESS', Session: await openNextStage(core, taken, { stage: 'verified', step: String(step) }) };
}

/** Makes the proven authenticator the account's own and continues with the sign-in. */
export async function answerSetUp(core: Core, session: string, username: string, caller: Caller): Promise<object> {
  const taken = await takeStage(core, session, 'verified');
  const progress = await resumeProgress(core, taken, { username, namedDevice: undefined });
  const { secret = '', step } = taken.state;
  await core.ports.transaction(async (stores) => {
    const user = await stores.users.byId(progress.user.id);
    if (!user || hasSecondFactor(user)) throw invalidSession();
    await installAuthenticator(core, stores, user.id, { secret, step: Number(step) });
    await changeFactors(core, stores, user.id, {
      changes: { SOFTWARE_TOKEN_MFA: 'preferred' },
      address: caller.address,
    });
  });
  return continueSignIn(core, { ...progress, hasSecondFactor: true }, caller);
}
