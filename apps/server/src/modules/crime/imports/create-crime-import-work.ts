import { ApiError } from '@halyard/contracts/errors.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Actor } from '../../../event-log/event-log.ts';
import type { BackgroundWork } from '../../../platform/background/background-work.ts';
import type { KindOfWork, Work, WorkContext } from '../../../platform/background/work-kind.ts';
import { bringCrimeFiles, type FileSources, monthOf, openCrimeFiles } from './bring-crime-files.ts';
import { cancelWithEvent, failWithEvent } from './end-crime-import.ts';
import { findQueued, reopenCrimeImport } from './import-store.ts';
import { isReadingQueued, queueReading, wishOf } from './queue-crime-import.ts';
import { waitingKey } from './revert-crime-import.ts';
import {
  failCrimeImport,
  problemOfImport,
  type RunPorts,
  runCrimeImport,
  tidyCancelled,
  type WaitingCrimeImport,
} from './run-crime-import.ts';

export type CrimeWorkOptions = RunPorts &
  FileSources & {
    readonly work: Pick<BackgroundWork, 'add'>;
    /** Throws for files that need not be queued, since they would be rejected. */
    readonly check?: (path: string, signal: AbortSignal) => Promise<void>;
  };

const idOf = ({ payload: { importId = '' } }: Work) => importId;

/**
 * How police data is imported: of each person one import after the other and of two people side by side over all nodes,
 * and once more after a node died. Only the reading waits in line: archives are fetched side by side.
 */
export function createCrimeImportWork(options: CrimeWorkOptions) {
  const { database, storage, check, work: queue } = options;

  const endings = {
    onFailed: (tx: Transaction, work: Work) =>
      failWithEvent(tx, options, { id: idOf(work), actor: wishOf(work).actor, problem: 'interrupted' }),
    async onCancelled(tx: Transaction, work: Work, actor: Actor) {
      const isCancelled = await cancelWithEvent(tx, options, { id: idOf(work), actor, from: ['waiting', 'reading'] });
      if (!isCancelled) throw new ApiError('work_not_running');
    },
    onRetried: (tx: Transaction, work: Work) => reopenCrimeImport(tx, idOf(work)),
  };

  /** The import in progress; undefined when it has ended. */
  async function findWaiting(work: Work) {
    const row = await findQueued(database.read, idOf(work));
    if (!row || (row.state !== 'waiting' && row.state !== 'reading')) return undefined;
    const { id, name, source } = row;
    const onlyMonth = monthOf(row);
    const waiting: Omit<WaitingCrimeImport, 'path'> = {
      ...wishOf(work),
      id,
      name,
      ...(source === 'sample' && { isSample: true }),
      ...(onlyMonth !== undefined && { onlyMonth }),
    };
    return { row, waiting };
  }

  type Found = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

  /**
   * Processes the files before they are read; on an error the import fails with the reason, and undefined is returned.
   */
  async function prepare<T>({ waiting }: Found, context: WorkContext, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (cause) {
      const known = context.signal.aborted ? undefined : problemOfImport(cause);
      if (context.signal.aborted) await tidyCancelled(options, waiting);
      if (!known) throw cause;
      await failCrimeImport(options, waiting, context, known);
      await storage.remove([waitingKey(waiting.id)]);
      return undefined;
    }
  }

  /** Fetches the files and inspects them. */
  async function bring({ row }: Found, context: WorkContext): Promise<true> {
    await bringCrimeFiles(options, row, context);
    if (!check || row.source === 'sample') return true;
    const { path, release } = await openCrimeFiles(options, row, context);
    await check(path, context.signal).finally(release);
    return true;
  }

  const files: KindOfWork = {
    ...endings,
    atOnce: 8,
    attempts: 2,
    retryInMs: () => 1_000,
    async handler(work, context) {
      const found = await findWaiting(work);
      if (!found || (await isReadingQueued(database.read, idOf(work)))) return undefined;
      if (!(await prepare(found, context, () => bring(found, context)))) return undefined;
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
      const opened = found && (await prepare(found, context, () => openCrimeFiles(options, found.row, context)));
      if (opened) {
        const waiting = Object.assign({ path: opened.path }, found.waiting);
        await runCrimeImport(options, waiting, context).finally(opened.release);
      }
      await storage.remove([waitingKey(idOf(work))]);
      return undefined;
    },
  };

  return { files, imports };
}

export type CrimeImportWork = ReturnType<typeof createCrimeImportWork>;
