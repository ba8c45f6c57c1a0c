import { CognitoUser, CognitoUserPool } from 'amazon-cognito-identity-js';
import type { serveTestProvider } from './serve.ts';

type Served = Awaited<ReturnType<typeof serveTestProvider>>;

/** Someone at the older browser library, with empty storage, pointed at a served provider. */
export function connectIdentityJs({ endpoint, settings }: Pick<Served, 'endpoint' | 'settings'>, Username: string) {
  const items = new Map<string, string>();
  const Storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
  const Pool = new CognitoUserPool({ UserPoolId: settings.poolId, ClientId: settings.clientId, endpoint, Storage });
  return new CognitoUser({ Username, Pool, Storage });
}
