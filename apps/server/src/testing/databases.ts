import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { Kysely } from 'kysely';
import pg from 'pg';
import { repeatable } from '../database/connections/attempts.ts';
import { connectPostgres, openPostgres } from '../database/connections/open-postgres.ts';
import { openSqlite } from '../database/connections/open-sqlite.ts';
import { sqliteDialect } from '../database/connections/sqlite-dialect.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import type { Schema } from '../database/tables/schema.ts';

const postgresUrl = process.env.HALYARD_TEST_DATABASE_URL;

/** A database of an earlier release: its newest migration, and its data. */
export type Earlier = { readonly migration: string; readonly fill: (db: Kysely<Schema>) => Promise<void> };

export type TestDatabase = {
  readonly name: string;
  /** Empty, or what becomes of what an earlier release has left. */
  open(earlier?: Earlier): Promise<Database>;
  /** Shared state of several nodes of one workspace; closing the first closes all. SQLite has one node. */
  openNodes(): Promise<readonly [Database, ...Database[]]>;
};

async function leave(db: Kysely<Schema>, { migration, fill }: Earlier): Promise<void> {
  await migrate(db, undefined, migration);
  await fill(db);
  await db.destroy();
}

/** An empty migrated database. Migrations take most of the time of opening one, and are run once per process. */
async function makeSqliteTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-template-'));
  process.once('exit', () => rmSync(folder, { recursive: true }));
  const path = join(folder, 'halyard.sqlite');
  const database = await openSqlite(path);
  await database.close();
  return path;
}

let sqliteTemplate: Promise<string> | undefined;

/** A database in its own folder that goes away with `close`. */
export async function openThrowawaySqlite(earlier?: Earlier): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-test-'));
  const path = join(folder, 'halyard.sqlite');
  if (earlier) await leave(new Kysely({ dialect: sqliteDialect(new DatabaseSync(path)) }), earlier);
  else {
    sqliteTemplate ??= makeSqliteTemplate();
    copyFileSync(await sqliteTemplate, path);
  }
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
 * The same database with conflicts: every transaction fails at its end and is repeated. State in memory from a first
 * attempt must not count.
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

async function run(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

const newName = () => `test_${randomUUID().replaceAll('-', '')}`;
const codes = { noDatabase: '3D000', duplicateDatabase: '42P04' };

const unless = (code: string, instead: () => Promise<void>) => async (cause: { readonly code?: unknown }) => {
  if (cause.code !== code) throw cause;
  await instead();
};

/** The name identifies the code version of the template: it serves all test processes, and later runs as well. */
function templateName(): string {
  const folder = fileURLToPath(new URL('../database/', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const hash = createHash('sha256');
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(folder, name)));
  return `halyard_template_${hash.digest('hex').slice(0, 16)}`;
}

async function makeTemplate(url: string, template: string): Promise<void> {
  const draft = newName();
  await run(url, `create database ${draft}`);
  const database = await openPostgres(databaseAt(url, draft));
  await database.close();
  const drop = () => run(url, `drop database ${draft}`);
  await run(url, `alter database ${draft} rename to ${template}`).catch(unless(codes.duplicateDatabase, drop));
}

/** Its own empty database on the test server, in the newest version. */
async function copyOfTemplate(url: string): Promise<string> {
  const [name, template] = [newName(), templateName()];
  // By default PostgreSQL also logs every page of the copy, which takes three times as long.
  const copy = `create database ${name} template ${template} strategy file_copy`;
  const makeAndCopy = async () => {
    await makeTemplate(url, template);
    await run(url, copy);
  };
  await run(url, copy).catch(unless(codes.noDatabase, makeAndCopy));
  return name;
}

/** The data of an earlier release, in its own database. */
async function leftBy(url: string, earlier: Earlier): Promise<string> {
  const name = newName();
  await run(url, `create database ${name}`);
  await leave(connectPostgres(databaseAt(url, name)), earlier);
  return name;
}

/** Its own database on the test server, dropped on `close`. */
async function openThrowawayPostgres(url: string, earlier?: Earlier): Promise<Database> {
  const name = await (earlier ? leftBy(url, earlier) : copyOfTemplate(url));
  const database = await openPostgres(databaseAt(url, name));
  return {
    ...database,
    async close() {
      await database.close();
      await run(url, `drop database ${name} with (force)`);
    },
  };
}

/** Two connection pools on one database, as two nodes have them. */
async function openPostgresNodes(url: string): Promise<readonly [Database, ...Database[]]> {
  const name = await copyOfTemplate(url);
  const address = databaseAt(url, name);
  const [first, second] = [await openPostgres(address), await openPostgres(address)];
  const closeAll = async () => {
    for (const node of [first, second]) await node.close();
    await run(url, `drop database ${name} with (force)`);
  };
  return [{ ...first, close: closeAll }, second];
}

/** The address of a separate PostgreSQL database, in the newest version; undefined if there is no server. */
export const openThrowawayAddress =
  postgresUrl &&
  (async () => {
    const name = await copyOfTemplate(postgresUrl);
    const ask = (statement: string) => run(postgresUrl, statement.replaceAll('{name}', name));
    return { url: databaseAt(postgresUrl, name), ask, drop: () => ask('drop database {name} with (force)') };
  });

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
