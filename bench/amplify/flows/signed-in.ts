import { signIn } from 'aws-amplify/auth';
import { password } from '../../pool-client.ts';
import { expectStep } from '../not-as-expected.ts';
import type { Account, Pool } from '../pool.ts';

/** The one way in that both pools know; flows that are about something else begin with it. */
export const signInPlainly = (email: string, given = password) =>
  signIn({ username: email, password: given, options: { authFlowType: 'USER_PASSWORD_AUTH' } });

/** USER_AUTH, with the way that the person would like best. */
export const prefer = (email: string, preferredChallenge: 'EMAIL_OTP' | 'SMS_OTP' | 'WEB_AUTHN') =>
  signIn({ username: email, options: { authFlowType: 'USER_AUTH', preferredChallenge } });

/** A new account that is signed in. */
export async function addSignedIn(pool: Pool): Promise<Account> {
  const account = await pool.addAccount();
  const { nextStep } = await signInPlainly(account.email);
  expectStep(nextStep, 'DONE');
  return account;
}
