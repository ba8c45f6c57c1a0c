import {
  confirmSignIn,
  fetchMFAPreference,
  setUpTOTP,
  signOut,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { Secret, TOTP } from 'otpauth';
import { type AmplifyFlow, flow, type Turn } from '../flow.ts';
import { expectStep, expectThat, NotAsExpected } from '../not-as-expected.ts';
import type { Account } from '../pool.ts';
import { addSignedIn, signInPlainly } from './signed-in.ts';

const totpStepMs = 30_000;
const authenticatorWith = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) });

async function enrol({ time }: Pick<Turn, 'time'>): Promise<TOTP> {
  const { sharedSecret } = await time(() => setUpTOTP());
  const authenticator = authenticatorWith(sharedSecret);
  // The code of the step before: the present one is for the sign-in that follows, and may count only once.
  const code = authenticator.generate({ timestamp: Date.now() - totpStepMs });
  await time(() => verifyTOTPSetup({ code }));
  return authenticator;
}

const untimed: Pick<Turn, 'time'> = { time: (work) => work() };

async function answer({ time }: Turn, challengeResponse: string): Promise<void> {
  const { nextStep } = await time(() => confirmSignIn({ challengeResponse }));
  expectStep(nextStep, 'DONE');
}

type SentCode = {
  readonly preference: 'email' | 'sms';
  readonly step: string;
  readonly readCode: (turn: Turn, account: Account) => Promise<string>;
};

/** A password, then a code that is sent. */
function codeAfterPassword(name: string, { preference, step, readCode }: SentCode): AmplifyFlow {
  return flow(name, async (turn) => {
    const account = await addSignedIn(turn.pool);
    await updateMFAPreference({ [preference]: 'PREFERRED' });
    await signOut();
    const { nextStep } = await turn.time(() => signInPlainly(account.email));
    expectStep(nextStep, step);
    await answer(turn, await readCode(turn, account));
  });
}

/** The pool requires a second factor, and Amplify sets one up during the sign-in. */
async function setUpOnTheWay(turn: Turn): Promise<void> {
  const { email } = await turn.pool.addAccount();
  const { nextStep } = await turn.time(() => signInPlainly(email));
  if (nextStep.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP')
    throw new NotAsExpected(`next step ${nextStep.signInStep}`);
  await answer(turn, authenticatorWith(nextStep.totpSetupDetails.sharedSecret).generate());
}

export const secondFactorFlows: readonly AmplifyFlow[] = [
  flow('set up an authenticator app', async ({ pool, time }) => {
    await addSignedIn(pool);
    await enrol({ time });
    await time(() => updateMFAPreference({ totp: 'PREFERRED' }));
    const { preferred } = await fetchMFAPreference();
    expectThat(preferred === 'TOTP', `preferred is ${preferred}`);
  }),
  flow('second factor: code of an authenticator app', async (turn) => {
    const { email } = await addSignedIn(turn.pool);
    const authenticator = await enrol(untimed);
    await updateMFAPreference({ totp: 'PREFERRED' });
    await signOut();
    const { nextStep } = await turn.time(() => signInPlainly(email));
    expectStep(nextStep, 'CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    await answer(turn, authenticator.generate());
  }),
  flow('second factor: a choice among several', async (turn) => {
    const { email } = await addSignedIn(turn.pool);
    const authenticator = await enrol(untimed);
    await updateMFAPreference({ totp: 'ENABLED', sms: 'ENABLED' });
    await signOut();
    const { nextStep } = await turn.time(() => signInPlainly(email));
    expectStep(nextStep, 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION');
    const chosen = await turn.time(() => confirmSignIn({ challengeResponse: 'TOTP' }));
    expectStep(chosen.nextStep, 'CONFIRM_SIGN_IN_WITH_TOTP_CODE');
    await answer(turn, authenticator.generate());
  }),
  codeAfterPassword('second factor: code by mail', {
    preference: 'email',
    step: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
    readCode: ({ pool }, { email }) => pool.readMailedCode(email),
  }),
  codeAfterPassword('second factor: code by text message', {
    preference: 'sms',
    step: 'CONFIRM_SIGN_IN_WITH_SMS_CODE',
    readCode: ({ pool }, { phone }) => pool.readTextCode(phone),
  }),
  flow('second factor set up on the way in, where it is required', async (turn) => {
    await turn.pool.requireSecondFactor(true);
    try {
      await setUpOnTheWay(turn);
    } finally {
      await turn.pool.requireSecondFactor(false);
    }
  }),
];
