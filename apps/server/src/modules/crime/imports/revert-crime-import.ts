import type { Database, Transaction } from '../../../database/database.ts';
import type { FileStorage } from '../../../platform/storage/file-storage.ts';
import { sumFiles } from './file-store.ts';

/** Where uploads and archives wait, one file for each import. */
export const waitingKey = (importId: string) => `waiting/${importId}`;

/** SQL has no empty list. */
const noFile = '';

/** Path of the rejected rows of a file: CSV with line, reason, column and text. */
export const rejectionsKey = (fileId: string) => `rejections/${fileId}.csv`;

/** The storage keys of an import's files, as far as the ledger knows them; without those in `kept`. */
export async function listStoredFiles(
  { read }: Pick<Database, 'read'>,
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
  return [...parts.map(({ path }) => path), ...files.map(({ id }) => rejectionsKey(id))];
}

/** Files that cannot be removed now are swept later: no row references them anymore. */
export async function removeStored(storage: FileStorage, keys: readonly string[]): Promise<void> {
  await Promise.allSettled(keys.map((key) => storage.remove([key])));
}

async function forgetFiles(tx: Transaction, importId: string): Promise<void> {
  await tx.deleteFrom('crime_parts').where('import_id', '=', importId).execute();
  // The reason of a file's rejection is kept: nothing of it was stored.
  await tx.deleteFrom('crime_files').where('import_id', '=', importId).where('state', '<>', 'rejected').execute();
  await sumFiles(tx, importId);
}

/** Output of an attempt except the files in `kept`, rejected files included: those are read again. */
export async function forgetAttempt(tx: Transaction, importId: string, kept: readonly string[]): Promise<void> {
  const without = [noFile, ...kept];
  await tx.deleteFrom('crime_parts').where('import_id', '=', importId).where('file_id', 'not in', without).execute();
  await tx.deleteFrom('crime_files').where('import_id', '=', importId).where('id', 'not in', without).execute();
  await sumFiles(tx, importId);
}

/**
 * Removes the output of an unpublished import. The ledger comes first: a file without its row is only an orphan, which
 * is swept. Can be repeated. `guard` throws if another node has taken over.
 */
export async function revertCrimeImport(
  database: Database,
  storage: FileStorage,
  importId: string,
  guard?: (tx: Transaction) => Promise<void>,
): Promise<void> {
  const keys = await listStoredFiles(database, importId);
  await database.write(async (tx) => {
    await guard?.(tx);
    await forgetFiles(tx, importId);
  });
  await removeStored(storage, keys);
}
