import { setTimeout } from 'node:timers/promises';
import { isStorageFull } from '../../database/storage-full.ts';

const againAfterMs = 1_000;

/** Does what has to be done even though the disk is full, again every second until it fits or `signal` is aborted. */
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
