import { rmSync } from 'node:fs';
import { connectPostgres, openPostgres } from '../database/connections/open-postgres.ts';
import { migrateSqlite } from '../database/connections/open-sqlite.ts';
import { CommandError, databaseError } from '../start/run-command-line.ts';
import { copyRows, type Progress, type Sums, sumRows } from './copy-rows.ts';
import { inSnapshot, postgresSource, postgresTarget, readPostgresMigration } from './postgres-side.ts';
import { openSqliteFile, readSqliteMigration, readTables, sqliteSource, sqliteTarget } from './sqlite-side.ts';

/** Rows can only be copied between databases of one shape. */
function requireSameShape(found: string | undefined, newest: string | undefined): void {
  if (found === newest) return;
  const what = found === undefined ? 'holds no workspace' : `was left by another version (${found})`;
  throw new CommandError(`The database ${what}. Start this version of Halyard with it once, then try again.`);
}

/** Copies a PostgreSQL database, in one snapshot, into a new SQLite file at `path`; returns statistics. */
export async function copyPostgresToSqlite(url: string, path: string, onProgress: Progress): Promise<Sums> {
  await migrateSqlite(path);
  const file = openSqliteFile(path, false);
  const db = connectPostgres(url, { isPatient: true });
  try {
    const tables = readTables(file);
    requireSameShape(await readPostgresMigration(db).catch(fail), readSqliteMigration(file));
    const target = sqliteTarget(file, tables);
    return await inSnapshot(db, (tx) => copyRows(postgresSource(tx), target, tables, onProgress));
  } finally {
    await db.destroy();
    file.close();
    for (const rest of ['-wal', '-shm', '-journal']) rmSync(path + rest, { force: true });
  }
}

const fail = (cause: unknown) => {
  throw databaseError(cause);
};

/**
 * Copies a SQLite file of the newest version to an empty PostgreSQL database, in one transaction; returns statistics.
 */
export async function copySqliteToPostgres(path: string, url: string, onProgress: Progress): Promise<Sums> {
  const database = await openPostgres(url).catch(fail);
  const file = openSqliteFile(path, true);
  try {
    file.exec('begin');
    const tables = readTables(file);
    requireSameShape(readSqliteMigration(file), await readPostgresMigration(database.read));
    return await database.read
      .transaction()
      .execute(async (tx) => copyRows(sqliteSource(file), await postgresTarget(tx, tables), tables, onProgress));
  } finally {
    file.close();
    await database.close();
  }
}

/** Adds up the rows of a SQLite file. */
export async function sumSqlite(path: string, onProgress: Progress): Promise<Sums> {
  const file = openSqliteFile(path, true);
  try {
    return await sumRows(sqliteSource(file), readTables(file), onProgress);
  } finally {
    file.close();
  }
}

/** Adds up the rows of a PostgreSQL database; `like` is a SQLite file with the same tables. */
export async function sumPostgres(url: string, like: string, onProgress: Progress): Promise<Sums> {
  const file = openSqliteFile(like, true);
  const db = connectPostgres(url, { isPatient: true });
  try {
    const tables = readTables(file);
    return await inSnapshot(db, (tx) => sumRows(postgresSource(tx), tables, onProgress));
  } finally {
    await db.destroy();
    file.close();
  }
}
