import { startChild } from './start-child.ts';
import { WorkerDied } from './worker-messages.ts';
import type { AskOptions, WorkerOptions } from './worker-options.ts';

/** A child process that answers requests, several at a time if its script does. */
export type ChildWorker = {
  /**
   * Rejects with `WorkerDied`, `WorkerTimedOut`, the reason of the signal, what `onNote` threw, or `WorkFailed` for
   * what the script itself threw. The answer is what the script says it is: `T` is not checked.
   */
  ask<T>(kind: string, payload: unknown, options?: AskOptions): Promise<T>;
  /** Interrupts what runs, ends the child and waits for its end. No request is taken afterwards. */
  close(): Promise<void>;
  /** The child that runs now; undefined before the first request and after an idle end. */
  readonly pid: number | undefined;
};

/** A worker whose process is started by its first request, and again after it died. */
export function openWorker({ graceMs = 2_000, ...options }: WorkerOptions): ChildWorker {
  let child: ReturnType<typeof startChild> | null = null;
  const ending = new Set<Promise<void>>();
  let closed = false;

  function runningChild() {
    if (child) return child;
    const started = startChild({ ...options, graceMs }, () => {
      if (child === started) child = null;
    });
    ending.add(started.ended);
    void started.ended.then(() => ending.delete(started.ended));
    child = started;
    return started;
  }

  return {
    async ask<T>(kind: string, payload: unknown, ask: AskOptions = {}) {
      if (closed) throw new WorkerDied('The worker is closed.');
      ask.signal?.throwIfAborted();
      return (await runningChild().ask(kind, payload, ask)) as T;
    },
    async close() {
      closed = true;
      child?.end();
      await Promise.all(ending);
    },
    get pid() {
      return child?.pid;
    },
  };
}
