import type { Core } from '../../core.ts';
import type { Caller, Stores, UserRecord } from '../../ports.ts';
import { makeSessionId, saveChallenge, takeChallenge } from '../challenge-state.ts';
import { continueSignIn } from '../continue-sign-in.ts';
import { beginProgress, resumeProgress, toState } from '../progress.ts';

/** A session for someone who has just signed up or confirmed: three minutes, one sign-in. */
export async function offerAutoSignIn(core: Core, stores: Stores, user: UserRecord): Promise<string> {
  const id = makeSessionId(core);
  const state = toState(beginProgress(user, undefined));
  await saveChallenge(core, stores, { id, kind: 'AUTO_SIGN_IN', userId: user.id, state });
  return id;
}

/** Signs in with that session in place of a password. */
export async function signInAutomatically(core: Core, username: string, session: string, caller: Caller) {
  const taken = await takeChallenge(core, session, 'AUTO_SIGN_IN');
  return continueSignIn(core, await resumeProgress(core, taken, { username, namedDevice: undefined }), caller);
}
