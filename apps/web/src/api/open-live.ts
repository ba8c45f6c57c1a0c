import { streamLive } from '@halyard/contracts/live.ts';
import { apiAddress } from './create-call.ts';
import type { OpenLive } from './live.ts';
import { TransportError } from './transport-error.ts';

type Ports = {
  readonly fetch: typeof fetch;
  /** A fresh access token; undefined when nobody is signed in. */
  readonly getAccessToken: () => Promise<string | undefined>;
};

/** Opens the stream with the bearer header, which the browser's own reader of such streams cannot send. */
export function createOpenLive({ fetch: request, getAccessToken }: Ports): OpenLive {
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
    await response.body?.cancel();
    throw new TransportError({ problem: 'other', status: response.status });
  };
}
