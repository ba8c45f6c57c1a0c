import type { ConflictMode, CrimeDecision, CrimeFileProblem } from '@halyard/contracts/crime/crime-imports.ts';
import type { FileReport, ImportProgress } from '@halyard/crime-analysis';
import type { Clock } from '../../../clock.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import { isStorageFull } from '../../../database/storage-full.ts';
import { type Actor, type EventLog, everyone } from '../../../event-log/event-log.ts';
import type { WorkContext } from '../../../platform/background/work-kind.ts';
import type { FileStorage } from '../../../platform/storage/file-storage.ts';
import { untilThereIsSpace } from '../../../platform/storage/until-there-is-space.ts';
import type { CrimeImporter } from '../crime-ports.ts';
import { failWithEvent } from './end-crime-import.ts';
import { readKnownFiles, readStagedFiles, stageFile, sumFiles } from './file-store.ts';
import { findConflicts } from './find-conflicts.ts';
import {
  beginReading,
  endCrimeImport,
  findQueued,
  holdCrimeImport,
  lockCoverage,
  saveCrimeProgress,
} from './import-store.ts';
import { publishCrime } from './publish-crime.ts';
import { forgetAttempt, listStoredFiles, removeStored, revertCrimeImport, waitingKey } from './revert-crime-import.ts';

export type RunPorts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: EventLog;
  readonly newId: () => string;
  readonly importer: CrimeImporter;
  readonly storage: FileStorage;
};

/** Something that waits to be imported. */
export type WaitingCrimeImport = {
  readonly id: string;
  readonly name: string;
  /** A CSV file, a zip or a folder of this machine. */
  readonly path: string;
  readonly actor: Actor;
  readonly isSample?: true;
  /** The decision about months that it would make worse; `ask` by default. */
  readonly conflict?: ConflictMode;
  /** Only files of this month are taken out of a zip. */
  readonly onlyMonth?: string;
  /** The files belong to the user and stay in place. */
  readonly keepFiles?: true;
};

/** The import cannot be published; its output so far is removed. */
export class CrimeImportProblem extends Error {
  readonly problem: CrimeFileProblem;
  readonly detail: string;

  constructor(problem: CrimeFileProblem, detail: string) {
    super(`The police data cannot be imported: ${problem}.`);
    this.problem = problem;
    this.detail = detail;
  }
}

/** `rowsIn = rowsImported + rowsRejected`, and every stored row is in exactly one part. */
function requireMatchingCounts({ name, outcome, rowsIn, rowsImported, rowsRejected, parts }: FileReport) {
  const inParts = parts.reduce((sum, { rows }) => sum + rows, 0);
  if (outcome === 'same' || (rowsIn === rowsImported + rowsRejected && inParts === rowsImported)) return;
  throw new Error(
    `${name} does not balance: ${rowsIn} in, ${rowsImported} stored (${inParts}), ${rowsRejected} rejected.`,
  );
}

/** Other nodes read files named by rows: the files come first. */
async function keepFiles(storage: FileStorage, { parts, rejectionsPath }: FileReport): Promise<void> {
  for (const key of [...parts.map(({ path }) => path), ...(rejectionsPath ? [rejectionsPath] : [])])
    await storage.put(key, { path: storage.localPath(key) });
}

const progressOf = ({ bytesRead, bytes }: ImportProgress) => ({ done: bytesRead, total: bytes });

/** Reads everything into staged parts; returns the number of imported or known files, and the first rejected one. */
async function stageAll(ports: RunPorts, waiting: WaitingCrimeImport, context: WorkContext) {
  const { database, clock, importer, newId, storage } = ports;
  const { id, path, name, onlyMonth, isSample } = waiting;
  const { signal, report, checkpoint } = context;
  const staging = { importId: id, newId, sample: isSample ? 1 : 0 } as const;
  // Each is met once; a second copy in the same import is the same, as in the first attempt.
  const staged = new Map(await readStagedFiles(database.read, storage, id));
  let taken = 0;
  let progress: ImportProgress | undefined;
  const rejected: FileReport[] = [];
  const known = Object.assign(await readKnownFiles(database.read, storage), Object.fromEntries(staged));
  // Stopped between its turn and here: an importer only receives later signals.
  signal.throwIfAborted();
  const { problem, problemDetail } = await importer.importPath({
    path,
    name,
    signal,
    onlyMonth,
    nowMs: clock(),
    known,
    onProgress(latest) {
      progress = latest;
      report(progressOf(latest), (tx) => saveCrimeProgress(tx, id, latest));
    },
    async onFile(file) {
      requireMatchingCounts(file);
      await keepFiles(storage, file);
      const isStaged = file.sha256 !== null && staged.delete(file.sha256);
      await database.write(async (tx) => {
        await checkpoint(tx, progress && progressOf(progress));
        if (!isStaged) await stageFile(tx, file, staging);
        await saveCrimeProgress(tx, id, progress ?? {});
      });
      if (file.outcome === 'rejected') rejected.push(file);
      else taken++;
    },
  });
  if (problem) throw new CrimeImportProblem(problem, problemDetail);
  return { taken, progress, firstRejected: rejected[0] };
}

type Publishing = Pick<WaitingCrimeImport, 'id' | 'name' | 'actor' | 'isSample'> & { readonly decision: CrimeDecision };

/**
 * Publishes the staged data of an import and logs it; returns the paths of dropped parts. The ledger is locked by then.
 */
export async function publishWithEvent(
  tx: Transaction,
  log: EventLog,
  { id, name, actor, isSample, decision }: Publishing,
  now: number,
): Promise<readonly string[]> {
  const dropped = await publishCrime(tx, id, { isSample: isSample === true, decision, now });
  await sumFiles(tx, id);
  const { rows_imported: count } = await tx
    .selectFrom('crime_imports')
    .select('rows_imported')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await log.record(tx, {
    at: now,
    kind: 'crime_import_finished',
    severity: 'low',
    actor,
    audienceId: everyone,
    objectType: 'crime_import',
    objectId: id,
    subject: name,
    details: { count },
    ...(!isSample && { notify: { analysts: true } }),
  });
  return dropped;
}

/** Holds an import that would make a month worse until a decision. */
async function hold(tx: Transaction, log: EventLog, waiting: WaitingCrimeImport, now: number): Promise<void> {
  const { id, name, actor } = waiting;
  await holdCrimeImport(tx, id);
  await sumFiles(tx, id);
  await log.record(tx, {
    at: now,
    kind: 'crime_import_held',
    severity: 'medium',
    actor,
    audienceId: everyone,
    objectType: 'crime_import',
    objectId: id,
    subject: name,
    notify: { analysts: true },
  });
}

async function finish(
  { database, clock, log, storage }: RunPorts,
  waiting: WaitingCrimeImport,
  { checkpoint }: WorkContext,
  progress: Partial<ImportProgress>,
) {
  const { id, isSample, conflict = 'ask' } = waiting;
  const dropped = await database.write(async (tx) => {
    const now = clock();
    await checkpoint(tx);
    await lockCoverage(tx, now);
    await saveCrimeProgress(tx, id, progress);
    if (conflict === 'ask' && !isSample && (await findConflicts(tx, id)).length > 0) {
      await hold(tx, log, waiting, now);
      return [];
    }
    if (!(await endCrimeImport(tx, id, { state: 'finished', from: ['reading'] }, now)))
      throw new Error(`Import ${id} is not there any more.`);
    return publishWithEvent(tx, log, { ...waiting, decision: conflict === 'ask' ? 'replace' : conflict }, now);
  });
  await removeStored(storage, dropped);
}

/** The user's error; undefined is not a fault of the input. */
export function problemOfImport(cause: unknown): CrimeImportProblem | undefined {
  if (cause instanceof CrimeImportProblem) return cause;
  return isStorageFull(cause) ? new CrimeImportProblem('storage_full', '') : undefined;
}

/** Makes room before anything is written down: the ledger may be on the disk that is full. */
async function freeDisk(
  { database, storage }: RunPorts,
  { id, keepFiles }: Pick<WaitingCrimeImport, 'id' | 'keepFiles'>,
): Promise<void> {
  await removeStored(storage, await listStoredFiles(database, id));
  if (!keepFiles) await storage.remove([waitingKey(id)]);
}

/** A fault of the files, or the disk: the import has failed, and its output is removed. */
export async function failCrimeImport(
  ports: RunPorts,
  waiting: Pick<WaitingCrimeImport, 'id' | 'actor' | 'keepFiles'>,
  { signal, checkpoint }: WorkContext,
  { problem, detail }: CrimeImportProblem,
): Promise<void> {
  const { database, storage } = ports;
  const { id, actor } = waiting;
  if (problem === 'storage_full') await freeDisk(ports, waiting);
  await untilThereIsSpace(signal, async () => {
    await database.write(async (tx) => {
      await checkpoint(tx);
      await failWithEvent(tx, ports, { id, actor, problem, detail });
    });
    await revertCrimeImport(database, storage, id);
  });
}

/** Removes the output of a canceled import; anything missed here is removed by the next cleanup. */
export async function tidyCancelled(
  { database, storage }: RunPorts,
  { id, keepFiles }: Pick<WaitingCrimeImport, 'id' | 'keepFiles'>,
): Promise<void> {
  if ((await findQueued(database.read, id))?.state !== 'cancelled') return;
  await revertCrimeImport(database, storage, id);
  if (!keepFiles) await storage.remove([waitingKey(id)]);
}

/** Partial output of an interrupted run is removed, and the import begins; false if it has ended. */
async function begin({ database, storage }: RunPorts, id: string, { checkpoint }: WorkContext): Promise<boolean> {
  const kept = [...(await readStagedFiles(database.read, storage, id)).values()];
  const keys = await listStoredFiles(database, id, kept);
  const hasBegun = await database.write(async (tx) => {
    await checkpoint(tx);
    if (!(await beginReading(tx, id))) return false;
    await forgetAttempt(tx, id, kept);
    return true;
  });
  if (hasBegun) await removeStored(storage, keys);
  return hasBegun;
}

async function readAndPublish(ports: RunPorts, waiting: WaitingCrimeImport, context: WorkContext): Promise<void> {
  const { taken, progress, firstRejected } = await stageAll(ports, waiting, context);
  if (taken === 0)
    throw new CrimeImportProblem(firstRejected?.problem ?? 'nothing_to_import', firstRejected?.problemDetail ?? '');
  await finish(ports, waiting, context, progress ?? {});
}

/**
 * Imports something whose turn it is. However it ends, either all of it is shown or nothing. After a node that died it
 * continues with the files that are not staged whole.
 */
export async function runCrimeImport(ports: RunPorts, waiting: WaitingCrimeImport, context: WorkContext) {
  const { database, storage } = ports;
  const { id } = waiting;
  if (!(await begin(ports, id, context))) return;
  try {
    await readAndPublish(ports, waiting, context);
  } catch (cause) {
    const known = context.signal.aborted ? undefined : problemOfImport(cause);
    if (known) return await failCrimeImport(ports, waiting, context, known);
    if (context.signal.aborted) await tidyCancelled(ports, waiting);
    else await revertCrimeImport(database, storage, id, context.checkpoint);
    throw cause;
  }
}
