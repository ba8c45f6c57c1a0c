import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import type { Schema } from '../tables/schema.ts';
import { repeatable } from './attempts.ts';
import { createPostgresChannel } from './postgres-channel.ts';

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

/**
 * Someone else was in between: two transactions waited for each other, or what was looked up before has come or gone
 * since (a name is taken now, a row that is referred to is no longer there).
 */
const clashes = { deadlock: '40P01', serialization: '40001', unique: '23505', foreignKey: '23503' };
const mostTries = 5;

const isClash = (cause: unknown) => Object.values(clashes).includes(String((cause as { code?: unknown }).code));

/** A transaction that met a clash has done nothing; it is done again, and then sees what the other one has done. */
async function repeatAfterClash<T>(run: () => Promise<T>, tries = 1): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    if (!isClash(cause) || tries === mostTries) throw cause;
    return repeatAfterClash(run, tries + 1);
  }
}

/** The PostgreSQL database at `url`, which is in the newest shape already. */
export function openMigratedPostgres(url: string, options: PostgresOptions = {}): Database {
  const kysely = connectPostgres(url, options);
  const write: Database['write'] = (work) => {
    const attempt = repeatable(work);
    return repeatAfterClash(() => kysely.transaction().execute(attempt));
  };
  return {
    dialect: 'postgres',
    read: kysely,
    channel: createPostgresChannel(url, options.schemaName),
    write,
    // The server waits for its disk, and no one here does.
    writeStep: write,
    lend: () => ({ dialect: 'postgres', url, schemaName: options.schemaName }),
    close: () => kysely.destroy(),
  };
}

/** Opens the PostgreSQL database at `url` in the newest shape. Nodes that start together migrate one after the other. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  const database = openMigratedPostgres(url, options);
  await migrate(database.read, options.schemaName);
  return database;
}
