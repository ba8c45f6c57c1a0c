import { Kysely, PostgresDialect } from 'kysely';
import type { Database } from '../database.ts';
import { isDatabaseAway, isSilent } from '../database-away.ts';
import { migrate } from '../migrate.ts';
import type { Schema } from '../tables/schema.ts';
import { repeatable } from './attempts.ts';
import { chooseReader, onPrimary } from './heavy-reads.ts';
import { createPostgresChannel } from './postgres-channel.ts';
import { createPostgresPool, type PoolOptions } from './postgres-pool.ts';
import { watchStatements } from './watch-statements.ts';

export type PostgresOptions = PoolOptions & {
  /** Another address for messages between nodes, if the server at `url` does not forward them. */
  readonly listenUrl?: string | undefined;
  /** A replica for heavy reads while its lag is small. */
  readonly readUrl?: string | undefined;
  /** Is called when heavy reads start to use the replica, and when they stop and why. */
  readonly onReader?: (isUsed: boolean, why: string) => void;
};

/** Connects to the PostgreSQL database at `url` as it is. */
export const connectPostgres = (url: string, options: PoolOptions = {}): Kysely<Schema> =>
  new Kysely({ dialect: new PostgresDialect({ pool: createPostgresPool(url, options) }) });

/**
 * A concurrent transaction interfered: a deadlock, or a row that was looked up has changed since (a name is taken now,
 * a referenced row no longer exists).
 */
const clashes = { deadlock: '40P01', serialization: '40001', unique: '23505', foreignKey: '23503' };
const mostTries = 5;

const isClash = (cause: unknown) => Object.values(clashes).includes(String((cause as { code?: unknown }).code));

type Attempt<T> = { readonly run: () => Promise<T>; readonly isCommitting: () => boolean };

/**
 * A transaction that met a clash has done nothing; it is done again, and then sees what the other one has done. So is,
 * once, one whose server went away before it was to be committed; the outcome of one later nobody knows.
 */
async function repeatWhatIsUndone<T>({ run, isCommitting }: Attempt<T>, tries = 1): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    const wasAway = tries === 1 && isDatabaseAway(cause) && !isSilent(cause) && !isCommitting();
    if (!wasAway && (!isClash(cause) || tries === mostTries)) throw cause;
    return repeatWhatIsUndone({ run, isCommitting }, tries + 1);
  }
}

/** The PostgreSQL database at `url`, which is in the newest shape already. */
export function openMigratedPostgres(url: string, options: PostgresOptions = {}): Database {
  const pool = createPostgresPool(url, options);
  const statements = watchStatements();
  const { schemaName, listenUrl, readUrl, size, onReader = () => undefined } = options;
  const readers = readUrl ? chooseReader(pool, createPostgresPool(readUrl, options), onReader) : pool;
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: readers }), log: statements.note });
  const write: Database['write'] = (work) => {
    const attempt = repeatable(work);
    let isCommitting = false;
    return repeatWhatIsUndone({
      isCommitting: () => isCommitting,
      run() {
        isCommitting = false;
        return onPrimary(() =>
          kysely.transaction().execute(async (tx) => {
            const result = await attempt(tx);
            isCommitting = true;
            return result;
          }),
        );
      },
    });
  };
  return {
    dialect: 'postgres',
    read: kysely,
    statements,
    connections: pool.connections,
    channel: createPostgresChannel(listenUrl ?? url, schemaName),
    write,
    // The server waits for its own disk, not this process.
    writeStep: write,
    lend: () => ({ dialect: 'postgres', url, schemaName, size }),
    close: () => kysely.destroy(),
  };
}

/**
 * Opens the PostgreSQL database at `url` and migrates it. Nodes that start together migrate one after the other, on a
 * connection without a statement timeout.
 */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  const patient = connectPostgres(url, { ...options, size: 2, isPatient: true });
  await migrate(patient, options.schemaName).finally(() => patient.destroy());
  return openMigratedPostgres(url, options);
}
