import { ModelError, type ModelFailure } from './model-error.ts';
import { asEvents } from './read-whole-reply.ts';

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

type Guard = {
  /** Bytes that one answer may receive, over all its requests and after unpacking. */
  readonly bytesMax: number;
  /** Told the reason before it is thrown: the library wraps what it catches. */
  readonly onFailure: (error: ModelError) => void;
};

/** Passes bytes on and counts them; a line that breaks off is a model out of reach. */
function measure(body: ReadableStream<Uint8Array>, count: (bytes: number) => void, fail: (cause: unknown) => Error) {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw fail(cause);
      });
      if (done) return controller.close();
      count(value.length);
      controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/**
 * A fetch for the calls of one answer: follows no redirect (the key would go along), says why it failed, stops at
 * `bytesMax`, and turns a reply that came whole instead of streamed into a stream.
 */
export function guardFetch(fetch: Fetch, { bytesMax, onFailure }: Guard): Fetch {
  let received = 0;
  const fail = (reason: ModelFailure, cause?: unknown) => {
    const error = new ModelError(reason, { cause });
    onFailure(error);
    return error;
  };
  const count = (bytes: number) => {
    received += bytes;
    if (received > bytesMax) throw fail('too_long');
  };
  return async (input, init) => {
    const reply = await fetch(input, { ...init, redirect: 'error' }).catch((cause: unknown) => {
      throw fail('unreachable', cause);
    });
    if (!reply.ok || !reply.body) {
      await reply.body?.cancel();
      throw fail('refused', new Error(`The model answered with status ${reply.status}.`));
    }
    const body = measure(reply.body, count, (cause) => fail('unreachable', cause));
    const isWhole = reply.headers.get('content-type')?.includes('application/json');
    if (!isWhole) return new Response(body, { status: reply.status, headers: reply.headers });
    const events = asEvents(await new Response(body).text());
    return new Response(events, { status: 200, headers: { 'content-type': 'text/event-stream' } });
  };
}
