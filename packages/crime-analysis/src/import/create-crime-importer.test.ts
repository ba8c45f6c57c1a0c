import { mkdir, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FileReport } from '../parts.ts';
import { WorkerDied } from '../process/worker-messages.ts';
import { createCrimeImporter } from './create-crime-importer.ts';
import type { ImportJob } from './import-job.ts';
import { csv, filesIn, nowMs, openTestFolder, streetHeader, streetRows } from './testing/test-folder.ts';

const name = '2024-01-kent-street.csv';

describe('the importer’s child process', () => {
  let home: Awaited<ReturnType<typeof openTestFolder>>;
  let importer: ReturnType<typeof createCrimeImporter>;
  beforeEach(async () => {
    home = await openTestFolder();
    importer = createCrimeImporter({ folder: home.folder });
  });
  afterEach(async () => {
    await importer.close();
    await home.remove();
  });

  const jobOf = (path: string, ports: Partial<ImportJob>): ImportJob => ({
    path,
    name,
    nowMs,
    known: {},
    signal: new AbortController().signal,
    onProgress: () => {},
    onFile: async () => {},
    ...ports,
  });

  test('reports files and progress as they are done', async () => {
    const path = await home.put(name, csv(streetHeader, ...streetRows(200)));
    const reports: FileReport[] = [];
    const filesDone: number[] = [];

    const outcome = await importer.importPath(
      jobOf(path, {
        onProgress: (progress) => void filesDone.push(progress.filesDone),
        onFile: async (report) => void reports.push(report),
      }),
    );

    expect(outcome).toEqual({ problem: null, problemDetail: '' });
    expect(reports.map(({ rowsIn, rowsImported }) => [rowsIn, rowsImported])).toEqual([[200, 200]]);
    expect(filesDone.at(-1)).toBe(1);
  });

  test('killed in the middle of a file, it leaves nothing, and the next import works', async () => {
    const path = await home.put(name, csv(streetHeader, ...streetRows(80_000)));
    const killed = importer.importPath(
      jobOf(path, {
        onProgress: async ({ bytesRead }) => {
          if (bytesRead === 0) void wait(30).then(() => process.kill(importer.pid ?? 0, 'SIGKILL'));
        },
      }),
    );
    await expect(killed).rejects.toThrow(WorkerDied);
    expect(await filesIn(home.folder)).toEqual([]);

    const reports: FileReport[] = [];
    await importer.importPath(jobOf(path, { onFile: async (report) => void reports.push(report) }));

    expect(reports[0]?.rowsImported).toBe(80_000);
  });

  test('stopped in the middle of a file, it leaves nothing', async () => {
    const path = await home.put(name, csv(streetHeader, ...streetRows(80_000)));
    const stop = new AbortController();

    const stopped = importer.importPath(
      jobOf(path, { signal: stop.signal, onProgress: () => void setTimeout(() => stop.abort(), 100) }),
    );

    await expect(stopped).rejects.toThrow(/abort/i);
    expect(await filesIn(home.folder)).toEqual([]);
  });

  test('a report that the database does not take ends the import with its error', async () => {
    const path = await home.put(name, csv(streetHeader, ...streetRows(20)));
    const onFile = async () => {
      throw new Error('The database is closed.');
    };

    await expect(importer.importPath(jobOf(path, { onFile }))).rejects.toThrow('The database is closed.');
    expect(await filesIn(home.folder)).toEqual([]);
  });

  test('old work folders of killed imports are swept, those of running ones and other files are not', async () => {
    const work = join(home.folder, 'work');
    const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (const folder of ['import-old', 'import-new', 'upload-old'])
      await mkdir(join(work, folder), { recursive: true });
    for (const folder of ['import-old', 'upload-old']) await utimes(join(work, folder), old, old);

    await importer.sweepWork();

    expect((await readdir(work)).sort()).toEqual(['import-new', 'upload-old']);
  });
});
