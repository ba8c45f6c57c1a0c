import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
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
import { addTextFunctions } from './fold.ts';

const statementsKept = 500;

/** Statements are prepared once: the same query text costs a parse only the first time. */
function createConnection(database: DatabaseSync): DatabaseConnection {
  const prepared = new Map<string, StatementSync>();

  function prepare(sql: string): StatementSync {
    const known = prepared.get(sql);
    if (known) return known;
    if (prepared.size >= statementsKept) prepared.clear();
    const statement = database.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  }

  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const statement = prepare(sql);
      const values = parameters as SQLInputValue[];
      if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] };
      const { changes, lastInsertRowid } = statement.run(...values);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    },
    // biome-ignore lint/correctness/useYield: node:sqlite answers at once, so there is nothing to stream.
    async *streamQuery() {
      throw new Error('SQLite results are not streamed; page with a limit instead.');
    },
  };
}

/** Hands the one connection to one holder after the other. */
function createTurns() {
  let last: Promise<void> = Promise.resolve();
  let release: () => void = () => {};
  return {
    async take() {
      const before = last;
      const turn = Promise.withResolvers<void>();
      last = turn.promise;
      await before;
      release = turn.resolve;
    },
    pass: () => release(),
  };
}

/** Exclusive connections (the writer) are lent to one holder at a time; readers may share theirs. */
function createDriver(database: DatabaseSync, exclusive: boolean): Driver {
  const connection = createConnection(database);
  const turns = createTurns();
  const run = async (sql: string) => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  return {
    init: async () => {},
    async acquireConnection() {
      if (exclusive) await turns.take();
      return connection;
    },
    // Taking the write lock at once keeps two writers from deadlocking halfway.
    beginTransaction: () => run('begin immediate'),
    commitTransaction: () => run('commit'),
    // After a full disk SQLite has rolled back by itself; to ask for it again would hide why.
    rollbackTransaction: async () => {
      if (database.isTransaction) await run('rollback');
    },
    releaseConnection: async () => {
      if (exclusive) turns.pass();
    },
    destroy: async () => database.close(),
  };
}

/** SQLite has one writer, which needs no row locks and has no words for them: they are left out. */
class RowLocksLeftOut extends SqliteQueryCompiler {
  protected override visitSelectQuery(node: SelectQueryNode): void {
    super.visitSelectQuery({ ...node, endModifiers: [] });
  }
}

/** Kysely over Node's built-in SQLite. */
export function sqliteDialect(database: DatabaseSync, { exclusive }: { exclusive: boolean }): Dialect {
  addTextFunctions(database);
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => createDriver(database, exclusive),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new RowLocksLeftOut(),
  };
}
