import { ModelError, type ModelFailure } from './model-error.ts';

export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

type Guard = {
  /** Bytes that one reply may have, after unpacking. */
  readonly bytesMax: number;
  /** Receives the reason before it is thrown: the library wraps what it catches. */
  readonly onFailure: (error: ModelError) => void;
};

/** A fetch for one call of a model: follows no redirect (the key would go along), says why it failed, stops at `bytesMax`. */
export function guardFetch(fetch: Fetch, { bytesMax, onFailure }: Guard): Fetch {
  const fail = (reason: ModelFailure, cause?: unknown) => {
    const error = new ModelError(reason, { cause });
    onFailure(error);
    return error;
  };
  async function readAll(body: ReadableStream<Uint8Array>): Promise<Blob> {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let received = 0;
    for await (const chunk of body) {
      received += chunk.length;
      if (received > bytesMax) throw fail('too_long');
      chunks.push(new Uint8Array(chunk));
    }
    return new Blob(chunks);
  }
  return async (input, init) => {
    const unreachable = (cause: unknown) => {
      throw cause instanceof ModelError ? cause : fail('unreachable', cause);
    };
    const reply = await fetch(input, { ...init, redirect: 'error' }).catch(unreachable);
    if (!reply.ok || !reply.body) {
      await reply.body?.cancel();
      throw fail('refused', new Error(`The model answered with status ${reply.status}.`));
    }
    const body = await readAll(reply.body).catch(unreachable);
    return new Response(body, { status: 200, headers: { 'content-type': 'application/json' } });
  };
}
