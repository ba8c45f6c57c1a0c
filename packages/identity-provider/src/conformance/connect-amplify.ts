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

/** Points the browser library at a served provider, as a browser with empty storage would be. */
export function connectAmplify({ settings, endpoint }: Pick<Served, 'settings' | 'endpoint'>): void {
  // Amplify warns about every endpoint that is not Amazon's.
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  Amplify.configure({
    Auth: {
      Cognito: {
        ...{ userPoolId: settings.poolId, userPoolClientId: settings.clientId },
        ...{ userPoolEndpoint: endpoint, loginWith: { email: true } },
      },
    },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(memoryStorage());
  warn.mockRestore();
}
