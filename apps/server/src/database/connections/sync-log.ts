import { type FileHandle, open } from 'node:fs/promises';

/** Waits until a file's writes are on disk, without blocking the event loop. */
export type LogSync = {
  /** Resolves once everything that was written before the call survives a power cut. */
  sync(): Promise<void>;
  close(): Promise<void>;
};

/** For the write-ahead log of the SQLite file at `path`. Concurrent calls share the next sync. */
export function createLogSync(path: string): LogSync {
  let file: FileHandle | undefined;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function syncOnce() {
    // Opened with the first commit: before it there is no log.
    file ??= await open(`${path}-wal`, 'r+');
    await file.datasync();
  }

  function start(): Promise<void> {
    next = undefined;
    const sync = syncOnce();
    running = sync;
    const end = () => {
      if (running === sync) running = undefined;
    };
    sync.then(end, end);
    return sync;
  }

  return {
    sync() {
      if (!running) return start();
      next ??= running.then(start, start);
      return next;
    },
    async close() {
      await Promise.allSettled([running, next]);
      await file?.close();
    },
  };
}
