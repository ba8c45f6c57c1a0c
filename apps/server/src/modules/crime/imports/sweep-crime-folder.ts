import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import type { FileStorage, StoredFile } from '../../../platform/storage/file-storage.ts';
import { dropKept, keepAside } from '../../../platform/storage/kept-files.ts';
import { findPartlyReverted } from './import-store.ts';
import { revertCrimeImport } from './revert-crime-import.ts';

/** A file being written has no row yet; one without a row after an hour never gets one. */
const orphanAfterMs = 3_600_000;

async function listFolder(storage: FileStorage, folder: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const file of storage.list(folder)) files.push(file);
  return files;
}

const keysOf = (files: readonly StoredFile[]) => files.map(({ key }) => key);
const importOf = (key: string) => key.split('/')[1] ?? '';

/** Local leftovers of interrupted work. */
async function removeWork(storage: FileStorage, now: number): Promise<void> {
  const folder = join(storage.localFolder, 'work');
  for (const name of await readdir(folder).catch(() => [])) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && found.mtimeMs < now - orphanAfterMs) await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function readKnown(db: Kysely<Schema>) {
  const parts = await db.selectFrom('crime_parts').select('path').execute();
  const rejected = await db.selectFrom('crime_files').select('id').where('rows_rejected', '>', 0).execute();
  const imports = await db.selectFrom('crime_imports').select(['id', 'state']).execute();
  // Failed work can be retried as long as it is listed.
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
  /** Files that no row names; they are in `kept` now. */
  readonly kept: readonly string[];
  /** Days whose kept files were deleted. */
  readonly dropped: readonly string[];
};

const nothing: Swept = { kept: [], dropped: [] };

/**
 * Cleans up the files of police data. Uploads of ended imports and interrupted work are removed. Unreferenced data is
 * kept aside for two weeks and then removed. With an empty ledger nothing is touched: it is more likely that the ledger
 * is wrong than all the files.
 */
async function sweepCrimeFiles(db: Kysely<Schema>, storage: FileStorage, now: number): Promise<Swept> {
  // Files are listed first: concurrent writes have their row, or are too recent.
  const parts = await listFolder(storage, 'parts/');
  const rejections = await listFolder(storage, 'rejections/');
  const waiting = await listFolder(storage, 'waiting/');
  const known = await readKnown(db);
  if (known.isEmpty) return nothing;
  const isOld = ({ modifiedAt }: StoredFile) => modifiedAt < now - orphanAfterMs;
  const unnamed = [
    ...parts.filter(({ key }) => !known.paths.has(key)),
    ...rejections.filter(({ key }) => !known.rejections.has(key)),
    ...waiting.filter(({ key }) => !known.imports.has(importOf(key))),
  ];
  const kept = keysOf(unnamed.filter(isOld));
  const over = waiting.filter((file) => known.ended.has(importOf(file.key)) && isOld(file));
  await keepAside(storage, kept, now);
  await storage.remove(keysOf(over));
  if (!known.isBusy) await removeWork(storage, now);
  return { kept, dropped: await dropKept(storage, now) };
}

/** Removes what cancelled, failed or undone imports have left, and tidies the files of police data up. */
export async function sweepCrime(database: Database, storage: FileStorage, now: number): Promise<Swept> {
  for (const id of await findPartlyReverted(database.read)) await revertCrimeImport(database, storage, id);
  return sweepCrimeFiles(database.read, storage, now);
}
