import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type { ImportPorts } from './import-ports.ts';
import { acquireLease, endImport, findHalfDone, findSilent, keepWaiting, takeOver } from './import-store.ts';
import { runImport, type WaitingImport } from './run-import.ts';
import { runUndo } from './run-undo.ts';

/** A node that has not spoken for its import for this long is gone. */
const leaseTimeoutMs = 60_000;
const askAgainMs = 500;

type Options = ImportPorts & { readonly onFailure: (cause: unknown) => void };
type Waiting = 'waiting' | 'undoing';

/** Runs imports and undoes them in the background, one after the other over all nodes, and tidies up after dead nodes. */
export function createImporter({ onFailure, ...ports }: Options) {
  const { database, clock } = ports;
  const ending = new AbortController();
  const { signal } = ending;
  let line: Promise<void> = Promise.resolve();
  let clearing: Promise<void> = Promise.resolve();

  async function waitForTurn(id: string, state: Waiting): Promise<boolean> {
    while (!signal.aborted) {
      if (await database.write((tx) => acquireLease(tx, id, state, clock()))) return true;
      if (!(await database.write((tx) => keepWaiting(tx, id, state, clock())))) return false;
      await setTimeout(askAgainMs, undefined, { signal }).catch(() => undefined);
      await endSilent(leaseTimeoutMs);
      await finishHalfDone(leaseTimeoutMs);
    }
    return false;
  }

  /** Ends imports whose node is gone. */
  async function endSilent(silentForMs: number): Promise<void> {
    const now = clock();
    const from = ['waiting', 'reading', 'storing'] as const;
    for (const id of await findSilent(database.read, from, now, silentForMs))
      await database.write((tx) => endImport(tx, id, { state: 'failed', from, problem: 'interrupted' }, now));
  }

  /** Clears away, or undoes, the rest of what a node that is gone has left. */
  async function finishHalfDone(silentForMs: number): Promise<void> {
    for (const id of await findHalfDone(database.read, clock(), silentForMs)) {
      if (signal.aborted || !(await database.write((tx) => takeOver(tx, id, clock(), silentForMs)))) continue;
      await runUndo(ports, id, signal);
    }
  }

  function queue(work: () => Promise<void>): Promise<void> {
    line = line.then(work).catch(onFailure);
    return line;
  }

  async function undoInTurn(id: string) {
    if (await waitForTurn(id, 'undoing')) await runUndo(ports, id, signal);
  }

  return {
    /** Queues a file; answers when it has ended, for those who want to wait. */
    add(file: WaitingImport): Promise<void> {
      return queue(async () => {
        try {
          if (await waitForTurn(file.id, 'waiting')) await runImport(ports, file, signal);
        } finally {
          if (!file.keepFile) await rm(file.path, { force: true });
        }
      });
    },
    /** Queues the undo of an import that is `undoing`. */
    undo: (id: string): Promise<void> => queue(() => undoInTurn(id)),
    endSilent,
    /** Ends and finishes what dead nodes have left; `silentForMs` 0 at the start of the only node. */
    async sweep(silentForMs = leaseTimeoutMs): Promise<void> {
      await endSilent(silentForMs);
      clearing = finishHalfDone(silentForMs);
      await clearing;
      for (const id of await findSilent(database.read, ['undoing'], clock(), silentForMs))
        void queue(() => undoInTurn(id));
    },
    async stop(): Promise<void> {
      ending.abort();
      await line;
      await clearing.catch(() => undefined);
    },
  };
}

export type Importer = ReturnType<typeof createImporter>;
