import {
  autoSignIn,
  confirmResetPassword,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  signUp,
} from 'aws-amplify/auth';
import type { CodeDelivery, Registration } from './identity-client-type.ts';

// Operations before sign-in. A separate file: most visitors of the sign-in page need none of it.

/** Registers; see `IdentityClient.signUp`. */
export async function register(registration: Registration, isAutoSignIn: boolean): Promise<CodeDelivery | null> {
  const { email, password, firstName, lastName, company, role } = registration;
  const userAttributes = {
    email,
    given_name: firstName,
    family_name: lastName,
    'custom:company': company,
    'custom:role': role,
  };
  const options = { userAttributes, ...(isAutoSignIn && { autoSignIn: { authFlowType: 'USER_AUTH' as const } }) };
  const { nextStep } = await signUp({ username: email, password, options });
  return nextStep.signUpStep === 'CONFIRM_SIGN_UP' ? nextStep.codeDeliveryDetails : null;
}

/** Confirms; the client waits up to three minutes for it if it was to sign in automatically afterwards. */
export async function confirm(email: string, code: string): Promise<'DONE' | 'COMPLETE_AUTO_SIGN_IN'> {
  const { nextStep } = await confirmSignUp({ username: email, confirmationCode: code });
  return nextStep.signUpStep === 'COMPLETE_AUTO_SIGN_IN' ? nextStep.signUpStep : 'DONE';
}

/** The sign-in requested with the registration. */
export const completeAutoSignIn = () => autoSignIn();

export const resend = (email: string): Promise<CodeDelivery> => resendSignUpCode({ username: email });

export async function forgotPassword(email: string): Promise<CodeDelivery> {
  const { nextStep } = await resetPassword({ username: email });
  return nextStep.codeDeliveryDetails;
}

export const confirmReset = (email: string, code: string, newPassword: string): Promise<void> =>
  confirmResetPassword({ username: email, confirmationCode: code, newPassword });
