import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { Config } from '../../config.ts';
import { recoverSqlite } from '../../database/connections/open-sqlite.ts';
import { checkpointFileName } from '../../event-log/audit-checkpoint.ts';
import type { FileStorage } from '../../platform/storage/file-storage.ts';
import { listBelow } from '../../platform/storage/folder-storage.ts';
import { openStorage, type StorageSettings } from '../../platform/storage/open-storage.ts';
import { databaseFile } from '../../start/read-database.ts';
import { CommandError } from '../../start/run-command-line.ts';
import { version } from '../../version.ts';
import type { Progress } from '../copy-rows.ts';
import { copyPostgresToSqlite } from '../copy-workspace.ts';
import { openSqliteFile } from '../sqlite-side.ts';
import { isArchive, packFolder } from './archive.ts';
import { describeDatabase } from './describe-database.ts';
import { databasePart, hashFile, type Manifest, manifestFile, type Part, partFolders } from './manifest.ts';
import { copyStored } from './stored-files.ts';

type Settings = Pick<Config, 'databaseUrl'> & StorageSettings;

type Options = {
  readonly config: Settings;
  /** The identity key in hexadecimal digits; undefined: the backup contains no keys. */
  readonly key: string | undefined;
  readonly now: () => number;
  readonly onProgress: Progress;
};

const pagesOfOneStep = 1_000;

/** The online backup of SQLite. It has the state of its beginning, despite concurrent writes. */
async function copySqlite(from: string, to: string, onProgress: Progress): Promise<void> {
  if (!existsSync(from)) throw new CommandError(`There is no database ${from}.`);
  recoverSqlite(from);
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    // A reader with an open transaction sees one state; without it every commit would restart the copy.
    source.exec('begin; select count(*) from sqlite_schema');
    await backup(source, to, {
      rate: pagesOfOneStep,
      progress: ({ totalPages, remainingPages }) => onProgress('pages', totalPages - remainingPages),
    });
  } finally {
    source.close();
  }
  const copy = openSqliteFile(to, false);
  // One file is the whole database, without a log beside it.
  copy.exec('pragma journal_mode = delete');
  copy.close();
}

async function copyDatabase({ databaseUrl, dataFolder }: Settings, to: string, onProgress: Progress) {
  if (databaseUrl) await copyPostgresToSqlite(databaseUrl, to, onProgress);
  else await copySqlite(join(dataFolder, databaseFile), to, onProgress);
}

/** Files of this node beside the database that belong to one workspace. */
function copyMarks({ dataFolder }: Settings, folder: string): void {
  const marks = join(folder, partFolders.marks);
  mkdirSync(marks);
  for (const name of ['workspace-id', checkpointFileName])
    if (existsSync(join(dataFolder, name))) copyFileSync(join(dataFolder, name), join(marks, name));
}

function writeKey(folder: string, key: string): void {
  mkdirSync(join(folder, partFolders.keys));
  writeFileSync(join(folder, partFolders.keys, 'identity.key'), `${key}\n`, { mode: 0o600 });
}

async function describeParts(folder: string, onProgress: Progress): Promise<Part[]> {
  const parts: Part[] = [];
  for (const path of (await listBelow(folder)).sort()) {
    parts.push({ path, bytes: (await stat(join(folder, path))).size, sha256: await hashFile(join(folder, path)) });
    onProgress('checksums', parts.length);
  }
  return parts;
}

async function fill(folder: string, storage: FileStorage, options: Options): Promise<Manifest> {
  const { config, key, now, onProgress } = options;
  const database = join(folder, databasePart);
  // The checkpoint first: the chain of a later state contains it. Uploads twice: for imports that begin or end
  // meanwhile.
  copyMarks(config, folder);
  await copyStored(storage, folder, 'uploads/');
  const madeAt = new Date(now()).toISOString();
  await copyDatabase(config, database, onProgress);
  onProgress('files of police data', await copyStored(storage, folder, ''));
  if (key !== undefined) writeKey(folder, key);
  const kind = config.databaseUrl ? 'postgres' : 'sqlite';
  const manifest: Manifest = {
    format: 1,
    madeAt,
    version,
    database: kind,
    withKeys: key !== undefined,
    parts: await describeParts(folder, onProgress),
    ...describeDatabase(database),
  };
  return manifest;
}

function requireNew(target: string): void {
  if (!existsSync(target)) return;
  if (!isArchive(target) && readdirSync(target).length === 0) return;
  throw new CommandError(`${target} is there already. Name a new folder or file.`);
}

/** The resolved path; nonexistent parts are resolved from the existing parent. */
const realPath = (path: string): string =>
  existsSync(path) ? realpathSync(path) : join(realPath(dirname(path)), basename(path));

/** A backup inside the backed-up folders would contain itself, and all later ones would contain it. */
function requireOutside(target: string, { dataFolder, crimeFolder, uploadFolder }: Settings): void {
  const isIn = (folder: string) => `${realPath(target)}/`.startsWith(`${realPath(folder)}/`);
  const folder = [dataFolder, crimeFolder, uploadFolder].find(isIn);
  if (folder !== undefined)
    throw new CommandError(`${target} is inside ${folder}, which is backed up. Choose a path outside it.`);
}

/**
 * Backs the workspace up to a folder, or a file that ends with `.tar`. An interrupted one keeps the name
 * `…unfinished-<process id>` and has no manifest.
 */
export async function makeBackup(target: string, options: Options): Promise<Manifest> {
  requireOutside(target, options.config);
  requireNew(target);
  const draft = `${target}.unfinished-${process.pid}`;
  mkdirSync(dirname(target), { recursive: true });
  mkdirSync(draft, { mode: 0o700 });
  const storage = await openStorage(options.config);
  try {
    const manifest = await fill(draft, storage, options);
    writeFileSync(join(draft, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
    if (isArchive(target)) await packFolder(draft, target);
    else renameSync(draft, target);
    return manifest;
  } finally {
    storage.close();
    rmSync(draft, { recursive: true, force: true });
  }
}
