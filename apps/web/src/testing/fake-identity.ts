import type { IdentityClient } from '../session/provider/identity-client-type.ts';
import type { TokenStorage } from '../session/tabs/token-storage.ts';
import { clientId, fakeToken } from './fake-tokens.ts';

/** A error as the identity client throws it: the name is the protocol's exception. */
export const rejection = (name: string, message = `${name} in the provider's words`) =>
  Object.assign(new Error(message), { name });

/** An answer that rejects. */
export const reject = (name: string, message?: string) => async (): Promise<never> => {
  throw rejection(name, message);
};

async function keepTokens({ keyValues }: TokenStorage) {
  const prefix = `CognitoIdentityServiceProvider.${clientId}`;
  await keyValues.setItem(`${prefix}.LastAuthUser`, 'p1');
  await keyValues.setItem(`${prefix}.p1.accessToken`, fakeToken(Date.now() + 900_000));
}

/** A fake identity provider client that accepts everything; `calls` lists its calls. */
export function fakeIdentity(storage: TokenStorage, change: Partial<IdentityClient> = {}) {
  const calls: unknown[][] = [];
  const delivery = { destination: 'a***@example.com', deliveryMedium: 'EMAIL', attributeName: 'email' };
  const willing: IdentityClient = {
    async signIn() {
      await keepTokens(storage);
      return { step: 'DONE' };
    },
    async confirmSignIn() {
      await keepTokens(storage);
      return { step: 'DONE' };
    },
    async chooseSignIn() {
      await keepTokens(storage);
      return { step: 'DONE' };
    },
    rememberDevice: async () => {},
    startAuthenticator: async () => ({
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Halyard:ada?secret=JBSWY3DPEHPK3PXP',
    }),
    confirmAuthenticator: async () => {},
    signUp: async () => delivery,
    confirmSignUp: async () => 'DONE',
    async completeAutoSignIn() {
      await keepTokens(storage);
      return { step: 'DONE' };
    },
    readPool: async () => ({ userPoolId: 'eu-west-1_Halyard01', endpoint: '/identity/', accessToken: 'access' }),
    readCloudCredentials: () => Promise.reject(rejection('NoIdentityPool')),
    resendCode: async () => delivery,
    forgotPassword: async () => delivery,
    confirmReset: async () => {},
    refresh: () => keepTokens(storage),
    signOut: async () => {
      storage.clear();
      return 'here';
    },
    ...change,
  };
  const noted = Object.entries(willing).map(([name, answer]) => [
    name,
    (...given: unknown[]) => {
      calls.push([name, ...given]);
      return (answer as (...given: unknown[]) => unknown)(...given);
    },
  ]);
  return { client: Object.fromEntries(noted) as IdentityClient, calls: calls as readonly unknown[][] };
}
