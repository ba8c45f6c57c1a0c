import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import pg from 'pg';
import { repeatable } from '../database/attempts.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { connectPostgres, openPostgres } from '../database/open-postgres.ts';
import { openSqlite } from '../database/open-sqlite.ts';
import type { Schema } from '../database/schema.ts';
import { sqliteDialect } from '../database/sqlite-dialect.ts';

/** What an earlier release has left: its newest migration, and what it wrote. */
export type Earlier = { readonly migration: string; readonly fill: (db: Kysely<Schema>) => Promise<void> };

export type TestDatabase = {
  readonly name: string;
  /** Empty, or what becomes of what an earlier release has left. */
  open(earlier?: Earlier): Promise<Database>;
  /** What several nodes of one workspace work on; closing the first closes all. SQLite has one node. */
  openNodes(): Promise<readonly [Database, ...Database[]]>;
};

async function leave(db: Kysely<Schema>, { migration, fill }: Earlier, schemaName?: string): Promise<void> {
  await migrate(db, schemaName, migration);
  await fill(db);
  await db.destroy();
}

/** A database in a folder of its own that goes away with `close`. */
export async function openThrowawaySqlite(earlier?: Earlier): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-test-'));
  const path = join(folder, 'halyard.sqlite');
  if (earlier) await leave(new Kysely({ dialect: sqliteDialect(new DatabaseSync(path)) }), earlier);
  const database = await openSqlite(path);
  return {
    ...database,
    async close() {
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/**
 * The same database on a bad day: every transaction meets a clash at its end and is done again. What a first try left
 * in memory must not count.
 */
export function repeatEveryWrite(database: Database): Database {
  const clash = new Error('another transaction was in between');
  const twice =
    (write: Database['write']): Database['write'] =>
    async (work) => {
      const attempt = repeatable(work);
      const firstTry = write(async (tx) => {
        await attempt(tx);
        throw clash;
      });
      await firstTry.catch((cause: unknown) => {
        if (cause !== clash) throw cause;
      });
      return write(attempt);
    };
  return { ...database, write: twice(database.write), writeStep: twice(database.writeStep) };
}

async function run(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** A table, or the schema that it lay in, was dropped meanwhile. */
const droppedCodes: readonly unknown[] = ['42P01', '3F000'];

/** The list of tables that migrations ask for fails where a schema of another test is dropped at the same moment. */
async function openBesideOthers(url: string, schemaName: string): Promise<Database> {
  for (;;) {
    try {
      return await openPostgres(url, { schemaName });
    } catch (cause) {
      if (!droppedCodes.includes((cause as { cause?: { code?: unknown } }).cause?.code)) throw cause;
    }
  }
}

/** A schema of its own on the test server that goes away with `close`. */
async function openThrowawayPostgres(url: string, earlier?: Earlier): Promise<Database> {
  const schemaName = `test_${randomUUID().replaceAll('-', '')}`;
  await run(url, `create schema ${schemaName}`);
  if (earlier) await leave(connectPostgres(url, { schemaName }), earlier, schemaName);
  const database = await openBesideOthers(url, schemaName);
  return {
    ...database,
    async close() {
      await database.close();
      await run(url, `drop schema ${schemaName} cascade`);
    },
  };
}

/** Two connection pools on one schema, as two nodes have them. */
async function openPostgresNodes(url: string): Promise<readonly [Database, ...Database[]]> {
  const schemaName = `test_${randomUUID().replaceAll('-', '')}`;
  await run(url, `create schema ${schemaName}`);
  const [first, second] = [await openBesideOthers(url, schemaName), await openBesideOthers(url, schemaName)];
  const closeAll = async () => {
    for (const node of [first, second]) await node.close();
    await run(url, `drop schema ${schemaName} cascade`);
  };
  return [{ ...first, close: closeAll }, second];
}

const postgresUrl = process.env.HALYARD_TEST_DATABASE_URL;

/** With HALYARD_TEST_REPEAT_WRITES=1 any test file shows whether its subject bears that every transaction is repeated. */
const onThatDay = process.env.HALYARD_TEST_REPEAT_WRITES === '1' ? repeatEveryWrite : (database: Database) => database;

/** Every database the stores must behave the same on; `npm test` starts a PostgreSQL server and sets its address. */
export const testDatabases: readonly TestDatabase[] = [
  {
    name: 'SQLite',
    open: async (earlier?: Earlier) => onThatDay(await openThrowawaySqlite(earlier)),
    openNodes: async () => [await openThrowawaySqlite()],
  },
  ...(postgresUrl
    ? [
        {
          name: 'PostgreSQL',
          open: async (earlier?: Earlier) => onThatDay(await openThrowawayPostgres(postgresUrl, earlier)),
          openNodes: () => openPostgresNodes(postgresUrl),
        },
      ]
    : []),
];
