import { ApiError } from '@halyard/contracts/errors.ts';
import type { KindOfWork, Work } from '../../platform/background/work-kind.ts';
import { rejectionsBeside, uploadKey } from '../../platform/files/rejections-beside.ts';
import { type FileStorage, NotStored } from '../../platform/storage/file-storage.ts';
import { cancelWithEvent, giveUpImport } from './end-import.ts';
import type { ImportPorts } from './import-ports.ts';
import { findQueued, isReadAgain, resetImport, withdrawUndo } from './import-store.ts';
import { actorOf } from './queue-import.ts';
import { runImport } from './run-import.ts';
import { runUndo } from './run-undo.ts';

type Options = ImportPorts & {
  /** Where uploads wait, whichever node received them. */
  readonly storage: FileStorage;
};

const idOf = ({ payload: { importId = '' } }: Work) => importId;

/** How imports are run and undone: one after the other over all nodes, and again from the start after a node died. */
export function createImportWork({ storage, ...ports }: Options) {
  const { database } = ports;

  /** The upload, and beside it what a feed rejected. */
  async function filesOf(id: string): Promise<readonly string[]> {
    const beside = rejectionsBeside(uploadKey(id));
    return (await storage.find(beside)) ? [uploadKey(id), beside] : [uploadKey(id)];
  }

  /** A missing file is handled by its reader. */
  async function open(keys: readonly string[]) {
    const held = await storage.hold(keys).catch((cause) => {
      if (!(cause instanceof NotStored)) throw cause;
    });
    return { path: storage.localPath(keys[0] ?? ''), release: () => held?.release() };
  }

  const imports: KindOfWork = {
    atOnce: 1,
    overAllNodes: true,
    attempts: 3,
    retryInMs: () => 1_000,
    async handler(work, context) {
      const row = await findQueued(database.read, idOf(work));
      if (!row) return undefined;
      const { id, format, bytes, file_name: fileName } = row;
      const isFeed = row.source_id !== null;
      const keys = await filesOf(id);
      const { path, release } = await open(keys);
      const waiting = { id, format, bytes, fileName, path, isFeed, actor: actorOf(work) };
      await runImport(ports, waiting, context).finally(release);
      // Its columns may be chosen otherwise, as long as it waits for a review.
      if (await isReadAgain(database.read, id)) return undefined;
      await storage.remove(keys);
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
