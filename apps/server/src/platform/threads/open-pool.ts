import { Tinypool } from 'tinypool';

/** An idle thread ends after this long; until then the next work starts immediately. */
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

/**
 * The same in separate processes, for untrusted code: a thread that needs too much memory takes the whole process with
 * it. A dead one is replaced, and its work is rejected.
 */
export function openProcesses(file: URL, most: number): Tinypool {
  const pool = new Tinypool({
    filename: file.href,
    name: 'work',
    runtime: 'child_process',
    serialization: 'advanced',
    minThreads: 0,
    maxThreads: most,
    idleTimeout: idleMs,
    env: {},
    execArgv: [`--max-old-space-size=${memoryMb}`],
  });
  // An idle one that ends causes no failure.
  pool.on('error', () => undefined);
  return pool;
}

export type Pool = ReturnType<typeof openPool>;
