import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FileReport } from '../parts.ts';
import { isStorageFull } from './database-errors.ts';
import { decodeUtf16 } from './files/decode-utf16.ts';
import { isOfMonth } from './files/file-name.ts';
import type { FileProblem } from './files/find-head-problem.ts';
import { findSources } from './files/find-sources.ts';
import type { ImportSource } from './files/import-source.ts';
import { readHead } from './files/read-head.ts';
import { type FileScan, scanFile } from './files/scan-file.ts';
import {
  importFile,
  type LoadFolders,
  type ReadableFile,
  rejectedFile,
  removeImported,
  sameFile,
  validateFile,
} from './import-file.ts';
import { type ImportJob, type ImportOutcome, ImportProblem } from './import-job.ts';
import { openImportDatabase } from './open-import-database.ts';
import { createProgress } from './report-progress.ts';
import { createLoadWindow } from './rows/load-window.ts';

/** Loads at a time; while they run, the next file is scanned. */
const loadsAtOnce = 2;

type Run = {
  readonly job: ImportJob;
  readonly locations: LoadFolders;
  readonly window: ReturnType<typeof createLoadWindow>;
  readonly progress: ReturnType<typeof createProgress>;
  /** The files of this import by hash. */
  readonly seen: Map<string, Promise<FileReport>>;
};

async function takeSource(source: ImportSource, signal: AbortSignal): Promise<string | FileProblem> {
  if (source.problem) return source.problem;
  try {
    return await source.take(signal);
  } catch (error) {
    if (error instanceof ImportProblem) return { problem: error.problem, detail: error.message };
    throw error;
  }
}

async function isSame(run: Run, sha256: string): Promise<boolean> {
  if (Object.hasOwn(run.job.known, sha256)) return true;
  const earlier = await run.seen.get(sha256);
  return earlier?.outcome === 'imported';
}

const addReport = (run: Run, report: FileReport) => run.window.add(async () => report);

async function addLoad(run: Run, file: ReadableFile, release: () => Promise<void>): Promise<void> {
  const { job, locations } = run;
  const { report } = await run.window.add((connection) =>
    importFile(connection, file, job.nowMs, locations, job.signal).finally(release),
  );
  run.seen.set(file.scan.sha256, report);
}

type Text = { readonly textPath: string; readonly scan: FileScan; readonly problem: FileProblem | null };

/** Scans a file; one in UTF-16 is first rewritten as UTF-8. */
async function readText({ job, locations, progress }: Run, path: string): Promise<Text> {
  const scan = await scanFile(path, progress.addBytes);
  const head = await readHead(path);
  if (head.is !== 'utf16') return { textPath: path, scan, problem: null };
  const textPath = join(locations.workFolder, `${randomUUID()}-text.csv`);
  try {
    await decodeUtf16(path, textPath, head.encoding, job.signal);
    const { sha256, bytes } = scan;
    return { textPath, scan: { ...(await scanFile(textPath)), sha256, bytes }, problem: null };
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    return { textPath, scan, problem: { problem: error.problem, detail: error.message } };
  }
}

async function importSource(run: Run, source: ImportSource): Promise<void> {
  const taken = await takeSource(source, run.job.signal);
  if (typeof taken !== 'string') {
    run.progress.addBytes(source.bytes);
    await addReport(run, rejectedFile(source.name, taken, { bytes: source.bytes }));
    return;
  }
  const { textPath, scan, problem } = await readText(run, taken);
  const release = async () => {
    await source.release();
    if (textPath !== taken) await rm(textPath, { force: true });
  };
  const header = problem ?? (await validateFile(textPath, scan));
  if ('problem' in header) {
    const { sha256, bytes, lines } = scan;
    await release();
    await addReport(run, rejectedFile(source.name, header, { sha256, bytes, lines }));
    return;
  }
  const file = { name: source.name, path: taken, textPath, scan, header };
  if (await isSame(run, scan.sha256)) {
    await release();
    await addReport(run, sameFile(file));
    return;
  }
  await addLoad(run, file, release);
}

async function importSources(job: ImportJob, locations: LoadFolders): Promise<void> {
  const found = await findSources(job, locations.workFolder, job.signal);
  try {
    const { onlyMonth } = job;
    const files = onlyMonth ? found.files.filter(({ name }) => isOfMonth(name, onlyMonth)) : found.files;
    if (files.length === 0) throw new ImportProblem('nothing_to_import', '');
    await importFiles(job, locations, files);
  } finally {
    found.close();
  }
}

async function importFiles(job: ImportJob, locations: LoadFolders, files: readonly ImportSource[]): Promise<void> {
  const database = await openImportDatabase(
    { folders: [locations.folder, job.path], files: [job.path] },
    locations.workFolder,
  );
  const connections = await Promise.all(Array.from({ length: loadsAtOnce }, () => database.connect()));
  const interrupt = () => {
    for (const connection of connections) connection.interrupt();
  };
  job.signal.addEventListener('abort', interrupt);
  const progress = createProgress(files, job.onProgress);
  const handOver = async (report: FileReport) => {
    await job.onFile(report);
    await progress.addFile();
  };
  const discard = (report: FileReport) => removeImported(report, locations.folder);
  const window = createLoadWindow({ connections, handOver, discard });
  try {
    await progress.report();
    const run: Run = { job, locations, window, progress, seen: new Map() };
    for (const source of files) {
      job.signal.throwIfAborted();
      await importSource(run, source);
    }
    await window.finish();
  } finally {
    await window.abandon();
    job.signal.removeEventListener('abort', interrupt);
    for (const connection of connections) connection.closeSync();
    database.close();
  }
}

function problemOf(error: unknown): ImportOutcome {
  if (error instanceof ImportProblem) return { problem: error.problem, problemDetail: error.message };
  if (isStorageFull(error)) return { problem: 'storage_full', problemDetail: '' };
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
    return { problem: 'nothing_to_import', problemDetail: 'ENOENT' };
  }
  throw error;
}

/**
 * Imports what is at a path into Parquet parts below `folder`, and reports file by file. Unreported output is removed
 * again, `workFolder` in any case. Throws the reason of the signal when it was aborted.
 */
export async function runImport(job: ImportJob, locations: LoadFolders): Promise<ImportOutcome> {
  try {
    await mkdir(locations.workFolder, { recursive: true });
    await importSources({ ...job, path: resolve(job.path) }, locations);
    return { problem: null, problemDetail: '' };
  } catch (error) {
    job.signal.throwIfAborted();
    return problemOf(error);
  } finally {
    await rm(locations.workFolder, { recursive: true, force: true });
  }
}
