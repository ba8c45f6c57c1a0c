import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numbered } from '../numbered-table.ts';
import { createPostgresSearch, preparePostgresSearch } from './search/postgres.ts';
import { createSqliteSearch, prepareSqliteSearch } from './search/sqlite.ts';

/** One row for everything searchable, maintained by triggers: no write path can miss it. */
async function createDocuments(db: Kysely<unknown>, isSqlite: boolean) {
  await numbered(db, 'search_documents', 'id')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record_id', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('title_key', isSqlite ? 'text' : 'bytea', (c) => c.notNull())
    .addColumn('subtitle', 'text', (c) => c.notNull())
    .addColumn('visible_to', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('search_documents_once', ['kind', 'record_id'])
    .execute();
  await sql.raw('create index search_by_title on search_documents (visible_to, kind, title_key, (-id))').execute(db);
}

/** Lists sorted by name use the displayed form, not bytes, and are answered from these alone. */
async function orderByKey(db: Kysely<unknown>) {
  const entities = 'family, sort_key(name), id, name, type, risk, seen_at, deleted_at';
  const people = 'sort_key(username), username, email, department, role, status, id, first_name, last_name';
  const statements = [
    'drop index intelligence_by_name',
    `create index intelligence_by_name on intelligence (${entities}) where deleted_at is null`,
    'drop index people_by_name',
    `create index people_by_name on people (${people})`,
    ...['role', 'department', 'status', 'last_login_at', 'created_at'].flatMap((column) => [
      `drop index people_by_${column}`,
      `create index people_by_${column} on people (${column}, sort_key(username), username)`,
    ]),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Search and order that know all letters, alike on both databases. */
export const searchMigration: Migration = {
  async up(db) {
    const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    await (isSqlite ? prepareSqliteSearch(db) : preparePostgresSearch(db));
    await createDocuments(db, isSqlite);
    await (isSqlite ? createSqliteSearch(db) : createPostgresSearch(db));
    await orderByKey(db);
  },
};
