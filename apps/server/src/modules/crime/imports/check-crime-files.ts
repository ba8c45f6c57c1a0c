import { lstat } from 'node:fs/promises';
import { ImportProblem } from '@halyard/crime-analysis';
import { CrimeImportProblem } from './run-crime-import.ts';

/** Validates an archive by its directory, before it waits for its turn. The zip reader is loaded for this. */
export async function checkCrimeFiles(path: string, signal: AbortSignal): Promise<void> {
  // Missing paths and folders are checked by the importer.
  const found = await lstat(path).catch(() => undefined);
  if (!found?.isFile()) return;
  const { checkZip } = await import('@halyard/crime-analysis/zip');
  try {
    await checkZip(path, signal);
  } catch (cause) {
    throw cause instanceof ImportProblem ? new CrimeImportProblem(cause.problem, cause.message) : cause;
  }
}
