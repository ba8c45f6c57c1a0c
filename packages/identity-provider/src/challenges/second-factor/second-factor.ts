import type { Core } from '../../core.ts';
import { codeMismatch } from '../../identity-error.ts';
import type { Caller } from '../../ports.ts';
import { provesSecondFactor } from '../../user-pool/factors/second-factor.ts';
import { countTry, takeChallenge } from '../challenge-state.ts';
import { continueSignIn } from '../continue-sign-in.ts';
import { resumeProgress } from '../progress.ts';

export type CodeAnswer = {
  readonly session: string;
  readonly username: string;
  readonly code: string;
  readonly deviceKey: string | undefined;
};

/** SOFTWARE_TOKEN_MFA: a code of the authenticator app, or a recovery code; three tries for one session. */
export async function answerSecondFactor(core: Core, answer: CodeAnswer, caller: Caller): Promise<object> {
  const taken = await takeChallenge(core, answer.session, 'SOFTWARE_TOKEN_MFA');
  const { username, code, deviceKey } = answer;
  const progress = await resumeProgress(core, taken, { username, namedDevice: deviceKey });
  if (!(await provesSecondFactor(core, progress.user, code, caller.address))) {
    await countTry(core, taken);
    throw codeMismatch();
  }
  return continueSignIn(core, { ...progress, hasSecondFactor: true }, caller);
}
