import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../database/database.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { openSqlite } from '../database/open-sqlite.ts';

export type TestDatabase = {
  readonly name: string;
  open(): Promise<Database>;
  /** What several nodes of one workspace work on; closing the first closes all. SQLite has one node. */
  openNodes(): Promise<readonly [Database, ...Database[]]>;
};

/** A database in a folder of its own that goes away with `close`. */
export async function openThrowawaySqlite(): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-test-'));
  const database = await openSqlite(join(folder, 'halyard.sqlite'));
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
      const firstTry = write(async (tx) => {
        await work(tx);
        throw clash;
      });
      await firstTry.catch((cause: unknown) => {
        if (cause !== clash) throw cause;
      });
      return write(work);
    };
  return { ...database, write: twice(database.write), writeStep: twice(database.writeStep) };
}

async function run(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** A schema of its own on the test server that goes away with `close`. */
async function openThrowawayPostgres(url: string): Promise<Database> {
  const schemaName = `test_${randomUUID().replaceAll('-', '')}`;
  await run(url, `create schema ${schemaName}`);
  const database = await openPostgres(url, { schemaName });
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
  const [first, second] = [await openPostgres(url, { schemaName }), await openPostgres(url, { schemaName })];
  const closeAll = async () => {
    for (const node of [first, second]) await node.close();
    await run(url, `drop schema ${schemaName} cascade`);
  };
  return [{ ...first, close: closeAll }, second];
}

const postgresUrl = process.env.HALYARD_TEST_DATABASE_URL;

/** Every database the stores must behave the same on; `npm test` starts a PostgreSQL server and sets its address. */
export const testDatabases: readonly TestDatabase[] = [
  { name: 'SQLite', open: openThrowawaySqlite, openNodes: async () => [await openThrowawaySqlite()] },
  ...(postgresUrl
    ? [
        {
          name: 'PostgreSQL',
          open: () => openThrowawayPostgres(postgresUrl),
          openNodes: () => openPostgresNodes(postgresUrl),
        },
      ]
    : []),
];
