import { MessageChannel } from 'node:worker_threads';
import { ApiError } from '@halyard/contracts/errors.ts';
import { openPool, type Pool } from '../../platform/threads/open-pool.ts';
import type { Order, SchemaTask, SchemaTasks, WorkerReply } from './schema-tasks.ts';

/** Work with schemas and samples, two of each concurrently. */
const mostThreads = 4;
const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';

/** A thread that does one order. */
export type Thread = {
  /** The result, or the error; `onConsumed` is called for every consumed chunk. */
  order<T extends SchemaTask>(order: Order<T>, onConsumed?: () => void): Promise<SchemaTasks[T]['answer']>;
  /** The next chunk of the current sample; null ends it. The chunk is transferred. */
  send(piece: Uint8Array<ArrayBuffer> | null): void;
  /** Ends the order with a cause, without one as too slow; a thread in the middle of it is stopped. */
  giveUp(cause?: unknown): void;
};

function translate(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if ((error as { code?: unknown }).code !== outOfMemory) return error;
  const message = 'Working with this schema took more memory than there is for it and was stopped.';
  return new ApiError('schema_too_slow', message, { cause: error });
}

function openThread(pool: Pool, requester: AbortSignal): Thread {
  const stopper = new AbortController();
  const signal = AbortSignal.any([requester, stopper.signal]);
  const { port1: ours, port2: port } = new MessageChannel();

  return {
    async order<T extends SchemaTask>(order: Order<T>, onConsumed = () => {}) {
      ours.on('message', onConsumed);
      try {
        const reply: WorkerReply = await pool.run({ order, port }, { signal, transferList: [port] });
        if (reply.kind === 'rejected') throw new ApiError(reply.code, reply.message);
        return reply.answer as SchemaTasks[T]['answer'];
      } catch (error) {
        throw translate(error, signal);
      } finally {
        ours.close();
      }
    },
    send: (piece) => ours.postMessage(piece, piece ? [piece.buffer] : []),
    giveUp: (cause = new ApiError('schema_too_slow')) => stopper.abort(cause),
  };
}

/** Provides threads with bounded memory and without the environment; they do not keep the process alive. */
export function createThreads() {
  const pool = openPool(new URL('./schema-worker.ts', import.meta.url), mostThreads);
  return {
    /** An aborted signal ends the work and its thread; so does work that fails while its order is not done. */
    async use<T>(signal: AbortSignal, work: (thread: Thread) => Promise<T>): Promise<T> {
      signal.throwIfAborted();
      const thread = openThread(pool, signal);
      try {
        return await work(thread);
      } finally {
        // Without effect where the order is done.
        thread.giveUp();
      }
    },
    close: () => pool.destroy(),
  };
}

export type Threads = ReturnType<typeof createThreads>;
