import { Amplify } from 'aws-amplify';
import { confirmSignIn, fetchAuthSession, type SetUpTOTPOutput, signIn, signOut } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { Hub } from 'aws-amplify/utils';
import { readProduct } from '../../text/product.ts';
import type { TokenStorage } from '../tabs/token-storage.ts';
import type {
  Authenticator,
  IdentityClient,
  IdentityConfig,
  SignInDetails,
  SignInOutcome,
} from './identity-client-type.ts';
import { addressHere } from './provider-address.ts';

function configure({ userPoolId, clientId, endpoint }: IdentityConfig, storage: TokenStorage) {
  // The address of our own provider is intended: a warning about it at every start would hide relevant ones. The client
  // reads its level here; the module that would set it is too large for the sign-in page.
  Object.assign(window, { LOG_LEVEL: 'ERROR' });
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId: clientId,
        loginWith: { email: true },
        ...(endpoint !== null && { userPoolEndpoint: endpoint }),
      },
    },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(storage.keyValues);
}

/** Authenticator apps list the account by product and address; the client puts both into the address as they are. */
function describeAuthenticator({ sharedSecret, getSetupUri }: SetUpTOTPOutput, email: string): Authenticator {
  const { name } = readProduct(document);
  // Without an address the client uses the provider's own name for the account.
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
    case 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE':
    case 'CONFIRM_SIGN_IN_WITH_SMS_CODE': {
      const { destination } = next.codeDeliveryDetails ?? {};
      return destination ? { sentTo: destination } : {};
    }
    default:
      return {};
  }
}

const outcomeOf = (next: NextStep, email: string): SignInOutcome => ({
  step: next.signInStep,
  ...detailsOf(next, email),
});

// Calls that Amplify would add to the sign-in page, and what few people need there, are made by their own files.
const loadAccount = () => import('./account-client.ts');
const loadSecondFactor = () => import('./second-factor-client.ts');

/** The configuration with addresses that this page may use. */
const here = (config: IdentityConfig): IdentityConfig => ({
  ...config,
  endpoint: config.endpoint && addressHere(config, config.endpoint),
});

/** The unmodified Amplify client. This file is loaded on demand: it weighs as much as the rest of the sign-in page. */
export function createIdentityClient(
  given: IdentityConfig,
  storage: TokenStorage,
  goTo = (address: string) => window.location.assign(address),
): IdentityClient {
  const config = here(given);
  const { userPoolId, clientId, endpoint } = config;
  configure(config, storage);
  let signingIn = '';
  let credentials: Promise<ReturnType<typeof import('./cloud-credentials.ts').createCloudCredentials>> | undefined;
  const readTokens = async () => (await fetchAuthSession()).tokens;
  const readPool = async () => ({ userPoolId, endpoint, accessToken: String((await readTokens())?.accessToken ?? '') });

  async function notifyServer() {
    const { endOwnSession } = await import('../end-own-session.ts');
    await endOwnSession(String((await readTokens())?.accessToken ?? ''));
  }

  return {
    readPool,
    async signIn(email, password) {
      signingIn = email;
      const outcome = await signIn({ username: email, password, options: { authFlowType: 'USER_SRP_AUTH' } });
      return outcomeOf(outcome.nextStep, email);
    },
    async chooseSignIn(email, preferredChallenge) {
      signingIn = email;
      const options = { authFlowType: 'USER_AUTH' as const, ...(preferredChallenge && { preferredChallenge }) };
      return outcomeOf((await signIn({ username: email, options })).nextStep, email);
    },
    confirmSignIn: async (challengeResponse) =>
      outcomeOf((await confirmSignIn({ challengeResponse })).nextStep, signingIn),
    async rememberDevice() {
      const deviceKey = storage.readDeviceKey(clientId);
      if (deviceKey) await (await loadSecondFactor()).rememberDevice(await readPool(), deviceKey);
    },
    async startAuthenticator() {
      const email = String((await readTokens())?.idToken?.payload.email ?? '');
      return (await loadSecondFactor()).startAuthenticator(await readPool(), email);
    },
    async confirmAuthenticator(code) {
      await (await loadSecondFactor()).confirmAuthenticator(await readPool(), code);
    },
    signUp: async (registration, options) => (await loadAccount()).register(registration, options?.autoSignIn === true),
    confirmSignUp: async (email, code) => (await loadAccount()).confirm(email, code),
    completeAutoSignIn: async () => outcomeOf((await (await loadAccount()).completeAutoSignIn()).nextStep, signingIn),
    resendCode: async (email) => (await loadAccount()).resend(email),
    forgotPassword: async (email) => (await loadAccount()).forgotPassword(email),
    confirmReset: async (email, code, newPassword) => (await loadAccount()).confirmReset(email, code, newPassword),
    async readCloudCredentials() {
      credentials ??= import('./cloud-credentials.ts').then(({ createCloudCredentials }) =>
        createCloudCredentials(config, async () => (await readTokens())?.idToken?.toString()),
      );
      return (await credentials).read();
    },
    async refresh() {
      // The library does not throw the error and reports it as an event only.
      let rejection: unknown;
      const stopListening = Hub.listen('auth', ({ payload }) => {
        if (payload.event === 'tokenRefresh_failure') rejection = payload.data?.error;
      });
      await fetchAuthSession({ forceRefresh: true }).finally(stopListening);
      return rejection;
    },
    async signOut() {
      const isHosted = storage.isHosted(clientId);
      credentials = undefined;
      // The tokens are removed even if our server cannot be notified.
      if (given.provider === 'cognito') await notifyServer().catch(() => undefined);
      await signOut();
      if (!isHosted || given.hostedLogin === null) return 'here';
      (await import('./hosted-login.ts')).leaveHostedLogin(given, goTo);
      return 'leaving';
    },
  };
}
