import { join } from 'node:path';
import type { CrimeFilter } from '@halyard/contracts/crime/crime.ts';
import type { LivePart } from '../parts.ts';
import { quoted } from './quoted.ts';

/** The parts that can contain rows of the filter, according to data coverage: the others are not opened. */
export function chooseParts(parts: readonly LivePart[], filter: CrimeFilter): LivePart[] {
  const forces = filter.force?.length ? new Set(filter.force) : null;
  return parts.filter(
    (part) =>
      part.month >= filter.from &&
      part.month <= filter.to &&
      (forces === null || forces.has(part.force)) &&
      coverageCount(part, filter.antisocial) > 0,
  );
}

/** Rows of a part that the filter's `antisocial` lets through. */
export function coverageCount(part: LivePart, antisocial: CrimeFilter['antisocial']): number {
  if (antisocial === 'with') return part.rows;
  return antisocial === 'only' ? part.antisocial : part.rows - part.antisocial;
}

/** A path of a part outside the folder of parts. */
class StrayPath extends Error {
  override readonly name = 'StrayPath';
}

/** Absolute paths. Only names that the importer makes are taken: no `..`, no pattern for several files. */
export function filesOf(folder: string, parts: readonly { readonly path: string }[]): string[] {
  return parts.map(({ path }) => {
    if (!/^parts\/[a-z-]+\/[\w-]+\/[\w-]+\.parquet$/.test(path)) throw new StrayPath(`No part lies at ${path}.`);
    return join(folder, path);
  });
}

/** The rows of files as a table; a table without rows when there is no file. */
export function readFiles(files: readonly string[]): string {
  return `read_parquet([${files.map(quoted).join(', ')}])`;
}
