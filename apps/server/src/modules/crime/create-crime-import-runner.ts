import { rm } from 'node:fs/promises';
import type { ImportProgress } from '@halyard/crime-analysis';
import { untilThereIsSpace } from '../../platform/storage/until-there-is-space.ts';
import { createTurns } from './import-lease.ts';
import {
  endCrimeImport,
  findHalfTakenBack,
  findSilentImports,
  findUnderWay,
  markReady,
  saveCrimeProgress,
} from './import-store.ts';
import {
  failCrimeImport,
  problemOfImport,
  type RunPorts,
  runCrimeImport,
  type WaitingCrimeImport,
} from './run-crime-import.ts';
import { type Swept, sweepCrimeFolder } from './sweep-crime-folder.ts';
import { takeBackCrime } from './take-back-crime.ts';

/** A node that has not spoken for its import for this long is gone. */
const leaseTimeoutMs = 60_000;
const beatEveryMs = 1_000;

export type PreparedImport = WaitingCrimeImport & {
  /** Brings the files to `path` before the import waits for its turn. */
  readonly prepare?: (signal: AbortSignal, onBytes: (bytesRead: number) => void) => Promise<void>;
};

type Options = RunPorts & {
  readonly onFailure: (cause: unknown) => void;
  /** Throws for files that need not wait for a turn, since they would be rejected. */
  readonly check?: (path: string, signal: AbortSignal) => Promise<void>;
  /** Hears of data that no row names and of what went for good. */
  readonly onSwept?: (swept: Swept) => void;
};
type Owned = { readonly stopper: AbortController; progress: Partial<ImportProgress> };

/** Says every second that this node works on its imports and how far they are; hears of those that were ended. */
function createHeartbeat({ database, clock, onFailure }: Options) {
  const owned = new Map<string, Owned>();
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> = Promise.resolve();

  async function save() {
    const ids = [...owned.keys()];
    await database.write(async (tx) => {
      for (const id of ids) await saveCrimeProgress(tx, id, owned.get(id)?.progress ?? {}, clock());
    });
    const underWay = await findUnderWay(database.read, ids);
    for (const id of ids) if (!underWay.has(id)) owned.get(id)?.stopper.abort();
  }

  function beat() {
    beating = beating.then(save).catch(onFailure);
  }

  return {
    take(id: string): Owned {
      const mine: Owned = { stopper: new AbortController(), progress: {} };
      owned.set(id, mine);
      timer ??= setInterval(beat, beatEveryMs).unref();
      return mine;
    },
    async release(id: string): Promise<void> {
      owned.delete(id);
      if (owned.size > 0) return;
      clearInterval(timer);
      timer = undefined;
      await beating;
    },
    stop: (id: string) => owned.get(id)?.stopper.abort(),
    stopAll() {
      for (const { stopper } of owned.values()) stopper.abort();
    },
  };
}

/**
 * Runs imports of police data in the background, of each person one after the other and of two people side by side over
 * all nodes, and tidies up after nodes that died. Only the work waits in line: archives are fetched side by side.
 */
export function createCrimeImportRunner(options: Options) {
  const { onFailure, onSwept, check, ...ports } = options;
  const { database, clock, folder } = ports;
  const heart = createHeartbeat(options);
  const turns = createTurns({ database, clock, leaseTimeoutMs });
  const running = new Set<Promise<void>>();
  let isEnding = false;

  async function prepare({ prepare: bring, ...waiting }: PreparedImport, mine: Owned): Promise<boolean> {
    const { signal } = mine.stopper;
    try {
      await bring?.(signal, (bytesRead) => {
        mine.progress = { bytesRead };
      });
      if (check) await check(waiting.path, signal);
      return true;
    } catch (cause) {
      if (signal.aborted) return false;
      const known = problemOfImport(cause);
      await untilThereIsSpace(signal, () =>
        failCrimeImport(ports, waiting, known?.problem ?? 'network_failed', known?.detail ?? ''),
      );
      return false;
    }
  }

  async function runInTurn(waiting: PreparedImport, mine: Owned): Promise<void> {
    const { signal } = mine.stopper;
    if (!(await turns.wait(waiting.id, signal))) return;
    const onProgress = (progress: ImportProgress) => {
      mine.progress = progress;
    };
    await runCrimeImport(ports, waiting, { signal, onProgress });
  }

  async function run(waiting: PreparedImport): Promise<void> {
    const mine = heart.take(waiting.id);
    if (isEnding) mine.stopper.abort();
    try {
      if (!(await prepare(waiting, mine))) return;
      if (!(await database.write((tx) => markReady(tx, waiting.id, clock())))) return;
      await runInTurn(waiting, mine);
    } finally {
      await heart.release(waiting.id);
      if (!waiting.keepFiles) await rm(waiting.path, { recursive: true, force: true });
    }
  }

  return {
    /** Queues an import whose row is written already; answers when it has ended, for those who want to wait. */
    add(waiting: PreparedImport): Promise<void> {
      const done = run(waiting).catch(onFailure);
      running.add(done);
      return done.finally(() => running.delete(done));
    },
    /** Stops the work on an import that was cancelled; on another node it stops within a second by itself. */
    interrupt(id: string): void {
      heart.stop(id);
    },
    /** Ends imports whose node is gone and tidies the crime folder up; `silentForMs` 0 at the start of the only node. */
    async sweep(silentForMs = leaseTimeoutMs): Promise<void> {
      const now = clock();
      const ending = { state: 'failed', from: ['waiting', 'reading'], problem: 'interrupted' } as const;
      for (const id of await findSilentImports(database.read, now, silentForMs)) {
        await database.write((tx) => endCrimeImport(tx, id, ending, now));
        await takeBackCrime(database, folder, id);
      }
      for (const id of await findHalfTakenBack(database.read)) await takeBackCrime(database, folder, id);
      const swept = await sweepCrimeFolder(database.read, folder, now);
      if (swept.kept.length > 0 || swept.dropped.length > 0) onSwept?.(swept);
    },
    async stop(): Promise<void> {
      isEnding = true;
      heart.stopAll();
      await Promise.all(running);
    },
  };
}

export type CrimeImportRunner = ReturnType<typeof createCrimeImportRunner>;
