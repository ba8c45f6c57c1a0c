import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type ImportFormat, type ImportProblem, importMaxObjects } from '@halyard/contracts/intelligence/imports.ts';
import { countsAddUp, type ImportItem, type ReadOptions, readImport } from '@halyard/threat-exchange';
import type { Transaction } from '../../database/database.ts';
import { isStorageFull } from '../../database/storage-full.ts';
import { type Actor, everyone } from '../../event-log/event-log.ts';
import type { WorkContext } from '../../platform/background/work-kind.ts';
import { untilThereIsSpace } from '../../platform/storage/until-there-is-space.ts';
import { failWithEvent } from './end-import.ts';
import type { ImportPorts } from './import-ports.ts';
import { beginReading, endImport, findQueued, markWhole, type Progress, saveProgress } from './import-store.ts';
import { clearPreview, endReading, forgetPreview } from './preview/end-preview.ts';
import { readMapping, saveHeadings } from './preview/preview-columns.ts';
import { createPreviewStaging } from './preview/preview-staging.ts';
import { readDecisions } from './preview/preview-store.ts';
import { readPreview } from './preview/read-preview.ts';
import { refreshPreview } from './preview/refresh-preview.ts';
import { publishImport } from './publish-import.ts';
import { readRejectionsBeside } from './read-rejections-beside.ts';
import { settleHalfDone, undoToTheEnd } from './run-undo.ts';
import { createStaging, type StagingItem } from './stage-import.ts';
import { createRowStaging, type StagingStore } from './staging-store.ts';

const maxObjectBytes = 1024 * 1024;

/** A file that waits to be imported. */
export type WaitingImport = {
  readonly id: string;
  readonly fileName: string;
  readonly format: ImportFormat;
  /** Path of the file. */
  readonly path: string;
  readonly bytes: number;
  readonly actor: Actor;
  /** It was read from a source; what could not be read there is beside the file. */
  readonly isFeed?: boolean;
  /** The file belongs to the user and stays in place. */
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

/** A step of the import with its progress, in one transaction; it may have been canceled before each. */
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

/** Source and destination of objects; `bytesRead` is the progress. */
type Intake = {
  readonly items: AsyncIterable<ImportItem | StagingItem>;
  readonly store: StagingStore;
  readonly bytesRead: () => number;
};

type HowToRead = Pick<ReadOptions, 'mapping' | 'onHeadings' | 'now'>;

function intakeOfFile(file: WaitingImport, store: StagingStore, how: HowToRead = {}): Intake {
  let bytesRead = 0;
  const onProgress = (bytes: number) => {
    bytesRead = bytes;
  };
  const items = readImport(file.format, readChunks(file.path), {
    maxObjects: importMaxObjects,
    maxObjectBytes,
    onProgress,
    ...how,
  });
  return { items, store, bytesRead: () => bytesRead };
}

/** Opened on first read: an earlier failure would be unhandled. */
async function* readChunks(path: string): AsyncGenerator<Buffer> {
  yield* createReadStream(path, { highWaterMark: 256 * 1024 });
}

/** Stores objects where no screen sees them; how many they are. */
async function stageObjects(ports: ImportPorts, file: WaitingImport, step: Step, intake: Intake) {
  const staging = createStaging({ store: intake.store, fileName: file.fileName, now: ports.clock() });
  const progress = (): Progress => {
    const { objectsIn, updated, ...counts } = staging.counts;
    // The column holds both: it is what an undo goes through.
    return { ...counts, updated: updated + counts.unchanged, objects_in: objectsIn, bytes_read: intake.bytesRead() };
  };
  const stage = <T>(work: (tx: Transaction) => Promise<T>) => step(staging.repeatable(work), progress);
  for await (const item of intake.items) {
    if (item.kind === 'problem') throw new FileProblem(item.problem, item.detail);
    if (staging.take(item)) await stage(staging.flush);
  }
  if (file.isFeed)
    for await (const rejection of readRejectionsBeside(file.path))
      if (staging.take({ kind: 'rejected', rejection })) await stage(staging.flush);
  await stage(staging.flush);
  while (await stage(staging.stageNamed));
  while (await stage(staging.nameAuthors));
  for (let after: string | undefined = ''; after !== undefined; ) {
    const from: string = after;
    after = await stage((tx) => staging.rejectDangling(tx, from));
  }
  while (await stage(staging.rejectDanglingUpdates));
  if (!countsAddUp(staging.counts))
    throw new Error(`Import ${file.id} does not balance: ${JSON.stringify(staging.counts)}`);
  return { counts: staging.counts, progress };
}

async function publish(ports: ImportPorts, file: WaitingImport, context: WorkContext, count: number): Promise<void> {
  const { database, clock, log } = ports;
  const { id, fileName, actor } = file;
  const step = createStepper(ports, file, context);
  // Every step reports progress, and a step of this part stores nothing that is counted.
  await publishImport({ run: (work) => step(work, () => ({ state: 'storing' })), clock }, database.dialect, id);
  await database.write(async (tx) => {
    const now = clock();
    await context.checkpoint(tx);
    if (!(await endImport(tx, id, { state: 'finished', from: ['storing'] }, now)))
      throw new Error(`Import ${id} is not there any more.`);
    await markWhole(tx, id);
    await ports.onEnded?.(tx, id);
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
      // A feed creates one every hour: it is in the list, without a notification.
      ...(!file.isFeed && { notify: { analysts: true } }),
    });
  });
  await clearPreview(ports, id);
}

function problemOf(cause: unknown): FileProblem | undefined {
  if (cause instanceof FileProblem) return cause;
  if (isStorageFull(cause)) return new FileProblem('storage_full', '');
  // The node that took over cannot read it: it was received by a node with another folder.
  return (cause as NodeJS.ErrnoException).code === 'ENOENT' ? new FileProblem('interrupted', '') : undefined;
}

/** A fault of the file, or the disk: the import has failed, and its output is removed. */
async function fail(ports: ImportPorts, file: WaitingImport, context: WorkContext, { problem, detail }: FileProblem) {
  const { id, actor, path, keepFile } = file;
  // Before anything is written down: the upload is on the disk that is full.
  if (problem === 'storage_full' && !keepFile) await rm(path, { force: true });
  await untilThereIsSpace(context.signal, async () => {
    await ports.database.write(async (tx) => {
      await context.checkpoint(tx);
      await failWithEvent(tx, ports, { id, actor, problem, detail });
    });
    await undoToTheEnd(ports, id, context);
  });
}

const begin = (ports: ImportPorts, { id }: WaitingImport, context: WorkContext) =>
  ports.database.write(async (tx) => {
    await context.checkpoint(tx);
    await beginReading(tx, id);
  });

/** Stages the input from its beginning, and publishes it. */
async function storeAndPublish(ports: ImportPorts, file: WaitingImport, context: WorkContext, intake: Intake) {
  await begin(ports, file, context);
  const step = createStepper(ports, file, context);
  const { counts, progress } = await stageObjects(ports, file, step, intake);
  // From here on a takeover only publishes.
  await step(
    async () => {},
    () => ({ ...progress(), state: 'storing' }),
  );
  await publish(ports, file, context, counts.objectsIn);
}

/** Reads a file from its beginning, and stores its objects for a review. */
async function readForReview(ports: ImportPorts, file: WaitingImport, context: WorkContext): Promise<void> {
  const { database, clock } = ports;
  // Results of an earlier column assignment.
  await forgetPreview({ run: database.writeStep, clock }, file.id);
  await begin(ports, file, context);
  let headings: readonly string[] | undefined;
  const how = {
    mapping: await readMapping(database.read, file.id),
    now: clock(),
    onHeadings: (found: readonly string[]) => {
      headings = found;
    },
  };
  const intake = intakeOfFile(file, createPreviewStaging(file.id), how);
  const step = createStepper(ports, file, context);
  const objectsIn = await stageObjects(ports, file, step, intake)
    .then(({ counts }) => counts.objectsIn)
    .catch((cause: unknown) => {
      // Unknown columns must be assigned by a user.
      if (headings && cause instanceof FileProblem && cause.problem === 'unknown_header') return 0;
      throw cause;
    });
  const found = headings;
  if (found) await database.write((tx) => saveHeadings(tx, file.id, found));
  await endReading(ports, file.id, objectsIn, context);
}

/** Stages the selection of a preview, like a file, and publishes it. */
async function publishPreview(ports: ImportPorts, file: WaitingImport, context: WorkContext): Promise<void> {
  const { database } = ports;
  const { id, bytes } = file;
  // Nobody has seen what others have changed since: it is not written unasked.
  await refreshPreview(database, { importId: id, selectsNew: false, check: (tx) => context.checkpoint(tx) });
  const items = readPreview(database.read, id, await readDecisions(database.read, id));
  await storeAndPublish(ports, file, context, { items, store: createRowStaging(id), bytesRead: () => bytes });
}

/** The start of an import, by the destination of its objects. */
const beginnings = {
  none: (ports: ImportPorts, file: WaitingImport, context: WorkContext) =>
    storeAndPublish(ports, file, context, intakeOfFile(file, createRowStaging(file.id))),
  asked: readForReview,
  ready: async () => {},
  publishing: publishPreview,
} as const;

/**
 * Imports one file in its turn. However it ends, either all of it is there or nothing. A dead node's partial staging is
 * removed and read again; partial publishing is completed.
 */
export async function runImport(ports: ImportPorts, file: WaitingImport, context: WorkContext): Promise<void> {
  const before = await findQueued(ports.database.read, file.id);
  await settleHalfDone(ports, context, before?.state === 'storing' ? file.id : undefined);
  const row = await findQueued(ports.database.read, file.id);
  try {
    if (row?.state === 'storing') await publish(ports, file, context, row.objects_in);
    else if (row?.state === 'waiting') await beginnings[row.preview ?? 'none'](ports, file, context);
  } catch (cause) {
    const problem = context.signal.aborted ? undefined : problemOf(cause);
    if (!problem) throw cause;
    await fail(ports, file, context, problem);
  }
}
