import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function widenSources(db: Kysely<unknown>): Promise<void> {
  const sources = () => db.schema.alterTable('sources');
  await sources().renameColumn('told', 'reported').execute();
  await sources()
    .addColumn('pull_auth_kind', 'text', (c) => c.notNull().defaultTo('none'))
    .execute();
  await sources()
    .addColumn('pull_edition', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  for (const column of ['pull_options', 'pull_read_to']) await sources().addColumn(column, 'text').execute();
  for (const column of ['pull_auth_ends_at', 'expiry_reported']) await sources().addColumn(column, 'bigint').execute();
  // Until now a credential was always a whole Authorization header; the encrypted text is unchanged.
  await sql`update sources set pull_auth_kind = 'header' where pull_auth_sealed is not null`.execute(db);
}

async function widenImports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('imports')
    .addColumn('source_id', 'text', (c) => c.references('sources.id').onDelete('set null'))
    .execute();
  const ofFeeds = 'where source_id is not null';
  await sql.raw(`create index imports_of_source on imports (source_id, started_at) ${ofFeeds}`).execute(db);
  // Those of the last day, and those that have not ended.
  await sql.raw(`create index imports_of_feeds on imports (finished_at, source_id) ${ofFeeds}`).execute(db);
}

/** Apart from the sources, which are read all the time: the cursor of a long list is long. */
async function createCursors(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('source_cursors')
    .addColumn('source_id', 'text', (c) => c.primaryKey().references('sources.id').onDelete('cascade'))
    .addColumn('cursor', 'text')
    .addColumn('pending', 'text')
    .addColumn('import_id', 'text')
    .execute();
  await db.schema.createIndex('source_cursors_by_import').on('source_cursors').column('import_id').execute();
}

/** Sources of intelligence: polling, position, and their imports. */
export const feedsMigration: Migration = {
  async up(db) {
    await widenSources(db);
    await widenImports(db);
    await createCursors(db);
  },
};
