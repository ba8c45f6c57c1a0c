import type { Core } from '../core.ts';
import type { Caller, Stores, UserRecord } from '../ports.ts';
import { normaliseName } from '../user-pool/find-account.ts';
import { invalidSession, makeSessionId, saveChallenge, takeChallenge } from './challenge-state.ts';
import { continueSignIn } from './continue-sign-in.ts';
import { beginProgress } from './progress.ts';

/** A session for somebody who has just signed up or confirmed: three minutes, one sign-in. */
export async function offerAutoSignIn(core: Core, stores: Stores, user: UserRecord): Promise<string> {
  const id = makeSessionId(core);
  await saveChallenge(core, stores, { id, kind: 'AUTO_SIGN_IN', userId: user.id, state: {} });
  return id;
}

/** Signs in with that session in place of a password. */
export async function signInAutomatically(core: Core, username: string, session: string, caller: Caller) {
  const { userId } = await takeChallenge(core, session, 'AUTO_SIGN_IN');
  const user = userId === null ? undefined : await core.ports.read.users.byId(userId);
  if (!user || ![user.id, user.email].includes(normaliseName(username))) throw invalidSession();
  return continueSignIn(core, beginProgress(user, undefined), caller);
}
