import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type ImportFormat, type ImportProblem, importMaxObjects } from '@halyard/contracts/intelligence/imports.ts';
import { countsAddUp, readImport } from '@halyard/threat-exchange';
import type { Transaction } from '../../database/database.ts';
import { isStorageFull } from '../../database/storage-full.ts';
import { type Actor, everyone } from '../../event-log/event-log.ts';
import type { WorkContext } from '../../platform/background/work-kind.ts';
import { untilThereIsSpace } from '../../platform/storage/until-there-is-space.ts';
import { failWithEvent } from './end-import.ts';
import type { ImportPorts } from './import-ports.ts';
import { beginReading, endImport, findQueued, markWhole, type Progress, saveProgress } from './import-store.ts';
import { publishImport } from './publish-import.ts';
import { settleHalfDone, undoToTheEnd } from './run-undo.ts';
import { createStaging } from './stage-import.ts';

const maxObjectBytes = 1024 * 1024;

/** A file that waits to be imported. */
export type WaitingImport = {
  readonly id: string;
  readonly fileName: string;
  readonly format: ImportFormat;
  /** Where the file lies. */
  readonly path: string;
  readonly bytes: number;
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

/** A step of the import and how far it is, in one transaction; someone may have cancelled it before each. */
function createStepper({ database }: ImportPorts, { id, bytes }: WaitingImport, { signal, checkpoint }: WorkContext) {
  return async function step<T>(work: (tx: Transaction) => Promise<T>, progress: () => Progress): Promise<T> {
    signal.throwIfAborted();
    return database.writeStep(async (tx) => {
      const done = await work(tx);
      const latest = progress();
      await checkpoint(tx, latest.bytes_read === undefined ? undefined : { done: latest.bytes_read, total: bytes });
      await saveProgress(tx, id, latest);
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
  // From here on whoever goes on with it only publishes.
  if (!countsAddUp(staging.counts))
    throw new Error(`Import ${file.id} does not balance: ${JSON.stringify(staging.counts)}`);
  await step(
    async () => {},
    () => ({ ...progress(), state: 'storing' }),
  );
  return staging.counts;
}

async function publish(ports: ImportPorts, file: WaitingImport, context: WorkContext, count: number): Promise<void> {
  const { database, clock, log } = ports;
  const { id, fileName, actor } = file;
  const step = createStepper(ports, file, context);
  // Every step says how far it is, and a step of this part stores nothing that is counted.
  await publishImport({ run: (work) => step(work, () => ({ state: 'storing' })), clock }, database.dialect, id);
  await database.write(async (tx) => {
    const now = clock();
    await context.checkpoint(tx);
    if (!(await endImport(tx, id, { state: 'finished', from: ['storing'] }, now)))
      throw new Error(`Import ${id} is not there any more.`);
    await markWhole(tx, id);
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
      notify: { analysts: true },
    });
  });
}

function problemOf(cause: unknown): FileProblem | undefined {
  if (cause instanceof FileProblem) return cause;
  if (isStorageFull(cause)) return new FileProblem('storage_full', '');
  // Whoever took over cannot read it: it was received by a node with another folder.
  return (cause as NodeJS.ErrnoException).code === 'ENOENT' ? new FileProblem('interrupted', '') : undefined;
}

/** The file is at fault, or the disk: the import has failed, and what it has stored is removed. */
async function fail(ports: ImportPorts, file: WaitingImport, context: WorkContext, { problem, detail }: FileProblem) {
  const { id, actor, path, keepFile } = file;
  // Before anything is written down: the upload lies on the disk that is full.
  if (problem === 'storage_full' && !keepFile) await rm(path, { force: true });
  await untilThereIsSpace(context.signal, async () => {
    await ports.database.write(async (tx) => {
      await context.checkpoint(tx);
      await failWithEvent(tx, ports, { id, actor, problem, detail });
    });
    await undoToTheEnd(ports, id, context);
  });
}

/** Reads a file from its beginning, and shows what is in it. */
async function readAndPublish(ports: ImportPorts, file: WaitingImport, context: WorkContext): Promise<void> {
  await ports.database.write(async (tx) => {
    await context.checkpoint(tx);
    await beginReading(tx, file.id);
  });
  const { objectsIn } = await stageFile(ports, file, createStepper(ports, file, context));
  await publish(ports, file, context, objectsIn);
}

/**
 * Imports one file whose turn it is. However it ends, either all of it is there or nothing. What a node that died has
 * begun is taken out and read again; what was only to be shown is shown to its end.
 */
export async function runImport(ports: ImportPorts, file: WaitingImport, context: WorkContext): Promise<void> {
  const before = await findQueued(ports.database.read, file.id);
  await settleHalfDone(ports, context, before?.state === 'storing' ? file.id : undefined);
  const row = await findQueued(ports.database.read, file.id);
  try {
    if (row?.state === 'storing') await publish(ports, file, context, row.objects_in);
    else if (row?.state === 'waiting') await readAndPublish(ports, file, context);
  } catch (cause) {
    const problem = context.signal.aborted ? undefined : problemOf(cause);
    if (!problem) throw cause;
    await fail(ports, file, context, problem);
  }
}
