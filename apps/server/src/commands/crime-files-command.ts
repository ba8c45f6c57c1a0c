import { join } from 'node:path';
import { keptForDays, restoreKept } from '@halyard/crime-analysis';
import type { Kysely } from 'kysely';
import { readConfig } from '../config.ts';
import type { Schema } from '../database/tables/schema.ts';
import { connectToRead } from '../start/read-database.ts';
import { databaseError } from '../start/run-command-line.ts';
import { adoptCrimeFolder } from '../start/tie-workspace.ts';

const listed = 20;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** The files of the crime folder that the database names. */
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
 * Brings back police data that was kept aside, as far as the database names it; may run beside a server. Answers the
 * exit code: 0, or 1 where there is no database yet.
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
    const { restored, unnamed } = await restoreKept(config.crimeFolder, (path) => named.has(path));
    say([`${restored.length} files brought back`, ...describe(restored)].join('\n'));
    if (unnamed.length === 0) return 0;
    const where = `${join(config.crimeFolder, 'kept')} for ${keptForDays} days`;
    say([`${unnamed.length} files that this database does not name stay in ${where}`, ...describe(unnamed)].join('\n'));
    return 0;
  } finally {
    await connection.db.destroy();
  }
}

/** Makes the crime folder of the settings the one of this workspace. Returns the exit code: 0, or 1 with SQLite. */
export async function adoptCrimeFromCommandLine(environment: NodeJS.ProcessEnv): Promise<number> {
  const config = readConfig(environment);
  if (!config.databaseUrl) {
    say('Only nodes on PostgreSQL share a crime folder; with SQLite any folder of this workspace will do.');
    return 1;
  }
  const { openPostgres } = await import('../database/connections/open-postgres.ts');
  const database = await openPostgres(config.databaseUrl).catch((cause) => {
    throw databaseError(cause);
  });
  try {
    await adoptCrimeFolder(config, database);
    say(`${config.crimeFolder} is the crime folder of this workspace now.`);
    return 0;
  } finally {
    await database.close();
  }
}
