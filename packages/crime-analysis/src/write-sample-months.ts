import { openWorker } from './process/open-worker.ts';
import type { SampleOrder } from './sample/sample-worker.ts';

/**
 * Writes the 24 generated months below `folder` as the publisher would, a file for each month and force. A child process
 * does it: no one waits for its half second of work, and what it leaves behind goes when it ends. Rejects with the
 * reason of the signal, or with `WorkFailed` when a file cannot be written.
 */
export async function writeSampleMonths(order: SampleOrder, signal: AbortSignal): Promise<void> {
  const worker = openWorker({ script: new URL('./sample/sample-worker.ts', import.meta.url), maxOldSpaceMb: 128 });
  try {
    await worker.ask('write', order, { signal });
  } finally {
    await worker.close();
  }
}
