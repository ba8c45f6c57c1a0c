import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const script = new URL('./upkeep-worker.ts', import.meta.url);

/** The thread's result of a turn: whether there is more to do. */
export type UpkeepReply = { readonly hasMore: boolean } | { readonly failed: string };

export type UpkeepThread = {
  /** Works for a short time; true while there is more to do. The caller has the writer's turn. */
  work(): Promise<boolean>;
  end(): Promise<void>;
};

/** Starts a thread with its own connection to the SQLite file; it does not keep the process alive. */
export function startUpkeepThread(path: string): UpkeepThread {
  const worker = new Worker(script, { workerData: path, env: {} });
  worker.unref();
  return {
    async work() {
      worker.postMessage('work');
      const [reply] = (await once(worker, 'message')) as [UpkeepReply];
      if ('failed' in reply) throw new Error(reply.failed);
      return reply.hasMore;
    },
    async end() {
      const ended = once(worker, 'exit');
      worker.postMessage('end');
      await ended;
    },
  };
}
