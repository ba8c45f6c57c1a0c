import { startThread, type Thread } from './start-thread.ts';

/** A thread that no one needs ends after this long; until then the next work begins at once. */
const idleMs = 30_000;

/** Hands out threads for one piece of work each, and keeps those that are free for the next. */
export function createThreads() {
  const idle = new Map<Thread, NodeJS.Timeout>();

  function takeIdle(): Thread | undefined {
    for (const [thread, timer] of idle) {
      clearTimeout(timer);
      idle.delete(thread);
      if (thread.isFree()) return thread;
    }
    return undefined;
  }

  function end(thread: Thread) {
    clearTimeout(idle.get(thread));
    idle.delete(thread);
    return thread.stop();
  }

  return {
    /** An aborted signal ends the work and its thread. */
    async use<T>(signal: AbortSignal, work: (thread: Thread) => Promise<T>): Promise<T> {
      signal.throwIfAborted();
      const thread = takeIdle() ?? startThread();
      const giveUp = () => thread.giveUp(signal.reason);
      signal.addEventListener('abort', giveUp, { once: true });
      try {
        return await work(thread);
      } finally {
        signal.removeEventListener('abort', giveUp);
        if (thread.isFree()) idle.set(thread, setTimeout(() => void end(thread), idleMs).unref());
        else await thread.stop();
      }
    },
    async close() {
      await Promise.all([...idle.keys()].map(end));
    },
  };
}

export type Threads = ReturnType<typeof createThreads>;
