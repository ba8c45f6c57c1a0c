import { lstat } from 'node:fs/promises';
import { ImportProblem } from '@halyard/crime-analysis';
import { CrimeImportProblem } from './run-crime-import.ts';

/** Rejects an archive by what its directory says, before it waits for its turn. The reader of zips is loaded for it. */
export async function checkCrimeFiles(path: string, signal: AbortSignal): Promise<void> {
  // What is not there, or a folder, is for the importer to check.
  const found = await lstat(path).catch(() => undefined);
  if (!found?.isFile()) return;
  const { checkZip } = await import('@halyard/crime-analysis/zip');
  try {
    await checkZip(path, signal);
  } catch (cause) {
    throw cause instanceof ImportProblem ? new CrimeImportProblem(cause.problem, cause.message) : cause;
  }
}
