import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { openDataFolder } from '../data-folder.ts';
import { recoverSqlite } from '../database/connections/open-sqlite.ts';
import { checkpointFileName } from '../event-log/audit-checkpoint.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { readMasterKey } from '../start/kept-files.ts';
import { databaseFile } from '../start/read-database.ts';
import { CommandError } from '../start/run-command-line.ts';
import { copyFiles } from '../transfer/backup/copy-files.ts';
import { compareSums, type Progress, type Sums } from '../transfer/copy-rows.ts';
import { copyPostgresToSqlite, copySqliteToPostgres, sumPostgres, sumSqlite } from '../transfer/copy-workspace.ts';
import { requireNobodyElse, requireUnused } from '../transfer/require-unused.ts';
import { syncFile } from '../transfer/sync-file.ts';
import { type Place, requireChain } from '../transfer/verify-chain.ts';
import { failed } from './failed.ts';
import { withProgress } from './show-progress.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Compares the copy with the current data, and verifies the audit chain. */
async function requireSame(config: Config, copied: Sums, found: Sums, place: Place): Promise<void> {
  const differing = compareSums(copied, found);
  if (differing.length > 0)
    throw new CommandError(['The target differs from the source. Do not use it:', ...differing].join('\n  '));
  const { key } = readMasterKey(config);
  const entries = key
    ? await requireChain(place, key, undefined, await openStorage(config))
    : (copied.audit?.rows ?? 0);
  const rows = Object.values(copied).reduce((sum, one) => sum + one.rows, 0);
  say(`${rows} rows of ${Object.keys(copied).length} tables moved, and compared one by one.`);
  say(`${entries} audit entries, ${key ? 'verified' : 'not verified: there is no identity key here'}.`);
}

async function moveToPostgres(config: Config, url: string, onProgress: Progress): Promise<void> {
  if (config.databaseUrl) throw new CommandError('The workspace is on PostgreSQL already. Use backup and restore.');
  const path = join(config.dataFolder, databaseFile);
  if (!existsSync(path)) throw new CommandError(`There is no database in ${config.dataFolder}.`);
  recoverSqlite(path);
  await requireUnused(url);
  const copied = await copySqliteToPostgres(path, url, onProgress);
  await requireSame(config, copied, await sumPostgres(url, path, onProgress), { url });
  say(
    `Set DATABASE_URL to the new database and start Halyard. The data folder stays in use; ${path} is not needed then.`,
  );
}

/** The contents of a data folder other than the database. */
async function copyFolder(config: Config, folder: string): Promise<void> {
  const marks = ['workspace-id', 'identity.key', checkpointFileName, 'sample-accounts.json'];
  await copyFiles(config.dataFolder, folder, (path) => marks.includes(path));
  if (config.s3) return;
  await copyFiles(config.crimeFolder, join(folder, 'crime'), (path) => !path.startsWith('uploads/'));
  await copyFiles(config.uploadFolder, join(folder, 'uploads'));
}

async function moveToSqlite(config: Config, folder: string, onProgress: Progress): Promise<void> {
  const { databaseUrl } = config;
  if (!databaseUrl) throw new CommandError('The workspace is on SQLite already. Use backup and restore.');
  const path = join(folder, databaseFile);
  const isHere = folder === config.dataFolder;
  if (existsSync(path)) throw new CommandError(`${path} is there already. Name an empty folder.`);
  await requireNobodyElse(databaseUrl);
  const target = isHere ? undefined : openDataFolder(folder);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!isHere) await copyFolder(config, folder);
    const draft = `${path}.moving`;
    rmSync(draft, { force: true });
    const copied = await copyPostgresToSqlite(databaseUrl, draft, onProgress);
    await requireSame(config, copied, await sumSqlite(draft, onProgress), { path: draft });
    for (const rest of ['-wal', '-shm']) rmSync(draft + rest, { force: true });
    await syncFile(draft);
    renameSync(draft, path);
  } finally {
    target?.release();
  }
  say(
    `Unset DATABASE_URL${isHere ? '' : ` and HALYARD_CRIME_DIR, set HALYARD_DATA_DIR=${folder},`} and start Halyard.`,
  );
}

/** Moves the workspace to the other database. Returns exit code 0; throws a sentence where that is not possible. */
export async function moveFromCommandLine(to: string, environment: NodeJS.ProcessEnv): Promise<number> {
  process.umask(0o077);
  const config = readConfig(environment);
  const isPostgres = /^postgres(ql)?:\/\//.test(to);
  if (!isPostgres && to.includes('://'))
    throw new CommandError(`${to} is no target. Name postgres://…, or a folder for SQLite.`);
  if (!existsSync(config.dataFolder)) throw new CommandError(`There is no workspace in ${config.dataFolder}.`);
  // Held until the end: no server starts meanwhile.
  const lock = openDataFolder(config.dataFolder);
  try {
    const folder = resolve(environment.INIT_CWD ?? '.', to);
    await withProgress((on) => (isPostgres ? moveToPostgres(config, to, on) : moveToSqlite(config, folder, on))).catch(
      failed('The move failed, and the source is as it was'),
    );
  } finally {
    lock.release();
  }
  return 0;
}
