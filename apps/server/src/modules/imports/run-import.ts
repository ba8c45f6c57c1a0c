import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type ImportFormat, type ImportProblem, importMaxObjects } from '@halyard/contracts/imports.ts';
import { countsAddUp, readImport } from '@halyard/threat-exchange';
import type { Transaction } from '../../database/database.ts';
import { isStorageFull } from '../../database/storage-full.ts';
import { type Actor, everyone } from '../../event-log/event-log.ts';
import { untilThereIsSpace } from '../../platform/storage/until-there-is-space.ts';
import type { ImportPorts } from './import-ports.ts';
import { endImport, giveTurnBack, type Progress, saveProgress } from './import-store.ts';
import { publishImport } from './publish-import.ts';
import { runUndo } from './run-undo.ts';
import { createStaging } from './stage-import.ts';

const maxObjectBytes = 1024 * 1024;

/** A file that waits to be imported. */
export type WaitingImport = {
  readonly id: string;
  readonly fileName: string;
  readonly format: ImportFormat;
  /** Where the file lies. */
  readonly path: string;
  readonly actor: Actor;
  /** The file is someone else's and stays where it is. */
  readonly keepFile?: true;
};

/** The whole file is rejected; nothing of it stays. */
class FileProblem extends Error {
  readonly problem: ImportProblem;
  readonly detail: string;

  constructor(problem: ImportProblem, detail: string) {
    super(`The file cannot be imported: ${problem}.`);
    this.problem = problem;
    this.detail = detail;
  }
}

/** Someone cancelled it, or this process ends. */
class Stopped extends Error {}

/** A step of the import and how far it is, in one transaction; someone may have cancelled it before each. */
function createStepper({ database, clock }: ImportPorts, { id }: WaitingImport, signal: AbortSignal) {
  return async function step<T>(work: (tx: Transaction) => Promise<T>, progress: () => Progress): Promise<T> {
    if (signal.aborted) throw new Stopped();
    return database.writeStep(async (tx) => {
      const done = await work(tx);
      if (!(await saveProgress(tx, id, progress(), clock()))) throw new Stopped();
      return done;
    });
  };
}

type Step = ReturnType<typeof createStepper>;

async function stageFile(ports: ImportPorts, file: WaitingImport, step: Step) {
  const staging = createStaging({ importId: file.id, fileName: file.fileName, now: ports.clock() });
  let bytesRead = 0;
  const progress = (): Progress => {
    const { objectsIn, ...counts } = staging.counts;
    return { ...counts, objects_in: objectsIn, bytes_read: bytesRead };
  };
  const stage = <T>(work: (tx: Transaction) => Promise<T>) => step(staging.repeatable(work), progress);
  const chunks = createReadStream(file.path, { highWaterMark: 256 * 1024 });
  const options = {
    maxObjects: importMaxObjects,
    maxObjectBytes,
    onProgress: (bytes: number) => {
      bytesRead = bytes;
    },
  };
  for await (const item of readImport(file.format, chunks, options)) {
    if (item.kind === 'problem') throw new FileProblem(item.problem, item.detail);
    if (staging.take(item)) await stage(staging.flush);
  }
  await stage(staging.flush);
  while (await stage(staging.stageNamed));
  while (await stage(staging.nameAuthors));
  for (let after: string | undefined = ''; after !== undefined; ) {
    const from: string = after;
    after = await stage((tx) => staging.rejectDangling(tx, from));
  }
  while (await stage(staging.rejectDanglingUpdates));
  await step(
    async () => {},
    () => ({ ...progress(), state: 'storing' }),
  );
  if (!countsAddUp(staging.counts))
    throw new Error(`Import ${file.id} does not balance: ${JSON.stringify(staging.counts)}`);
  return staging.counts;
}

async function finish({ database, clock, log }: ImportPorts, { id, fileName, actor }: WaitingImport, count: number) {
  await database.write(async (tx) => {
    const now = clock();
    if (!(await endImport(tx, id, { state: 'finished', from: ['storing'] }, now))) throw new Stopped();
    await giveTurnBack(tx, id);
    await log.record(tx, {
      at: now,
      kind: 'import_finished',
      severity: 'low',
      actor,
      audienceId: everyone,
      objectType: 'import',
      objectId: id,
      subject: fileName,
      details: { count },
      tell: { analysts: true },
    });
  });
}

function problemOf(cause: unknown): { problem: ImportProblem; detail: string } | undefined {
  if (cause instanceof FileProblem) return cause;
  return isStorageFull(cause) ? { problem: 'storage_full', detail: '' } : undefined;
}

async function fail(
  ports: ImportPorts,
  { id, fileName, actor }: WaitingImport,
  problem: ImportProblem,
  detail: string,
) {
  const { database, clock, log } = ports;
  await database.write(async (tx) => {
    const now = clock();
    const hasEnded = await endImport(tx, id, { state: 'failed', from: ['reading', 'storing'], problem, detail }, now);
    if (!hasEnded) return;
    await log.record(tx, {
      at: now,
      kind: 'import_failed',
      severity: 'medium',
      actor,
      audienceId: everyone,
      objectType: 'import',
      objectId: id,
      subject: fileName,
      details: { reason: problem },
    });
  });
}

/**
 * Imports one file whose turn it is. However it ends, either all of it is there or nothing; an error that is no fault
 * of the file is thrown after everything was cleared away.
 */
export async function runImport(ports: ImportPorts, file: WaitingImport, signal: AbortSignal): Promise<void> {
  try {
    const step = createStepper(ports, file, signal);
    const { objectsIn } = await stageFile(ports, file, step);
    await publishImport({ run: (work) => step(work, () => ({})), clock: ports.clock }, ports.database.dialect, file.id);
    await finish(ports, file, objectsIn);
  } catch (cause) {
    // A process that ends leaves the clearing away to the next start: it has ten seconds.
    if (signal.aborted) return;
    const known = problemOf(cause);
    // Before anything is written down: the upload lies on the disk that is full.
    if (known?.problem === 'storage_full' && !file.keepFile) await rm(file.path, { force: true });
    await untilThereIsSpace(signal, async () => {
      if (!(cause instanceof Stopped)) await fail(ports, file, known?.problem ?? 'interrupted', known?.detail ?? '');
      await runUndo(ports, file.id, signal);
    });
    if (!known && !(cause instanceof Stopped)) throw cause;
  }
}
