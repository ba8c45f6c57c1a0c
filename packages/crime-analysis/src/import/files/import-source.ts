import type { CrimeFileProblem } from '@halyard/contracts/crime/crime-imports.ts';

/** One file that an import found, in a folder or in a zip. */
export type ImportSource = {
  readonly name: string;
  /** Its size in bytes, as the folder or the zip states it. */
  readonly bytes: number;
  /** Why it may not even be opened; null for most. */
  readonly problem: { readonly problem: CrimeFileProblem; readonly detail: string } | null;
  /** Makes it readable as a file and answers where; throws `ImportProblem` if that fails for this file alone. */
  readonly take: (signal: AbortSignal) => Promise<string>;
  /** Removes what `take` made. */
  readonly release: () => Promise<void>;
};

export type ImportSources = {
  readonly files: readonly ImportSource[];
  readonly close: () => void;
};

export const gibibyte = 1024 ** 3;
/** Bytes of one CSV file that is not in a zip: twenty million rows have about four. */
export const fileMaxBytes = 8 * gibibyte;
