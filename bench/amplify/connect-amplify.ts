import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import type { PoolSettings } from './pool.ts';

/** The browser's storage between visits. */
export type Storage = Map<string, string>;

type Options = { readonly storage?: Storage; readonly withIdentityPool?: boolean };

/** Points Amplify at a pool, as a browser with this storage would be. */
export function connectAmplify(settings: PoolSettings, options: Options = {}): Storage {
  const { storage = new Map<string, string>(), withIdentityPool = false } = options;
  const { userPoolId, userPoolClientId, userPoolEndpoint, identityPoolId, identityPoolEndpoint } = settings;
  const userPool = { userPoolId, userPoolClientId, userPoolEndpoint, loginWith: { email: true } };
  const both = { ...userPool, identityPoolId, identityPoolEndpoint, allowGuestAccess: true };
  Amplify.configure({ Auth: withIdentityPool ? { Cognito: both } : { Cognito: userPool } });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void storage.set(key, value),
    getItem: async (key) => storage.get(key) ?? null,
    removeItem: async (key) => void storage.delete(key),
    clear: async () => storage.clear(),
  });
  return storage;
}
