import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numbered } from '../numbered-table.ts';
import { createPostgresSearch } from './search/postgres.ts';
import { createSqliteSearch } from './search/sqlite.ts';

/** One row for everything that can be found, kept by triggers: whoever writes a record cannot forget it. */
async function createDocuments(db: Kysely<unknown>, isSqlite: boolean) {
  // In the order of the characters, so that the titles with one beginning lie side by side.
  const keyType = isSqlite ? sql`text` : sql`text collate "C"`;
  await numbered(db, 'search_documents', 'id')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('record_id', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('title_key', keyType, (c) => c.notNull())
    .addColumn('subtitle', 'text', (c) => c.notNull())
    .addColumn('visible_to', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('search_documents_once', ['kind', 'record_id'])
    .execute();
  await db.schema
    .createIndex('search_by_title')
    .on('search_documents')
    .columns(['visible_to', 'kind', 'title_key'])
    .execute();
}

export const searchMigration: Migration = {
  async up(db) {
    const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    await createDocuments(db, isSqlite);
    await (isSqlite ? createSqliteSearch(db) : createPostgresSearch(db));
  },
};
