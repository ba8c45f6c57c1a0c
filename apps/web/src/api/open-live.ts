import { streamLive } from '@halyard/contracts/work/live.ts';
import { apiAddress } from './create-call.ts';
import { readError } from './errors/read-error.ts';
import { TransportError } from './errors/transport-error.ts';
import type { OpenLive } from './live.ts';

type Ports = {
  readonly fetch: typeof fetch;
  /** A fresh access token; undefined when no one is signed in. */
  readonly getAccessToken: () => Promise<string | undefined>;
  /** A 401: the session has ended. */
  readonly onSignedOut: (code: string | undefined) => void;
};

/** Opens the stream with the bearer header, which the browser's own reader of such streams cannot send. */
export function createOpenLive({ fetch: request, getAccessToken, onSignedOut }: Ports): OpenLive {
  return async ({ after, signal }) => {
    const token = await getAccessToken();
    if (!token) throw new TransportError({ problem: 'unauthenticated' });
    const response = await request(`${apiAddress}${streamLive.path}`, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        ...(after !== undefined && { 'last-event-id': after }),
      },
      cache: 'no-store',
      signal,
    });
    if (response.ok && response.body) return response.body;
    const rejection = await readError(response);
    if (response.status === 401) onSignedOut(rejection.code);
    throw rejection;
  };
}
