import type { Clock } from '../../clock.ts';
import { createFairSemaphore, type Requester } from './fair-semaphore.ts';
import type { SchemaTask, SchemaTasks } from './schema-tasks.ts';
import type { Threads } from './threads.ts';

export type RunInWorker = <T extends Exclude<SchemaTask, 'infer'>>(
  requester: Requester,
  task: T,
  input: SchemaTasks[T]['input'],
) => Promise<SchemaTasks[T]['answer']>;

/** A third of the time after which a silent connection is closed is left for the work itself. */
const patienceMs = 20_000;

/**
 * Runs work with schemas outside the server's own thread, two concurrently and one per user, each stopped after
 * `limitMs` with `schema_too_slow`, or as soon as no one waits for it anymore.
 */
export function createRunInWorker(threads: Threads, clock: Clock, limitMs: number): RunInWorker {
  const takeTurn = createFairSemaphore({ clock, atOnce: 2, atOnceOfOne: 1, waiting: 40, waitingOfOne: 4, patienceMs });
  return (requester, task, input) =>
    takeTurn(requester, () =>
      threads.use(requester.signal, async (thread) => {
        const timer = setTimeout(() => thread.giveUp(), limitMs);
        try {
          return await thread.order({ task, input });
        } finally {
          clearTimeout(timer);
        }
      }),
    );
}
