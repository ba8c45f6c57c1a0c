import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { createPostgresChannel } from './postgres-channel.ts';
import type { Schema } from './schema.ts';

const int8 = 20;

/** PostgreSQL sends 64-bit integers as text; ours are milliseconds and counters, exact as numbers. */
function readInt8AsNumber(oid: number, format?: 'text' | 'binary') {
  return oid === int8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format);
}

type PostgresOptions = {
  /** Keeps several workspaces (tests, above all) apart on one server. */
  readonly schemaName?: string;
  /** Hears of a connection that broke while idle; the pool replaces it by itself. */
  readonly onLost?: (cause: Error) => void;
};

/** Connects to the PostgreSQL database at `url` as it is. */
export function connectPostgres(url: string, options: PostgresOptions = {}): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    types: { getTypeParser: readInt8AsNumber as typeof pg.types.getTypeParser },
    ...(options.schemaName && { options: `-c search_path=${options.schemaName}` }),
  });
  pool.on('error', (cause) => options.onLost?.(cause));
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

const deadlock = '40P01';
const mostTries = 3;

/** Of two transactions that wait for each other the server ends one, which then has done nothing: it is done again. */
async function repeatAfterDeadlock<T>(run: () => Promise<T>, tries = 1): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    if ((cause as { code?: unknown }).code !== deadlock || tries === mostTries) throw cause;
    return repeatAfterDeadlock(run, tries + 1);
  }
}

/** Opens the PostgreSQL database at `url` in the newest shape. Nodes that start together migrate one after the other. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  const kysely = connectPostgres(url, options);
  await migrate(kysely, options.schemaName);
  return {
    dialect: 'postgres',
    read: kysely,
    channel: createPostgresChannel(url, options.schemaName),
    write: (work) => repeatAfterDeadlock(() => kysely.transaction().execute(work)),
    close: () => kysely.destroy(),
  };
}
