import type { CrimeFileProblem } from '@halyard/contracts/crime/crime-imports.ts';
import type { FileReport } from '../parts.ts';

/** How far an import is. `filesIn` is null until the files were counted. */
export type ImportProgress = {
  readonly bytes: number;
  readonly bytesRead: number;
  readonly filesIn: number | null;
  readonly filesDone: number;
};

/** What to import: a CSV file, a zip archive or a folder (its CSV files and zips, however deep). */
export type ImportOrder = {
  readonly path: string;
  /** The name the user knows it by; of a single file, its month and force are read from it. */
  readonly name: string;
  readonly nowMs: number;
  /** Files of earlier imports that are in force: SHA-256 → file id. */
  readonly known: Readonly<Record<string, string>>;
  /** Leaves out files that their name or folder places in another month. */
  readonly onlyMonth?: string | undefined;
};

export type ImportJob = ImportOrder & {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ImportProgress) => void | Promise<void>;
  /** The parts and errors of the file are in place by now; they count when the caller confirms. */
  readonly onFile: (report: FileReport) => Promise<void>;
};

/** Why an import as a whole failed; null if its files were processed, rejected ones included. */
export type ImportOutcome = { readonly problem: CrimeFileProblem | null; readonly problemDetail: string };

/** Ends the import as a whole with a problem that the user can do something about. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem';
  readonly problem: CrimeFileProblem;

  constructor(problem: CrimeFileProblem, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.problem = problem;
  }
}
