import type { Core } from '../../core.ts';
import { invalidParameter } from '../../identity-error.ts';
import type { Caller } from '../../ports.ts';
import { keepingWhenLimited, returnChallenge, takeChallenge } from '../challenge-state.ts';
import { continueSignIn } from '../continue-sign-in.ts';
import { resumeProgress } from '../progress.ts';
import { usableFactors } from './second-factor-step.ts';

export type FactorChoice = {
  readonly session: string;
  readonly username: string;
  readonly answer: string;
  readonly deviceKey: string | undefined;
};

/** SELECT_MFA_TYPE: which of several second factors to use. One that was not offered may be followed by another. */
export async function answerSelectMfaType(core: Core, choice: FactorChoice, caller: Caller): Promise<object> {
  const { session, username, answer, deviceKey } = choice;
  const taken = await takeChallenge(core, session, 'SELECT_MFA_TYPE');
  const progress = await resumeProgress(core, taken, { username, namedDevice: deviceKey });
  const chosenFactor = usableFactors(core, progress).find((name) => name === answer);
  if (chosenFactor === undefined) {
    await returnChallenge(core, taken);
    throw invalidParameter("Value at 'ChallengeResponses.ANSWER' is not one of the second factors to choose from.");
  }
  return keepingWhenLimited(core, taken, () => continueSignIn(core, { ...progress, chosenFactor }, caller));
}
