import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Transaction } from '../../../database/database.ts';
import { sumFiles } from './file-store.ts';

/** Where Parquet files and rejected rows lie. Paths in the ledger are below it. */
export type CrimeFolder = string;

/** An empty list is none that SQL knows. */
const noFile = '';

/** Where the rejected rows of a file lie: CSV with line, reason, column and text. */
export const rejectionsPath = (folder: CrimeFolder, fileId: string) => join(folder, 'rejections', `${fileId}.csv`);

/** The files of an import on disk, as far as the ledger knows them; without those of the files that are `kept`. */
export async function listFilesOnDisk(
  { read }: Pick<Database, 'read'>,
  folder: CrimeFolder,
  importId: string,
  kept: readonly string[] = [],
): Promise<string[]> {
  const parts = await read
    .selectFrom('crime_parts')
    .select('path')
    .where('import_id', '=', importId)
    .where('file_id', 'not in', [noFile, ...kept])
    .execute();
  const files = await read
    .selectFrom('crime_files')
    .select('id')
    .where('import_id', '=', importId)
    .where('state', '<>', 'rejected')
    .where('id', 'not in', [noFile, ...kept])
    .execute();
  return [...parts.map(({ path }) => join(folder, path)), ...files.map(({ id }) => rejectionsPath(folder, id))];
}

/** Paths that are gone already are no matter; what cannot be removed now is swept later. */
export async function removeFromDisk(paths: readonly string[]): Promise<void> {
  await Promise.allSettled(paths.map((path) => rm(path, { force: true })));
}

async function forgetFiles(tx: Transaction, importId: string): Promise<void> {
  await tx.deleteFrom('crime_parts').where('import_id', '=', importId).execute();
  // Why a file was rejected stays to be read: nothing of it was stored.
  await tx.deleteFrom('crime_files').where('import_id', '=', importId).where('state', '<>', 'rejected').execute();
  await sumFiles(tx, importId);
}

/** What an attempt has stored but for the files that are `kept`, rejected files included: those are read again. */
export async function forgetAttempt(tx: Transaction, importId: string, kept: readonly string[]): Promise<void> {
  const without = [noFile, ...kept];
  await tx.deleteFrom('crime_parts').where('import_id', '=', importId).where('file_id', 'not in', without).execute();
  await tx.deleteFrom('crime_files').where('import_id', '=', importId).where('id', 'not in', without).execute();
  await sumFiles(tx, importId);
}

/**
 * Removes what an import that has not been published has stored until now. The ledger comes first: a file without its
 * row is nothing but an orphan, which is swept. Can be called again. `guard` throws when it is someone else's by now.
 */
export async function revertCrimeImport(
  database: Database,
  folder: CrimeFolder,
  importId: string,
  guard?: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const paths = await listFilesOnDisk(database, folder, importId);
  await database.write(async (tx) => {
    await guard?.(tx);
    await forgetFiles(tx, importId);
  });
  await removeFromDisk(paths);
}
