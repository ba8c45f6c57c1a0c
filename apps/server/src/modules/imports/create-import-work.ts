import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { KindOfWork, Work } from '../../platform/background/work-kind.ts';
import { rejectionsBeside } from '../../platform/files/rejections-beside.ts';
import { cancelWithEvent, giveUpImport } from './end-import.ts';
import type { ImportPorts } from './import-ports.ts';
import { findQueued, isReadAgain, resetImport, withdrawUndo } from './import-store.ts';
import { actorOf } from './queue-import.ts';
import { runImport } from './run-import.ts';
import { runUndo } from './run-undo.ts';

type Options = ImportPorts & {
  /** Where uploads wait for their turn, whichever node received them. */
  readonly uploadFolder: string;
};

const idOf = ({ payload: { importId = '' } }: Work) => importId;

/** How imports are run and undone: one after the other over all nodes, and again from the start after a node died. */
export function createImportWork({ uploadFolder, ...ports }: Options) {
  const { database } = ports;

  const imports: KindOfWork = {
    atOnce: 1,
    overAllNodes: true,
    attempts: 3,
    retryInMs: () => 1_000,
    async handler(work, context) {
      const row = await findQueued(database.read, idOf(work));
      if (!row) return undefined;
      const path = join(uploadFolder, row.id);
      const { id, format, bytes, file_name: fileName } = row;
      const isFeed = row.source_id !== null;
      await runImport(ports, { id, format, bytes, fileName, path, isFeed, actor: actorOf(work) }, context);
      // Its columns may be chosen otherwise, as long as it waits for a review.
      if (await isReadAgain(database.read, id)) return undefined;
      await rm(path, { force: true });
      await rm(rejectionsBeside(path), { force: true });
      return undefined;
    },
    onFailed: (tx, work) => giveUpImport(tx, ports, { id: idOf(work), actor: actorOf(work) }),
    async onCancelled(tx, work, actor) {
      if (!(await cancelWithEvent(tx, ports, { id: idOf(work), actor }))) throw new ApiError('work_not_running');
    },
    onRetried: (tx, work) => resetImport(tx, idOf(work), ['failed']),
  };

  const undos: KindOfWork = {
    turnsWith: 'import',
    mustEnd: true,
    atOnce: 1,
    attempts: 5,
    async handler(work, context) {
      await runUndo(ports, idOf(work), context);
      return undefined;
    },
    async onCancelled(tx, work) {
      if (!(await withdrawUndo(tx, idOf(work)))) throw new ApiError('work_not_cancellable');
    },
  };

  return { imports, undos };
}

export type ImportWork = ReturnType<typeof createImportWork>;
