import type { Clock } from '../../clock.ts';
import type { Transaction } from '../../database/database.ts';

/** One step in its own transaction; the event loop and other writers have their turn between two of them. */
export type Steps = {
  readonly run: <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;
  readonly clock: Clock;
};

const aimMs = 15;
const [fewest, most] = [10, 1_000];
// The first step meets a cold cache, so it is small, and the next ones grow little by little.
const first = 20;
const mostGrowth = 1.5;

/**
 * Repeats a step until it finds less than its limit. The number of records per step adapts to the duration of the last
 * one: writing the search index is fast on one machine and slow on another.
 */
export async function inShortSteps({ run, clock }: Steps, step: (tx: Transaction, limit: number) => Promise<number>) {
  for (let limit = first; ; ) {
    const from = limit;
    let begin = 0;
    const count = await run((tx) => {
      begin = clock();
      return step(tx, from);
    });
    if (count < from) return;
    // To the end of the commit, which writes the search index; waiting for the turn does not count.
    const tookMs = clock() - begin;
    const next = Math.min(from * mostGrowth, (from * aimMs) / Math.max(tookMs, 1));
    limit = Math.round(Math.min(most, Math.max(fewest, next)));
  }
}
