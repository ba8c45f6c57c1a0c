import type { Core } from '../core.ts';
import type { Caller } from '../ports.ts';
import { invalidParameter } from '../refusal.ts';
import { normaliseName, requireAccount } from '../user-pool/find-account.ts';
import { invalidSession, makeSessionId, saveChallenge, takeChallenge } from './challenge-state.ts';
import { signInWithPassword } from './password.ts';
import { startPasswordVerifier } from './password-verifier.ts';

const availableChallenges = ['PASSWORD', 'PASSWORD_SRP'];

/** Lets the person choose how to sign in. Everybody is offered the same, known or not. */
export async function startSelectChallenge(core: Core, username: string) {
  const { user, simulated } = await requireAccount(core, username);
  const id = makeSessionId(core);
  const state = { name: normaliseName(username) };
  await core.ports.transaction((stores) =>
    saveChallenge(core, stores, { id, kind: 'SELECT_CHALLENGE', userId: simulated ? null : user.id, state }),
  );
  return {
    ChallengeName: 'SELECT_CHALLENGE',
    ChallengeParameters: {},
    Session: id,
    AvailableChallenges: availableChallenges,
  };
}

export type Choice = {
  readonly session: string;
  readonly username: string;
  readonly answer: string;
  readonly password: string | undefined;
  readonly srpA: string | undefined;
};

async function requireSameName(core: Core, { session, username }: Choice): Promise<void> {
  const { userId, state } = await takeChallenge(core, session, 'SELECT_CHALLENGE');
  if (![userId, state.name].includes(normaliseName(username))) throw invalidSession();
}

/** Goes on with the chosen way. */
export async function answerSelectChallenge(core: Core, choice: Choice, caller: Caller) {
  const { answer, username, password, srpA } = choice;
  if (answer === 'PASSWORD' && password !== undefined) {
    await requireSameName(core, choice);
    return signInWithPassword(core, { username, password, deviceKey: undefined }, caller);
  }
  if (answer === 'PASSWORD_SRP' && srpA !== undefined) {
    await requireSameName(core, choice);
    return startPasswordVerifier(core, username, srpA, caller);
  }
  throw invalidParameter("Value at 'ChallengeResponses.ANSWER' is not an available challenge with what belongs to it.");
}
