import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { openWorker } from '../process/open-worker.ts';
import { WorkFailed } from '../process/worker-messages.ts';
import { isStorageFull } from './database-errors.ts';
import type { ImportJob, ImportOutcome } from './import-job.ts';
import type { ImportNote, ImportRequest } from './import-worker.ts';

/** Work folders of imports; uploads and downloads of others may be beside them. */
const workPrefix = 'import-';
/** Another node may be importing into the same folder, so only files untouched for long are removed. */
const abandonedAfterMs = 60 * 60 * 1000;

export type CrimeImporter = {
  /**
   * Imports a CSV, a zip or a folder in a child process. Rejects with the reason of the signal when it was aborted,
   * with the error of `onFile`, and with `WorkerDied` when the child ended: then what was reported stays for the caller
   * to remove, and the rest is gone.
   */
  importPath(job: ImportJob): Promise<ImportOutcome>;
  /** Removes what killed imports left in the work folder more than an hour ago. */
  sweepWork(): Promise<void>;
  close(): Promise<void>;
  /** The child that runs now. */
  readonly pid: number | undefined;
};

async function sweep(workFolder: string): Promise<void> {
  const names = await readdir(workFolder).catch(() => []);
  for (const name of names.filter((name) => name.startsWith(workPrefix))) {
    const path = join(workFolder, name);
    const touchedMs = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Number.POSITIVE_INFINITY,
    );
    if (Date.now() - touchedMs > abandonedAfterMs) await rm(path, { recursive: true, force: true });
  }
}

async function takeNote(note: ImportNote, job: ImportJob): Promise<void> {
  if ('file' in note) await job.onFile(note.file);
  else await job.onProgress(note.progress);
}

/** Imports police data into Parquet parts below `folder`. The child starts with the first import and ends when idle. */
export function createCrimeImporter({ folder, idleMs = 30_000 }: { folder: string; idleMs?: number }): CrimeImporter {
  const script = new URL('./import-worker.ts', import.meta.url);
  const worker = openWorker({ script, maxOldSpaceMb: 256, idleMs });
  const root = resolve(folder);
  const workRoot = join(root, 'work');
  const swept = sweep(workRoot);

  async function importPath(job: ImportJob): Promise<ImportOutcome> {
    await swept;
    const { signal, onProgress, onFile, ...order } = job;
    const locations = { folder: root, workFolder: join(workRoot, `${workPrefix}${randomUUID()}`) };
    const request: ImportRequest = { order: { ...order, path: resolve(job.path) }, locations };
    try {
      await mkdir(locations.workFolder, { recursive: true });
      const onNote = (note: unknown) => takeNote(note as ImportNote, job);
      return await worker.ask<ImportOutcome>('import', request, { signal, onNote });
    } catch (error) {
      if (error instanceof WorkFailed && error.code === 'ENOSPC') return { problem: 'storage_full', problemDetail: '' };
      if (isStorageFull(error)) return { problem: 'storage_full', problemDetail: '' };
      throw error;
    } finally {
      await rm(locations.workFolder, { recursive: true, force: true });
    }
  }

  return {
    importPath,
    sweepWork: () => sweep(workRoot),
    close: () => worker.close(),
    get pid() {
      return worker.pid;
    },
  };
}
