import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { vi } from 'vitest';
import type { serveTestProvider } from './serve.ts';

type Served = Awaited<ReturnType<typeof serveTestProvider>>;

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    setItem: async (key: string, value: string) => {
      items.set(key, value);
    },
    getItem: async (key: string) => items.get(key) ?? null,
    removeItem: async (key: string) => {
      items.delete(key);
    },
    clear: async () => items.clear(),
  };
}

/**
 * Points the browser library at a served provider, as a browser with empty storage would be; at its identity pool too
 * when asked, for guests and for who is signed in.
 */
export function connectAmplify(
  { settings, endpoint }: Pick<Served, 'settings' | 'endpoint'>,
  { withIdentityPool = false } = {},
): void {
  const userPool = {
    userPoolId: settings.poolId,
    userPoolClientId: settings.clientId,
    userPoolEndpoint: endpoint,
    loginWith: { email: true },
  };
  const { identityPoolId } = settings;
  const both = { ...userPool, identityPoolId, identityPoolEndpoint: endpoint, allowGuestAccess: true };
  // Amplify warns about every endpoint that is not Amazon's.
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  Amplify.configure({ Auth: withIdentityPool ? { Cognito: both } : { Cognito: userPool } });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(memoryStorage());
  warn.mockRestore();
}
