import type { Clock } from '../../clock.ts';
import type { Transaction } from '../../database/database.ts';

/** One step in a transaction of its own; the event loop and other writers have their turn between two of them. */
export type Steps = {
  readonly run: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  readonly clock: Clock;
};

const aimMs = 20;
const [fewest, most] = [20, 1_000];

/**
 * Repeats a step until it finds less than it was allowed to take. How many records a step takes follows from how long
 * the last one took: writing them into the search index is quick on one machine and slow on another.
 */
export async function inShortSteps({ run, clock }: Steps, step: (tx: Transaction, limit: number) => Promise<number>) {
  for (let limit = 100; ; ) {
    const from = limit;
    const { count, tookMs } = await run(async (tx) => {
      const begin = clock();
      return { count: await step(tx, from), tookMs: clock() - begin };
    });
    if (count < from) return;
    limit = Math.min(most, Math.max(fewest, Math.round((from * aimMs) / Math.max(tookMs, 1))), from * 2);
  }
}
