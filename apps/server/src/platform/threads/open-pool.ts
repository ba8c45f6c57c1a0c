import { Tinypool } from 'tinypool';

/** A thread that no one needs ends after this long; until then the next work begins at once. */
const idleMs = 30_000;
const memoryMb = 512;

/**
 * Threads that run the function `work` of a file, with bounded memory and without the environment; they do not keep the
 * process alive. A thread that needs more memory ends, and its work is rejected with `ERR_WORKER_OUT_OF_MEMORY`.
 */
export const openPool = (file: URL, maxThreads: number): Tinypool =>
  new Tinypool({
    filename: file.href,
    name: 'work',
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads,
    idleTimeout: idleMs,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });

export type Pool = ReturnType<typeof openPool>;
