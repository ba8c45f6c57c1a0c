import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { dropKept, keepAside, listFilesBelow } from '@halyard/crime-analysis';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { findPartlyReverted } from './import-store.ts';
import { type CrimeFolder, revertCrimeImport } from './revert-crime-import.ts';

/** A file that is being written has no row yet; one that has none after an hour never gets any. */
const orphanAfterMs = 3_600_000;

/** Where uploads and archives wait for their turn, one entry for each import and named after it. */
export const waitingFolder = (folder: CrimeFolder) => join(folder, 'waiting');

/** Entries of one of the crime folder's own folders, as paths below the crime folder. */
async function listEntries(folder: CrimeFolder, name: string): Promise<string[]> {
  try {
    return (await readdir(join(folder, name))).map((entry) => `${name}/${entry}`);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw cause;
  }
}

async function chooseOld(folder: CrimeFolder, paths: readonly string[], now: number): Promise<string[]> {
  const old: string[] = [];
  for (const path of paths) {
    const found = await stat(join(folder, path)).catch(() => undefined);
    if (found && found.mtimeMs < now - orphanAfterMs) old.push(path);
  }
  return old;
}

async function readKnown(db: Kysely<Schema>) {
  const parts = await db.selectFrom('crime_parts').select('path').execute();
  const rejected = await db.selectFrom('crime_files').select('id').where('rows_rejected', '>', 0).execute();
  const imports = await db.selectFrom('crime_imports').select(['id', 'state']).execute();
  // What failed for good can be retried as long as it is listed.
  const failed = await db
    .selectFrom('jobs')
    .select('object_id')
    .where('object_type', '=', 'crime_import')
    .where('state', '=', 'failed')
    .execute();
  const retryable = new Set(failed.map(({ object_id }) => object_id));
  const isUnderWay = ({ state }: { state: string }) => ['waiting', 'reading'].includes(state);
  const ended = imports.filter((one) => !isUnderWay(one) && !retryable.has(one.id));
  return {
    isEmpty: imports.length === 0,
    isBusy: imports.some(isUnderWay),
    paths: new Set(parts.map(({ path }) => path)),
    rejections: new Set(rejected.map(({ id }) => `rejections/${id}.csv`)),
    imports: new Set(imports.map(({ id }) => id)),
    ended: new Set(ended.map(({ id }) => id)),
  };
}

export type Swept = {
  /** Files that no row names; they lie in `kept` now. */
  readonly kept: readonly string[];
  /** Days whose kept files went for good. */
  readonly dropped: readonly string[];
};

const nothing: Swept = { kept: [], dropped: [] };

/**
 * Tidies the crime folder up. Uploads of imports that have ended and work that was cut off are removed. Data that no row
 * names is kept aside for two weeks and then removed. Beside an empty ledger nothing is touched: it is more likely that
 * the ledger is the wrong one than that all the files are.
 */
async function sweepCrimeFolder(db: Kysely<Schema>, folder: CrimeFolder, now: number): Promise<Swept> {
  // The disk is looked at first: what is written meanwhile has its row, or is too young.
  const parts = (await listFilesBelow(join(folder, 'parts'))).map((path) => `parts/${path}`);
  const rejections = await listEntries(folder, 'rejections');
  const waiting = await listEntries(folder, 'waiting');
  const work = await listEntries(folder, 'work');
  const known = await readKnown(db);
  if (known.isEmpty) return nothing;
  const kept = await chooseOld(
    folder,
    [
      ...parts.filter((path) => !known.paths.has(path)),
      ...rejections.filter((path) => !known.rejections.has(path)),
      ...waiting.filter((path) => !known.imports.has(basename(path))),
    ],
    now,
  );
  const over = await chooseOld(
    folder,
    [...waiting.filter((path) => known.ended.has(basename(path))), ...(known.isBusy ? [] : work)],
    now,
  );
  await keepAside(folder, kept, now);
  for (const path of over) await rm(join(folder, path), { recursive: true, force: true });
  return { kept, dropped: await dropKept(folder, now) };
}

/** Removes what cancelled, failed or undone imports have left, and tidies the crime folder up. */
export async function sweepCrime(database: Database, folder: CrimeFolder, now: number): Promise<Swept> {
  for (const id of await findPartlyReverted(database.read)) await revertCrimeImport(database, folder, id);
  return sweepCrimeFolder(database.read, folder, now);
}
