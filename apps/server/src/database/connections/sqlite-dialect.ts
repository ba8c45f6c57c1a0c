import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { addTextFunctions } from '../fold.ts';
import type { WriteTurns } from './write-turns.ts';

const statementsKept = 500;

const longestStretchMs = 10;
/** Pausing while holding the write turn makes all other writers wait: so it happens less often. */
const longestTurnMs = 30;

/**
 * Every statement completes synchronously, so a loop of awaited ones would block the event loop: after a while, the
 * next one yields to others.
 */
function createCircuitBreaker(longestMs: number) {
  let busySince: number | undefined;

  return async () => {
    while (busySince !== undefined && performance.now() - busySince >= longestMs) await nextTurn();
    if (busySince !== undefined) return;
    busySince = performance.now();
    void nextTurn().then(() => {
      busySince = undefined;
    });
  };
}

type Prepared = { readonly statement: StatementSync; readonly hasRows: boolean };

/** Statements are prepared once: the same query text costs a parse only the first time. */
function createConnection(database: DatabaseSync, longestMs: number): DatabaseConnection {
  const prepared = new Map<string, Prepared>();
  const pause = createCircuitBreaker(longestMs);

  function prepare(sql: string): Prepared {
    const known = prepared.get(sql);
    if (known) return known;
    if (prepared.size >= statementsKept) prepared.clear();
    const statement = database.prepare(sql);
    const made = { statement, hasRows: statement.columns().length > 0 };
    prepared.set(sql, made);
    return made;
  }

  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      await pause();
      const { statement, hasRows } = prepare(sql);
      const values = parameters as SQLInputValue[];
      if (hasRows) return { rows: statement.all(...values) as Row[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    },
    // biome-ignore lint/correctness/useYield: node:sqlite is synchronous, so there is nothing to stream.
    async *streamQuery() {
      throw new Error('SQLite results are not streamed; page with a limit instead.');
    },
  };
}

type Options = {
  /** Lend the connection to one holder at a time, as the writer's; readers may share theirs. */
  readonly turns?: WriteTurns;
  readonly afterCommit?: () => void;
};

function createDriver(database: DatabaseSync, { turns, afterCommit }: Options): Driver {
  const connection = createConnection(database, turns ? longestTurnMs : longestStretchMs);
  const run = async (sql: string) => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  return {
    init: async () => {},
    async acquireConnection() {
      await turns?.acquire();
      return connection;
    },
    // Taking the write lock immediately keeps two writers from deadlocking halfway.
    beginTransaction: () => run('begin immediate'),
    async commitTransaction() {
      await run('commit');
      afterCommit?.();
    },
    // After a full disk SQLite has already rolled back; another rollback would hide the reason.
    rollbackTransaction: async () => {
      if (database.isTransaction) await run('rollback');
    },
    releaseConnection: async () => {
      turns?.release();
    },
    destroy: async () => database.close(),
  };
}

/** SQLite has one writer, which needs no row locks and has no syntax for them: they are omitted. */
class RowLocksLeftOut extends SqliteQueryCompiler {
  protected override visitSelectQuery(node: SelectQueryNode): void {
    super.visitSelectQuery({ ...node, endModifiers: [] });
  }
}

/**
 * Kysely states no support for all of SQLite; then a migrator has no transaction, and a killed process leaves a partial
 * migration.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely over Node's built-in SQLite. */
export function sqliteDialect(database: DatabaseSync, options: Options = {}): Dialect {
  addTextFunctions(database);
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => createDriver(database, options),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new RowLocksLeftOut(),
  };
}
