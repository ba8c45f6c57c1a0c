import type { Core } from '../core.ts';
import { codeMismatch, incorrectCredentials } from '../identity-error.ts';
import type { Caller, UserRecord } from '../ports.ts';
import { requireAccount } from '../user-pool/accounts/find-account.ts';
import { hasSecondFactor } from '../user-pool/factors/factors.ts';
import { provesRecoveryCode } from '../user-pool/factors/second-factor.ts';
import { type AnswerScope, allowAnswer, forgetAnswers } from '../user-pool/limits.ts';
import {
  countTry,
  countTryAndRename,
  invalidSession,
  keepingWhenLimited,
  type Taken,
  takeChallenge,
} from './challenge-state.ts';
import { continueSignIn } from './continue-sign-in.ts';
import { type Progress, resumeProgress } from './progress.ts';
import { describeSentCode, isSentCode, type SentCodeKind, type Stage } from './sent-code.ts';

export type SentCodeAnswer = {
  readonly session: string;
  readonly username: string;
  readonly code: string;
  readonly deviceKey: string | undefined;
};

/** The user who answers; `progress` is undefined for a simulated user, who never gets any further. */
type Answerer = { readonly user: UserRecord; readonly progress: Progress | undefined };

async function findAnswerer(core: Core, taken: Taken, { username, deviceKey }: SentCodeAnswer): Promise<Answerer> {
  if (taken.userId !== null) {
    const progress = await resumeProgress(core, taken, { username, namedDevice: deviceKey });
    return { user: progress.user, progress };
  }
  const { user } = await requireAccount(core, username);
  // By either name, as someone who is there.
  if (user.id !== taken.state.subject) throw invalidSession();
  return { user, progress: undefined };
}

const stageOf = ({ state }: Taken): Stage =>
  state.stage === 'custom' || state.stage === 'second' ? state.stage : 'first';

const scopes: Readonly<Record<Stage, AnswerScope>> = { first: 'otp', custom: 'otp-mfa', second: 'otp-mfa' };

/** The state of the sign-in after this answer. */
const gains: Readonly<Record<Stage, Partial<Progress>>> = {
  first: {},
  custom: { awaitsCustom: false },
  second: { hasSecondFactor: true },
};

const isRecoveryCode = (stage: Stage, given: string) => stage === 'second' && /[a-z]/i.test(given);

type Attempt = { readonly kind: SentCodeKind; readonly taken: Taken; readonly code: string; readonly caller: Caller };

async function isRight(core: Core, { kind, taken, code, caller }: Attempt, { user, progress }: Answerer) {
  const stage = stageOf(taken);
  await allowAnswer(core, scopes[stage], user);
  const proven = isRecoveryCode(stage, code)
    ? await provesRecoveryCode(core, user.id, code, caller.address)
    : isSentCode(core, taken.state, user, kind, code);
  // The custom answer is counted with the second factor after it: one right answer must not buy more tries at the other.
  const isHalfWay = stage === 'custom' && progress !== undefined && hasSecondFactor(progress.user);
  if (proven && !isHalfWay) await forgetAnswers(core, scopes[stage], user);
  return proven;
}

async function recordWrongCode(core: Core, { taken, caller }: Attempt): Promise<void> {
  const kind = stageOf(taken) === 'second' ? 'mfa_failed' : 'sign_in_failed';
  const occasion = { userId: taken.userId, address: caller.address, at: core.clock() };
  await core.ports.transaction((stores) => stores.log({ kind, ...occasion }));
}

/**
 * A custom challenge is repeated under a new session; the session of any other code accepts the next attempt itself.
 */
async function askAgain(core: Core, { kind, taken }: Attempt): Promise<object> {
  if (kind !== 'CUSTOM_CHALLENGE') {
    await countTry(core, taken);
    throw codeMismatch();
  }
  const Session = await countTryAndRename(core, taken);
  if (Session === undefined) throw incorrectCredentials();
  const { user } = await requireAccount(core, taken.userId ?? taken.state.name ?? '');
  return { ChallengeName: kind, ChallengeParameters: describeSentCode(core, user, kind), Session };
}

/** CUSTOM_CHALLENGE, EMAIL_OTP, SMS_OTP, SMS_MFA: the code that was sent for this step; three tries for one code. */
export async function answerSentCode(
  core: Core,
  kind: SentCodeKind,
  answer: SentCodeAnswer,
  caller: Caller,
): Promise<object> {
  const taken = await takeChallenge(core, answer.session, kind);
  const attempt = { kind, taken, code: answer.code, caller };
  const answerer = await findAnswerer(core, taken, answer);
  const { progress } = answerer;
  if (!(await isRight(core, attempt, answerer)) || !progress) {
    await recordWrongCode(core, attempt);
    return askAgain(core, attempt);
  }
  return keepingWhenLimited(core, taken, () => continueSignIn(core, { ...progress, ...gains[stageOf(taken)] }, caller));
}
