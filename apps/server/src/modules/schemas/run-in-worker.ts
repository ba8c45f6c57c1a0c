import type { SchemaTask, SchemaTasks } from './schema-tasks.ts';
import type { Threads } from './threads.ts';
import { createTurns } from './turns.ts';

export type RunInWorker = <T extends Exclude<SchemaTask, 'infer'>>(
  task: T,
  asked: SchemaTasks[T]['asked'],
) => Promise<SchemaTasks[T]['answer']>;

/**
 * Runs work with schemas outside the server's own thread, two at once, each stopped after `limitMs` with
 * `schema_too_slow`: a regular expression in a schema may never come to an end.
 */
export function createRunInWorker(threads: Threads, limitMs: number): RunInWorker {
  const takeTurn = createTurns({ atOnce: 2, waiting: 20 });
  return (task, asked) =>
    takeTurn(() =>
      threads.use(async (thread) => {
        const timer = setTimeout(thread.giveUp, limitMs);
        try {
          return await thread.order({ task, asked });
        } finally {
          clearTimeout(timer);
        }
      }),
    );
}
