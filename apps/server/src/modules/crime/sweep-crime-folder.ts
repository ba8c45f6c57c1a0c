import { readdir, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { CrimeFolder } from './take-back-crime.ts';

/** A file that is being written has no row yet; one that has none after an hour never gets any. */
const orphanAfterMs = 3_600_000;

/** Where uploads and archives wait for their turn, one entry for each import and named after it. */
export const waitingFolder = (folder: CrimeFolder) => join(folder, 'waiting');

async function listBelow(folder: string, recursive: boolean): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive, withFileTypes: true });
    return entries
      .filter((entry) => !recursive || entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw cause;
  }
}

async function isOld(path: string, now: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && found.mtimeMs < now - orphanAfterMs;
}

async function removeOld(paths: readonly string[], now: number): Promise<number> {
  let removed = 0;
  for (const path of paths) {
    if (!(await isOld(path, now))) continue;
    await rm(path, { recursive: true, force: true });
    removed++;
  }
  return removed;
}

async function readKnown(db: Kysely<Schema>) {
  const parts = await db.selectFrom('crime_parts').select('path').execute();
  const refused = await db.selectFrom('crime_files').select('id').where('rows_refused', '>', 0).execute();
  const underWay = await db
    .selectFrom('crime_imports')
    .select('id')
    .where('state', 'in', ['waiting', 'reading'])
    .execute();
  return {
    paths: new Set(parts.map(({ path }) => path)),
    refusals: new Set(refused.map(({ id }) => `${id}.csv`)),
    imports: new Set(underWay.map(({ id }) => id)),
  };
}

const lastName = (path: string) => path.slice(path.lastIndexOf(sep) + 1);

/**
 * Removes what nobody knows of and is older than an hour: Parquet files without a row, refused rows of files that are
 * gone, uploads of imports that have ended, and work that was cut off. Answers how many entries went.
 */
export async function sweepCrimeFolder(db: Kysely<Schema>, folder: CrimeFolder, now: number): Promise<number> {
  // The disk is looked at first: what is written meanwhile has its row, or is too young.
  const parts = await listBelow(join(folder, 'parts'), true);
  const refusals = await listBelow(join(folder, 'refusals'), false);
  const waiting = await listBelow(waitingFolder(folder), false);
  const work = await listBelow(join(folder, 'work'), false);
  const known = await readKnown(db);
  const pathOf = (path: string) => relative(folder, path).split(sep).join('/');
  const orphans = [
    ...parts.filter((path) => !known.paths.has(pathOf(path))),
    ...refusals.filter((path) => !known.refusals.has(lastName(path))),
    ...waiting.filter((path) => !known.imports.has(lastName(path))),
    ...(known.imports.size === 0 ? work : []),
  ];
  return removeOld(orphans, now);
}
