import { Worker } from 'node:worker_threads';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { Order, SchemaTask, SchemaTasks, ToWorker, WorkerReply } from './schema-tasks.ts';

const script = new URL('./schema-worker.ts', import.meta.url);
const memoryMb = 512;
const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';

type Waiting = { readonly resolve: (answer: never) => void; readonly reject: (cause: unknown) => void };

/** A thread that does one order at a time. */
export type Thread = {
  /** The answer, or why there is none; `onTaken` hears of every piece that was taken. */
  order<T extends SchemaTask>(order: Order<T>, onTaken?: () => void): Promise<SchemaTasks[T]['answer']>;
  /** The next piece of the sample that is worked on; null ends it. The piece changes hands. */
  send(piece: Uint8Array<ArrayBuffer> | null): void;
  /**
   * Ends the order with a cause, without one as too slow; the thread may be in the middle of it and has to be stopped.
   */
  giveUp(cause?: unknown): void;
  /** Whether it can take another order. */
  isFree(): boolean;
  stop(): Promise<unknown>;
};

function translate(error: unknown): unknown {
  if ((error as { code?: unknown }).code !== outOfMemory) return error;
  const message = 'Working with this schema took more memory than there is for it and was stopped.';
  return new ApiError('schema_too_slow', message, { cause: error });
}

/** Starts a thread with bounded memory and without the environment; it does not keep the process alive. */
export function startThread(): Thread {
  const worker = new Worker(script, { env: {}, resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
  let waiting: Waiting | undefined;
  let isUsable = true;
  let hearTaken = () => {};

  function fail(cause: unknown) {
    isUsable = false;
    waiting?.reject(cause);
  }

  function settle(reply: WorkerReply) {
    if (reply.kind === 'taken') return hearTaken();
    const { resolve, reject } = waiting ?? {};
    waiting = undefined;
    if (reply.kind === 'done') resolve?.(reply.answer as never);
    else reject?.(new ApiError(reply.code, reply.message));
  }

  worker.unref();
  worker.on('message', settle);
  worker.on('error', (error) => fail(translate(error)));
  worker.on('exit', () => fail(new Error('The schema worker ended without an answer.')));
  const post = (message: ToWorker, transfer: ArrayBuffer[] = []) => worker.postMessage(message, transfer);

  return {
    order(order, onTaken = () => {}) {
      hearTaken = onTaken;
      const answer = new Promise<SchemaTasks[(typeof order)['task']]['answer']>((resolve, reject) => {
        waiting = { resolve, reject };
      });
      post({ kind: 'order', order });
      return answer;
    },
    send: (piece) => post({ kind: 'piece', piece }, piece ? [piece.buffer] : []),
    giveUp: (cause = new ApiError('schema_too_slow')) => fail(cause),
    isFree: () => isUsable && !waiting,
    stop: () => worker.terminate(),
  };
}
