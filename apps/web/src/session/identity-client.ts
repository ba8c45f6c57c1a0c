import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  type SetUpTOTPOutput,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { readProduct } from '../text/product.ts';
import type {
  Authenticator,
  IdentityClient,
  IdentityConfig,
  SignInDetails,
  SignInOutcome,
} from './identity-client-type.ts';
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

/** Authenticator apps list the account by product and address; the client puts both into the address as they are. */
function describeAuthenticator({ sharedSecret, getSetupUri }: SetUpTOTPOutput, email: string): Authenticator {
  const { name } = readProduct(document);
  // Without an address the client falls back on the provider's own name for the account.
  const account = email === '' ? undefined : encodeURIComponent(email);
  return { secret: sharedSecret, uri: getSetupUri(encodeURIComponent(name), account).href };
}

type NextStep = Awaited<ReturnType<typeof signIn>>['nextStep'];

function detailsOf(next: NextStep, email: string): SignInDetails {
  switch (next.signInStep) {
    case 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP':
      return { authenticator: describeAuthenticator(next.totpSetupDetails, email) };
    case 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION':
    case 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION':
      return { choices: next.allowedMFATypes ?? [] };
    case 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION':
      return { choices: next.availableChallenges ?? [] };
    case 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE':
      return next.additionalInfo?.question ? { question: next.additionalInfo.question } : {};
    default:
      return {};
  }
}

const outcomeOf = (next: NextStep, email: string): SignInOutcome => ({
  step: next.signInStep,
  ...detailsOf(next, email),
});

/** Calls that Amplify would add to the sign-in page are made by a file of their own. */
const loadSecondFactor = () => import('./second-factor-client.ts');

/** Where to ask about the person who is signed in, and the address they are known by. */
async function readPool({ userPoolId, endpoint }: IdentityConfig) {
  const { tokens } = await fetchAuthSession();
  return {
    pool: {
      userPoolId,
      endpoint: endpoint && endpointFor(endpoint),
      accessToken: String(tokens?.accessToken ?? ''),
    },
    email: String(tokens?.idToken?.payload.email ?? ''),
  };
}

/** The unmodified Amplify client. This file is loaded on demand: it weighs as much as the rest of the sign-in page. */
export function createIdentityClient(config: IdentityConfig, storage: TokenStorage): IdentityClient {
  configure(config, storage);
  let signingIn = '';
  return {
    async signIn(email, password) {
      signingIn = email;
      const outcome = await signIn({ username: email, password, options: { authFlowType: 'USER_SRP_AUTH' } });
      return outcomeOf(outcome.nextStep, email);
    },
    confirmSignIn: async (challengeResponse) =>
      outcomeOf((await confirmSignIn({ challengeResponse })).nextStep, signingIn),
    async rememberDevice() {
      const deviceKey = storage.readDeviceKey(config.clientId);
      if (deviceKey) await (await loadSecondFactor()).rememberDevice((await readPool(config)).pool, deviceKey);
    },
    async startAuthenticator() {
      const { pool, email } = await readPool(config);
      return (await loadSecondFactor()).startAuthenticator(pool, email);
    },
    async confirmAuthenticator(code) {
      await (await loadSecondFactor()).confirmAuthenticator((await readPool(config)).pool, code);
    },
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
