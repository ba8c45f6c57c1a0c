import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { claimTurn, endImport, findLeftovers, findSilent } from './import-store.ts';
import { type ImportPorts, runImport, type WaitingImport } from './run-import.ts';
import { takeBackImport } from './take-back-import.ts';

/** A node that has not spoken for its import for this long is gone. */
const silentMs = 60_000;
const askAgainMs = 500;

type Options = ImportPorts & { readonly onFailure: (cause: unknown) => void };

/** Runs imports in the background, one after the other over all nodes, and tidies up after nodes that died. */
export function createImporter({ onFailure, ...ports }: Options) {
  const { database, clock } = ports;
  const ending = new AbortController();
  let line: Promise<void> = Promise.resolve();

  async function waitForTurn(id: string): Promise<boolean> {
    while (!ending.signal.aborted) {
      if (await database.write((tx) => claimTurn(tx, id, clock(), silentMs))) return true;
      const { numUpdatedRows } = await database.write((tx) =>
        tx
          .updateTable('imports')
          .set({ beat_at: clock() })
          .where('id', '=', id)
          .where('state', '=', 'waiting')
          .executeTakeFirstOrThrow(),
      );
      if (numUpdatedRows === 0n) return false;
      await setTimeout(askAgainMs);
    }
    return false;
  }

  async function run(file: WaitingImport) {
    try {
      if (await waitForTurn(file.id)) await runImport(ports, file, ending.signal);
    } finally {
      if (!file.keepFile) await rm(file.path, { force: true });
    }
  }

  return {
    /** Queues a file; answers when it has ended, for those who want to wait. */
    add(file: WaitingImport): Promise<void> {
      line = line.then(() => run(file)).catch(onFailure);
      return line;
    },
    /** Ends imports whose node is gone and takes back what they left; `silentForMs` 0 at the start of the only node. */
    async sweep(silentForMs = silentMs): Promise<void> {
      const now = clock();
      for (const id of await findSilent(database.read, now, silentForMs))
        await database.write((tx) =>
          endImport(tx, id, { state: 'failed', from: ['waiting', 'reading', 'storing'], problem: 'interrupted' }, now),
        );
      for (const id of await findLeftovers(database.read)) await takeBackImport(database, id);
    },
    async stop(): Promise<void> {
      ending.abort();
      await line;
    },
  };
}

export type Importer = ReturnType<typeof createImporter>;
