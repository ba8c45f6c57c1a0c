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
// The writer checkpoints the log itself only if upkeep has failed for long.
const mostPagesOfLog = 20_000;

/** WAL lets readers continue beside the writer; with FULL, each commit waits for the disk. */
function openWriter(path: string, synchronous: 'full' | 'normal'): DatabaseSync {
  const writer = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: busyWaitMs });
  writer.exec(`pragma journal_mode = wal; pragma synchronous = ${synchronous}; pragma temp_store = memory;`);
  return writer;
}

/** Rolls back a partial write of a killed process at `path`; a read-only opener may not, and fails. */
export function recoverSqlite(path: string): void {
  const database = new DatabaseSync(path, { timeout: busyWaitMs });
  try {
    database.exec('select count(*) from sqlite_schema');
  } finally {
    database.close();
  }
}

const openReadOnly = (path: string) => new DatabaseSync(path, { readOnly: true, timeout: busyWaitMs });

/** Reads the SQLite file at `path`, beside a writer. */
export function openSqliteReader(path: string, statements?: StatementWatch, database = openReadOnly(path)) {
  return new Kysely<Schema>({ dialect: sqliteDialect(database), ...(statements && { log: statements.note }) });
}

type Options = {
  /** Called with the error when upkeep failed; it is tried again later. */
  readonly onUpkeepFailure?: (cause: unknown) => void;
};

/** A transaction; it yields to the event loop before it ends. */
async function inTransaction<T>(writer: Kysely<Schema>, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const result = await writer.transaction().execute(work);
  // Every statement completes synchronously, so a loop of awaited transactions would block the event loop.
  await setImmediate();
  return result;
}

/** Creates the file at `path`, or migrates it. */
export async function migrateSqlite(path: string): Promise<void> {
  const writer = new Kysely<Schema>({ dialect: sqliteDialect(openWriter(path, 'full')) });
  await migrate(writer).finally(() => writer.destroy());
}

type Writing = {
  /** The current writer holds the turn; others wait. */
  readonly turns: WriteTurns;
  /** Of steps of long work one at a time is in line for a turn: no one who waits for an answer is behind many. */
  readonly stepTurns: WriteTurns;
  readonly watch: (connection: DatabaseSync) => () => void;
};

/** The migrated file at `path`: `turns` serializes the writers. */
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
      // The commit itself did not wait for the disk, which may be slow while long work writes.
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
 * Opens (or creates) the SQLite file at `path` and migrates it: one writer at a time, one reader beside it. Data
 * acknowledged by `write` survives a power cut.
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
  // Writes by another thread count as long work, too.
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
