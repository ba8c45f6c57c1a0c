import { confirmResetPassword, confirmSignIn, resetPassword, signIn, signOut, updatePassword } from 'aws-amplify/auth';
import { password } from '../../pool-client.ts';
import { type AmplifyFlow, flow } from '../flow.ts';
import { expectRejection, expectStep } from '../not-as-expected.ts';
import { addSignedIn, signInPlainly } from './signed-in.ts';

const newPassword = 'Another-chart-5512';

async function expectPassword(email: string): Promise<void> {
  const { nextStep } = await signInPlainly(email, newPassword);
  expectStep(nextStep, 'DONE');
}

export const passwordFlows: readonly AmplifyFlow[] = [
  flow("sign in by SRP, Amplify's default", async ({ pool, time }) => {
    const { email } = await pool.addAccount();
    const { nextStep } = await time(() => signIn({ username: email, password }));
    expectStep(nextStep, 'DONE');
  }),
  flow('sign in by USER_PASSWORD_AUTH', async ({ pool, time }) => {
    const { email } = await pool.addAccount();
    const { nextStep } = await time(() => signInPlainly(email));
    expectStep(nextStep, 'DONE');
  }),
  flow('a wrong password is NotAuthorizedException', async ({ pool, time }) => {
    const { email } = await pool.addAccount();
    const tryWrong = () => signInPlainly(email, 'Wrong-chart-0000');
    await time(() => expectRejection(tryWrong, 'NotAuthorizedException', 'signed in'));
  }),
  flow('change the password', async ({ pool, time }) => {
    const { email } = await addSignedIn(pool);
    await time(() => updatePassword({ oldPassword: password, newPassword }));
    await signOut();
    await expectPassword(email);
  }),
  flow('replace a forgotten password', async ({ pool, time }) => {
    const { email } = await pool.addAccount();
    await time(() => resetPassword({ username: email }));
    const confirmationCode = await pool.readMailedCode(email);
    await time(() => confirmResetPassword({ username: email, confirmationCode, newPassword }));
    await expectPassword(email);
  }),
  flow('new password of an invitation', async ({ pool, time }) => {
    const { email } = await pool.invite(password);
    const begun = await time(() => signInPlainly(email));
    expectStep(begun.nextStep, 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
    const done = await time(() => confirmSignIn({ challengeResponse: newPassword }));
    expectStep(done.nextStep, 'DONE');
  }),
];
