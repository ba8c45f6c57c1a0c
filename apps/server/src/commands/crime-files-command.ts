import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { type Config, readConfig } from '../config.ts';
import { openDataFolder } from '../data-folder.ts';
import type { Schema } from '../database/tables/schema.ts';
import { keptForDays, restoreKept } from '../platform/storage/kept-files.ts';
import { openStorage, placeOf } from '../platform/storage/open-storage.ts';
import { connectToRead, databaseFile } from '../start/read-database.ts';
import { databaseError } from '../start/run-command-line.ts';
import { adoptStorage } from '../start/tie-workspace.ts';

const listed = 20;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** The files of the storage that the database names. */
async function readNamed(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const parts = await db.selectFrom('crime_parts').select('path').execute();
  const files = await db.selectFrom('crime_files').select('id').where('rows_rejected', '>', 0).execute();
  return new Set([...parts.map(({ path }) => path), ...files.map(({ id }) => `rejections/${id}.csv`)]);
}

function describe(paths: readonly string[]): string[] {
  const more = paths.length > listed ? [`  … and ${paths.length - listed} more`] : [];
  return [...paths.slice(0, listed).map((path) => `  ${path}`), ...more];
}

/**
 * Restores police data that was kept aside, if the database references it; may run beside a server. Returns the exit
 * code: 0, or 1 if there is no database yet.
 */
export async function restoreCrimeFromCommandLine(environment: NodeJS.ProcessEnv): Promise<number> {
  const config = readConfig(environment);
  const connection = await connectToRead(config, { file: (name) => join(config.dataFolder, name) });
  if (!connection) {
    say(`There is no database in ${config.dataFolder}.`);
    return 1;
  }
  try {
    const named = await readNamed(connection.db).catch((cause) => {
      throw databaseError(cause);
    });
    const storage = await openStorage(config);
    const { restored, unnamed } = await restoreKept(storage, (key) => named.has(key)).finally(storage.close);
    say([`${restored.length} files brought back`, ...describe(restored)].join('\n'));
    if (unnamed.length === 0) return 0;
    const where = `${storage.place}/kept for ${keptForDays} days`;
    say([`${unnamed.length} files that this database does not name stay in ${where}`, ...describe(unnamed)].join('\n'));
    return 0;
  } finally {
    await connection.db.destroy();
  }
}

async function openDatabase({ databaseUrl, dataFolder }: Config) {
  if (databaseUrl) {
    const { openPostgres } = await import('../database/connections/open-postgres.ts');
    return openPostgres(databaseUrl);
  }
  const { openSqlite } = await import('../database/connections/open-sqlite.ts');
  return openSqlite(join(dataFolder, databaseFile));
}

/** Makes the storage of the settings the one of this workspace. Returns exit code 0. */
export async function adoptCrimeFromCommandLine(environment: NodeJS.ProcessEnv): Promise<number> {
  const config = readConfig(environment);
  const lock = openDataFolder(config.dataFolder);
  try {
    const database = await openDatabase(config).catch((cause) => {
      throw databaseError(cause);
    });
    await adoptStorage(config, database).finally(() => database.close());
    say(`${placeOf(config)} is the storage of this workspace now.`);
    return 0;
  } finally {
    lock.release();
  }
}
