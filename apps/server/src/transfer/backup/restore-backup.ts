import { copyFileSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { openDataFolder } from '../../data-folder.ts';
import { migrateSqlite } from '../../database/connections/open-sqlite.ts';
import { newestMigration } from '../../database/migrate.ts';
import type { FileStorage } from '../../platform/storage/file-storage.ts';
import { openStorage, type StorageSettings } from '../../platform/storage/open-storage.ts';
import { databaseFile } from '../../start/read-database.ts';
import { CommandError } from '../../start/run-command-line.ts';
import type { Progress } from '../copy-rows.ts';
import { copySqliteToPostgres } from '../copy-workspace.ts';
import { requireUnused } from '../require-unused.ts';
import { syncFile } from '../sync-file.ts';
import { copyFiles } from './copy-files.ts';
import { databasePart, type Manifest, partFolders, readManifest, requireWhole } from './manifest.ts';
import { putStored } from './stored-files.ts';

export type RestoreTarget = Pick<Config, 'databaseUrl'> & StorageSettings;

/** Allowed files in the data folder: the lock of this process, and an existing key. */
const mayBeThere = ['lock', 'lock-journal', 'process-id', 'identity.key'];

function requireEmpty(path: string, setting: string, ignored: readonly string[] = []): void {
  const found = existsSync(path) ? readdirSync(path).filter((name) => !ignored.includes(name)) : [];
  if (found.length === 0) return;
  const some = found.slice(0, 3).join(', ');
  throw new CommandError(
    `${path} is not empty (${some}). Restore into an empty folder: set ${setting} to another one.`,
  );
}

async function requireEmptyStorage({ crimeFolder, s3 }: RestoreTarget, storage: FileStorage): Promise<void> {
  if (!s3) return requireEmpty(crimeFolder, 'HALYARD_CRIME_DIR');
  for await (const { key } of storage.list(''))
    throw new CommandError(
      `${storage.place} is not empty (${key}). Restore into an empty one: set HALYARD_STORAGE_PREFIX to another.`,
    );
}

async function requireKnown({ schema, version }: Manifest): Promise<void> {
  if (schema <= (await newestMigration())) return;
  throw new CommandError(`The backup was made by a newer version of Halyard (${version}). Install that version first.`);
}

async function restoreDatabase(folder: string, target: RestoreTarget, onProgress: Progress): Promise<void> {
  const path = join(target.dataFolder, databaseFile);
  const draft = `${path}.restoring`;
  copyFileSync(join(folder, databasePart), draft);
  if (target.databaseUrl) {
    // A backup of an earlier version is migrated on the way.
    await migrateSqlite(draft);
    await copySqliteToPostgres(draft, target.databaseUrl, onProgress);
    for (const rest of ['', '-wal', '-shm']) rmSync(draft + rest, { force: true });
    return;
  }
  await syncFile(draft);
  renameSync(draft, path);
}

/**
 * In this order an interrupted restore leaves a folder that names its workspace and has no database: every start
 * rejects it.
 */
async function write(folder: string, target: RestoreTarget, storage: FileStorage, onProgress: Progress) {
  await copyFiles(join(folder, partFolders.marks), target.dataFolder, (path) => path === 'workspace-id');
  await copyFiles(join(folder, partFolders.marks), target.dataFolder);
  onProgress('files of police data', await putStored(storage, folder));
  await copyFiles(join(folder, partFolders.keys), target.dataFolder);
  await restoreDatabase(folder, target, onProgress);
}

/**
 * Restores the backup in a folder to where the settings point, which must be empty; returns its manifest. Every checksum
 * is compared before anything is written.
 */
export async function restoreBackup(folder: string, target: RestoreTarget, onProgress: Progress): Promise<Manifest> {
  const manifest = readManifest(folder);
  await requireKnown(manifest);
  await requireWhole(folder, manifest, (done) => onProgress('checksums', done));
  const lock = openDataFolder(target.dataFolder);
  const storage = await openStorage(target);
  try {
    requireEmpty(target.dataFolder, 'HALYARD_DATA_DIR', mayBeThere);
    await requireEmptyStorage(target, storage);
    if (target.databaseUrl) await requireUnused(target.databaseUrl);
    await write(folder, target, storage, onProgress);
    return manifest;
  } finally {
    storage.close();
    lock.release();
  }
}
