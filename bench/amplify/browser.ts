import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Outcome } from './outcome.ts';
import type { PoolAddress } from './pool.ts';

const workerFile = new URL('./amplify-worker.ts', import.meta.url);
const longestMs = 15_000;

export type Browser = ReturnType<typeof openBrowser>;

/** Amplify, connected to one pool. A run longer than 15 s is aborted, and a new thread takes over. */
export function openBrowser(address: PoolAddress) {
  let worker: Worker | undefined;

  async function replace(): Promise<void> {
    await worker?.terminate();
    worker = undefined;
  }

  return {
    async walk(flowName: string): Promise<Outcome> {
      worker ??= new Worker(workerFile, { workerData: address });
      const signal = AbortSignal.timeout(longestMs);
      const told = once(worker, 'message', { signal });
      worker.postMessage(flowName);
      try {
        const [outcome] = (await told) as [Outcome];
        return outcome;
      } catch (error) {
        await replace();
        return { works: false, why: signal.aborted ? 'no end after 15 s' : `the thread ended (${String(error)})` };
      }
    },
    close: replace,
  };
}
