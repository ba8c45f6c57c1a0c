import type { DatabaseSync } from 'node:sqlite';
import type { Semaphore } from '@halyard/contracts/concurrency/semaphore.ts';
import { startUpkeepThread, type UpkeepThread } from './start-upkeep-thread.ts';

/** Pages in the write-ahead log that call for upkeep; as many as SQLite lets gather by default. */
const pagesUntilUpkeep = 1_000;
/** A thread takes memory, some of it permanently: a first start does not need one. */
const pagesUntilThread = 4_000;
const idleMs = 5_000;
const retryMs = 30_000;

type Options = {
  readonly path: string;
  readonly writeLock: Semaphore;
  readonly onFailure: (cause: unknown) => void;
};

/**
 * Keeps the SQLite file in shape beside the event loop: the write-ahead log goes back into the file, and the full text
 * is merged. Both take SQLite tens of milliseconds and, once in a while, far longer; done by the writer itself, no one
 * would be answered meanwhile. The thread works while it has the writer's turn, and lives only while there is work.
 */
export function createUpkeep({ path, writeLock, onFailure }: Options) {
  let thread: UpkeepThread | undefined;
  let work: Promise<void> | undefined;
  let idle: NodeJS.Timeout | undefined;
  let restsUntil = 0;

  async function end() {
    const ending = thread;
    thread = undefined;
    await ending?.end();
  }

  async function workInTurn(): Promise<boolean> {
    await writeLock.acquire();
    try {
      thread ??= startUpkeepThread(path);
      return await thread.work();
    } finally {
      writeLock.release();
    }
  }

  async function workUntilDone() {
    clearTimeout(idle);
    try {
      while (await workInTurn());
    } catch (cause) {
      // On a full disk every commit would ask again, and get the same error.
      restsUntil = performance.now() + retryMs;
      onFailure(cause);
    }
    work = undefined;
    idle = setTimeout(() => void end().catch(onFailure), idleMs).unref();
  }

  return {
    /** Returns a callback for a connection after a commit, before it releases its turn. */
    watch(connection: DatabaseSync): () => void {
      const readWaiting = connection.prepare('pragma wal_checkpoint(noop)');
      const isDue = () => {
        const { log = 0, checkpointed = 0 } = readWaiting.get() ?? {};
        return Number(log) - Number(checkpointed) >= (thread ? pagesUntilUpkeep : pagesUntilThread);
      };
      return () => {
        if (!work && performance.now() >= restsUntil && isDue()) work = workUntilDone();
      };
    },
    async stop() {
      restsUntil = Number.POSITIVE_INFINITY;
      await work;
      clearTimeout(idle);
      await end();
    },
  };
}
