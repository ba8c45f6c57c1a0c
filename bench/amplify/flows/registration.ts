import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { autoSignIn, confirmSignUp, deleteUser, resendSignUpCode, signUp } from 'aws-amplify/auth';
import { password } from '../../pool-client.ts';
import { type AmplifyFlow, flow, type Turn } from '../flow.ts';
import { expectStep, expectThat } from '../not-as-expected.ts';
import { addSignedIn, signInPlainly } from './signed-in.ts';

// Amplify swallows a call of autoSignIn that comes within 300 ms of the one before.
const autoSignInPauseMs = 400;

const newEmail = () => `new-${randomUUID().slice(0, 8)}@example.com`;

const register = (email: string, autoSignIn?: { readonly authFlowType: 'USER_AUTH' | 'USER_PASSWORD_AUTH' }) =>
  signUp({ username: email, password, options: { userAttributes: { email }, ...(autoSignIn && { autoSignIn }) } });

async function confirm({ pool, time }: Turn, email: string) {
  const confirmationCode = await pool.readMailedCode(email);
  return time(() => confirmSignUp({ username: email, confirmationCode }));
}

function signInAutomatically(name: string, authFlowType: 'USER_AUTH' | 'USER_PASSWORD_AUTH'): AmplifyFlow {
  return flow(name, async ({ pool, time }) => {
    const email = newEmail();
    await wait(autoSignInPauseMs);
    await register(email, { authFlowType });
    const { nextStep } = await confirm({ pool, time: (work) => work() }, email);
    expectThat(nextStep.signUpStep === 'COMPLETE_AUTO_SIGN_IN', `next step ${nextStep.signUpStep}`);
    const done = await time(() => autoSignIn());
    expectStep(done.nextStep, 'DONE');
  });
}

export const registrationFlows: readonly AmplifyFlow[] = [
  flow('register and confirm', async (turn) => {
    const email = newEmail();
    await turn.time(() => register(email));
    const { isSignUpComplete } = await confirm(turn, email);
    expectThat(isSignUpComplete, 'the registration is not complete');
  }),
  flow('send the confirmation code again', async (turn) => {
    const email = newEmail();
    await register(email);
    await turn.time(() => resendSignUpCode({ username: email }));
    await confirm({ ...turn, time: (work) => work() }, email);
  }),
  signInAutomatically('sign in by itself after the confirmation, with the password', 'USER_PASSWORD_AUTH'),
  signInAutomatically('sign in by itself after the confirmation, with its session', 'USER_AUTH'),
  flow('delete the account', async ({ pool, time }) => {
    const { email } = await addSignedIn(pool);
    await time(() => deleteUser());
    const isGone = await signInPlainly(email).then(
      () => false,
      () => true,
    );
    expectThat(isGone, 'the account still signs in');
  }),
];
