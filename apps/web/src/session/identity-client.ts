import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import type { IdentityClient, IdentityConfig, SignInStep } from './identity-client-type.ts';
import type { TokenStorage } from './token-storage.ts';

// The embedded provider answers beside the console. A browser may know the machine by another name than the server does
// (127.0.0.1 for localhost, a development port), and may talk to its own origin only.
function endpointFor(endpoint: string): string {
  const { pathname } = new URL(endpoint);
  return pathname === '/identity/' ? new URL(pathname, window.location.origin).href : endpoint;
}

function configure({ userPoolId, clientId, endpoint }: IdentityConfig, storage: TokenStorage) {
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId: clientId,
        loginWith: { email: true },
        ...(endpoint !== null && { userPoolEndpoint: endpointFor(endpoint) }),
      },
    },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(storage.keyValues);
}

const nextStepOf = ({ nextStep }: Awaited<ReturnType<typeof signIn>>): SignInStep => nextStep.signInStep;

/** The unmodified Amplify client. This file is loaded on demand: it weighs as much as the rest of the sign-in page. */
export function createIdentityClient(config: IdentityConfig, storage: TokenStorage): IdentityClient {
  configure(config, storage);
  return {
    async signIn(email, password) {
      const outcome = await signIn({ username: email, password, options: { authFlowType: 'USER_SRP_AUTH' } });
      return nextStepOf(outcome);
    },
    confirmSignIn: async (challengeResponse) => nextStepOf(await confirmSignIn({ challengeResponse })),
    async signUp({ email, password, firstName, lastName, company, role }) {
      const userAttributes = {
        ...{ email, given_name: firstName, family_name: lastName },
        ...{ 'custom:company': company, 'custom:role': role },
      };
      const { nextStep } = await signUp({ username: email, password, options: { userAttributes } });
      return nextStep.signUpStep === 'CONFIRM_SIGN_UP' ? nextStep.codeDeliveryDetails : null;
    },
    async confirmSignUp(email, code) {
      await confirmSignUp({ username: email, confirmationCode: code });
    },
    resendCode: (email) => resendSignUpCode({ username: email }),
    async forgotPassword(email) {
      const { nextStep } = await resetPassword({ username: email });
      return nextStep.codeDeliveryDetails;
    },
    confirmReset: (email, code, newPassword) =>
      confirmResetPassword({ username: email, confirmationCode: code, newPassword }),
    async refresh() {
      await fetchAuthSession({ forceRefresh: true });
    },
    signOut: () => signOut(),
  };
}
