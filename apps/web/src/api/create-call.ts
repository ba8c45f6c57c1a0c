import type { Endpoint } from '@halyard/contracts/endpoint.ts';
import type { Call, CallInput } from './call.ts';
import { type ClientName, clientFor, timeouts, withStage } from './client-settings.ts';
import { type ClientOptions, createClient } from './create-client.ts';

/** The one base constant: where the product API answers (decision G-045). */
export const apiAddress = withStage('/api');

export type ApiPorts = Pick<ClientOptions, 'getAccessToken' | 'onForbidden' | 'fetch'> & {
  /** A 401: the stored token is no longer valid. */
  readonly onSignedOut: (code: string | undefined) => void;
};

type NamedPorts = Pick<ClientOptions, 'getAccessToken' | 'onUnauthorized' | 'onForbidden' | 'fetch' | 'headers'>;

/** One of the specification's clients. */
export const createNamedClient = (name: ClientName, ports: NamedPorts): Call =>
  createClient({
    ...ports,
    base: apiAddress,
    timeoutMs: timeouts[name],
    mayRetry: name === 'api',
    credentials: name === 'fallback' ? 'omit' : 'include',
    checksSignIn: name === 'api',
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
  });

/** The clients of the specification behind one `call`; the path decides which one is used. */
export function createCall({ onSignedOut, ...ports }: ApiPorts): Call {
  const make = (name: ClientName) => createNamedClient(name, { ...ports, onUnauthorized: onSignedOut });
  const clients: Record<ClientName, Call> = {
    main: make('main'),
    users: make('users'),
    api: make('api'),
    fallback: make('fallback'),
  };
  return <E extends Endpoint>(endpoint: E, input: CallInput<E>) => clients[clientFor(endpoint.path)](endpoint, input);
}
