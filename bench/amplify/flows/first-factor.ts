import { confirmSignIn, signIn } from 'aws-amplify/auth';
import { password } from '../../pool-client.ts';
import { type AmplifyFlow, flow, type Turn } from '../flow.ts';
import { expectStep } from '../not-as-expected.ts';
import type { Account } from '../pool.ts';
import { prefer } from './signed-in.ts';

type ReadCode = (turn: Turn, account: Account) => Promise<string>;

const readMail: ReadCode = ({ pool }, { email }) => pool.readMailedCode(email);
const readText: ReadCode = ({ pool }, { phone }) => pool.readTextCode(phone);

async function answer({ time }: Turn, challengeResponse: string): Promise<void> {
  const { nextStep } = await time(() => confirmSignIn({ challengeResponse }));
  expectStep(nextStep, 'DONE');
}

type SentCode = { readonly challenge: 'EMAIL_OTP' | 'SMS_OTP'; readonly step: string; readonly readCode: ReadCode };

function codeInPlaceOfPassword(name: string, { challenge, step, readCode }: SentCode): AmplifyFlow {
  return flow(name, async (turn) => {
    const account = await turn.pool.addAccount();
    const { nextStep } = await turn.time(() => prefer(account.email, challenge));
    expectStep(nextStep, step);
    await answer(turn, await readCode(turn, account));
  });
}

function customChallenge(name: string, authFlowType: 'CUSTOM_WITHOUT_SRP' | 'CUSTOM_WITH_SRP'): AmplifyFlow {
  return flow(name, async (turn) => {
    const account = await turn.pool.addAccount();
    const given = authFlowType === 'CUSTOM_WITH_SRP' ? { password } : {};
    const begun = await turn.time(() => signIn({ username: account.email, ...given, options: { authFlowType } }));
    expectStep(begun.nextStep, 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE');
    await answer(turn, await readMail(turn, account));
  });
}

export const firstFactorFlows: readonly AmplifyFlow[] = [
  flow('choose the first factor, a password (USER_AUTH)', async (turn) => {
    const { email } = await turn.pool.addAccount();
    const begun = await turn.time(() => signIn({ username: email, options: { authFlowType: 'USER_AUTH' } }));
    expectStep(begun.nextStep, 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION');
    const chosen = await turn.time(() => confirmSignIn({ challengeResponse: 'PASSWORD' }));
    expectStep(chosen.nextStep, 'CONFIRM_SIGN_IN_WITH_PASSWORD');
    await answer(turn, password);
  }),
  codeInPlaceOfPassword('code by mail in place of a password', {
    challenge: 'EMAIL_OTP',
    step: 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE',
    readCode: readMail,
  }),
  codeInPlaceOfPassword('code by text message in place of a password', {
    challenge: 'SMS_OTP',
    step: 'CONFIRM_SIGN_IN_WITH_SMS_CODE',
    readCode: readText,
  }),
  customChallenge('custom challenge alone', 'CUSTOM_WITHOUT_SRP'),
  customChallenge('custom challenge after SRP', 'CUSTOM_WITH_SRP'),
];
