import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Actor } from '../../../event-log/event-log.ts';
import type { BackgroundWork } from '../../../platform/background/background-work.ts';
import type { KindOfWork, Work, WorkContext } from '../../../platform/background/work-kind.ts';
import { bringCrimeFiles, type FileSources, monthOf } from './bring-crime-files.ts';
import { cancelWithEvent, failWithEvent } from './end-crime-import.ts';
import { findQueued, reopenCrimeImport } from './import-store.ts';
import { isReadingQueued, queueReading, wishOf } from './queue-crime-import.ts';
import {
  failCrimeImport,
  problemOfImport,
  type RunPorts,
  runCrimeImport,
  tidyCancelled,
  type WaitingCrimeImport,
} from './run-crime-import.ts';
import { waitingFolder } from './sweep-crime-folder.ts';

export type CrimeWorkOptions = RunPorts &
  FileSources & {
    readonly work: Pick<BackgroundWork, 'add'>;
    /** Throws for files that need not wait for a turn, since they would be rejected. */
    readonly check?: (path: string, signal: AbortSignal) => Promise<void>;
  };

const idOf = ({ payload: { importId = '' } }: Work) => importId;

/**
 * How police data is imported: of each person one import after the other and of two people side by side over all nodes,
 * and once more after a node died. Only the reading waits in line: archives are fetched side by side.
 */
export function createCrimeImportWork(options: CrimeWorkOptions) {
  const { database, folder, check, work: queue } = options;

  const endings = {
    onFailed: (tx: Transaction, work: Work) =>
      failWithEvent(tx, options, { id: idOf(work), actor: wishOf(work).actor, problem: 'interrupted' }),
    async onCancelled(tx: Transaction, work: Work, actor: Actor) {
      const isCancelled = await cancelWithEvent(tx, options, { id: idOf(work), actor, from: ['waiting', 'reading'] });
      if (!isCancelled) throw new ApiError('work_not_running');
    },
    onRetried: (tx: Transaction, work: Work) => reopenCrimeImport(tx, idOf(work)),
  };

  /** The import as far as it is under way; undefined when it has ended. */
  async function findWaiting(work: Work) {
    const row = await findQueued(database.read, idOf(work));
    if (!row || (row.state !== 'waiting' && row.state !== 'reading')) return undefined;
    const { id, name, source } = row;
    const onlyMonth = monthOf(row);
    const waiting: WaitingCrimeImport = {
      ...wishOf(work),
      id,
      name,
      path: join(waitingFolder(folder), id),
      ...(source === 'sample' && { isSample: true }),
      ...(onlyMonth !== undefined && { onlyMonth }),
    };
    return { row, waiting };
  }

  /** Whether the files are there and may be read; an import that fails for them says why. */
  async function prepare({ row, waiting }: NonNullable<Awaited<ReturnType<typeof findWaiting>>>, context: WorkContext) {
    try {
      await bringCrimeFiles(options, row, waiting.path, context);
      await check?.(waiting.path, context.signal);
      return true;
    } catch (cause) {
      const known = context.signal.aborted ? undefined : problemOfImport(cause);
      if (context.signal.aborted) await tidyCancelled(options, waiting);
      if (!known) throw cause;
      await failCrimeImport(options, waiting, context, known);
      await rm(waiting.path, { recursive: true, force: true });
      return false;
    }
  }

  const files: KindOfWork = {
    ...endings,
    atOnce: 8,
    attempts: 2,
    retryInMs: () => 1_000,
    async handler(work, context) {
      const found = await findWaiting(work);
      if (!found || (await isReadingQueued(database.read, idOf(work))) || !(await prepare(found, context)))
        return undefined;
      await database.write(async (tx) => {
        await context.checkpoint(tx);
        await queueReading(tx, queue, found.row, wishOf(work));
      });
      return undefined;
    },
  };

  const imports: KindOfWork = {
    ...endings,
    atOnce: 2,
    overAllNodes: true,
    perPerson: 1,
    attempts: 2,
    retryInMs: () => 1_000,
    async handler(work, context) {
      const found = await findWaiting(work);
      if (found) await runCrimeImport(options, found.waiting, context);
      await rm(join(waitingFolder(folder), idOf(work)), { recursive: true, force: true });
      return undefined;
    },
  };

  return { files, imports };
}

export type CrimeImportWork = ReturnType<typeof createCrimeImportWork>;
