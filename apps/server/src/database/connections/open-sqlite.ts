import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { Semaphore } from '@halyard/contracts/concurrency/semaphore.ts';
import { Kysely } from 'kysely';
import type { Database, Transaction } from '../database.ts';
import { migrate } from '../migrate.ts';
import type { Schema } from '../tables/schema.ts';
import { createUpkeep } from '../upkeep/create-upkeep.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { createLogSync } from './sync-log.ts';
import { type StatementWatch, watchStatements } from './watch-statements.ts';
import { lendTurns, type WriteTurns } from './write-turns.ts';

const busyWaitMs = 5_000;
// The writer puts the log back into the file by itself only where upkeep has failed for long.
const mostPagesOfLog = 20_000;

/** WAL lets readers go on beside the writer; with FULL, each commit waits for the disk. */
function openWriter(path: string, synchronous: 'full' | 'normal'): DatabaseSync {
  const writer = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: busyWaitMs });
  writer.exec(`pragma journal_mode = wal; pragma synchronous = ${synchronous}; pragma temp_store = memory;`);
  return writer;
}

/** Rolls back what a killed process left half-written at `path`; who only reads may not, and fails. */
export function recoverSqlite(path: string): void {
  const database = new DatabaseSync(path, { timeout: busyWaitMs });
  try {
    database.exec('select count(*) from sqlite_schema');
  } finally {
    database.close();
  }
}

const openReadOnly = (path: string) => new DatabaseSync(path, { readOnly: true, timeout: busyWaitMs });

/** Reads the SQLite file at `path`, beside whoever writes it. */
export function openSqliteReader(path: string, statements?: StatementWatch, database = openReadOnly(path)) {
  return new Kysely<Schema>({ dialect: sqliteDialect(database), ...(statements && { log: statements.note }) });
}

type Options = {
  /** Called with the error when upkeep failed; it is tried again later. */
  readonly onUpkeepFailure?: (cause: unknown) => void;
};

/** A transaction; the event loop has its turn before it is over. */
async function inTransaction<T>(writer: Kysely<Schema>, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const result = await writer.transaction().execute(work);
  // Every statement answers at once, so a loop of awaited transactions would keep the event loop from all else.
  await setImmediate();
  return result;
}

/** Makes the file at `path`, or brings it into the newest shape. */
export async function migrateSqlite(path: string): Promise<void> {
  const writer = new Kysely<Schema>({ dialect: sqliteDialect(openWriter(path, 'full')) });
  await migrate(writer).finally(() => writer.destroy());
}

type Writing = {
  /** Whoever writes has its turn; others wait. */
  readonly turns: WriteTurns;
  /** Of steps of long work one at a time stands in line for a turn: no one who waits for an answer stands behind many. */
  readonly stepTurns: WriteTurns;
  readonly watch: (connection: DatabaseSync) => () => void;
};

/** The file at `path`, which is in the newest shape already: `turns` puts those who write into one line. */
export function openMigratedSqlite(path: string, { turns, stepTurns, watch }: Writing): Database {
  const connection = openWriter(path, 'normal');
  connection.exec(`pragma wal_autocheckpoint = ${mostPagesOfLog}`);
  const statements = watchStatements();
  const writer = new Kysely<Schema>({
    dialect: sqliteDialect(connection, { turns, afterCommit: watch(connection) }),
    log: statements.note,
  });
  const readOnly = openReadOnly(path);
  const reader = openSqliteReader(path, statements, readOnly);
  const version = readOnly.prepare('pragma data_version');
  const log = createLogSync(path);
  return {
    dialect: 'sqlite',
    read: reader,
    version: () => Number(version.get()?.data_version),
    statements,
    async write(work) {
      const result = await inTransaction(writer, work);
      // The commit itself did not wait for the disk, which may take its time while long work writes.
      await log.sync();
      return result;
    },
    async writeStep(work) {
      await stepTurns.acquire();
      try {
        return await inTransaction(writer, work);
      } finally {
        stepTurns.release();
      }
    },
    async close() {
      await reader.destroy();
      await log.close();
      await writer.destroy();
    },
  };
}

/**
 * Opens (or makes) the SQLite file at `path` in the newest shape: one writer at a time, one reader beside it. What `write`
 * has acknowledged survives a power cut.
 */
export async function openSqlite(path: string, { onUpkeepFailure = () => {} }: Options = {}): Promise<Database> {
  await migrateSqlite(path);
  const writeLock = new Semaphore({ permits: 1 });
  const stepTurns = new Semaphore({ permits: 1 });
  const upkeep = createUpkeep({ path, writeLock, onFailure: onUpkeepFailure });
  let hasCommitted = () => {};
  const database = openMigratedSqlite(path, {
    turns: writeLock,
    stepTurns,
    watch(connection) {
      hasCommitted = upkeep.watch(connection);
      return hasCommitted;
    },
  });
  // What another thread writes is long work, too.
  const inLine: WriteTurns = {
    async acquire() {
      await stepTurns.acquire();
      await writeLock.acquire();
    },
    release() {
      writeLock.release();
      stepTurns.release();
    },
  };
  return {
    ...database,
    lend: () => ({ dialect: 'sqlite', path, turns: lendTurns(inLine, hasCommitted) }),
    async close() {
      await upkeep.stop();
      await database.close();
    },
  };
}
