import { setTimeout } from 'node:timers/promises';
import { isStorageFull } from '../../database/storage-full.ts';

const againAfterMs = 1_000;

/** Retries necessary work while the disk is full, every second until it succeeds or `signal` is aborted. */
export async function untilThereIsSpace<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (cause) {
      if (!isStorageFull(cause) || signal.aborted) throw cause;
      await setTimeout(againAfterMs);
    }
  }
}
