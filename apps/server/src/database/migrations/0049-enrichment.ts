import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function createTables(db: Kysely<unknown>): Promise<void> {
  let table = db.schema.createTable('enrichment_tables').addColumn('id', 'text', (c) => c.primaryKey());
  for (const column of ['name', 'match', 'key_column', 'columns', 'file_name', 'lengths', 'rejections'])
    table = table.addColumn(column, 'text', (c) => c.notNull());
  for (const column of ['key_type', 'loaded_by']) table = table.addColumn(column, 'text');
  for (const column of ['row_count', 'rejected', 'edition', 'version'])
    table = table.addColumn(column, 'integer', (c) => c.notNull());
  for (const column of ['loaded_at', 'created_at']) table = table.addColumn(column, 'bigint', (c) => c.notNull());
  await table.addColumn('deleted_at', 'bigint').execute();
  await db.schema
    .createTable('enrichment_rows')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('edition', 'integer', (c) => c.notNull())
    .addColumn('key_text', 'text', (c) => c.notNull())
    .addColumn('cells', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('enrichment_rows_key', ['table_id', 'edition', 'key_text'])
    .execute();
}

async function createActions(db: Kysely<unknown>): Promise<void> {
  let table = db.schema.createTable('enrichment_actions').addColumn('id', 'text', (c) => c.primaryKey());
  for (const column of ['name', 'types', 'method', 'url', 'fields', 'auth_kind'])
    table = table.addColumn(column, 'text', (c) => c.notNull());
  for (const column of ['body', 'auth_sealed']) table = table.addColumn(column, 'text');
  await table
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('per_hour', 'integer')
    .addColumn('auto_since', 'bigint')
    .addColumn('deleted_at', 'bigint')
    .execute();
  await db.schema
    .createTable('enrichment_results')
    .addColumn('action_id', 'text', (c) => c.notNull())
    .addColumn('observable_id', 'text', (c) => c.notNull())
    .addColumn('tried_at', 'bigint', (c) => c.notNull())
    .addColumn('status', 'integer')
    .addColumn('problem', 'text')
    .addColumn('facts', 'text')
    .addColumn('facts_at', 'bigint')
    .addPrimaryKeyConstraint('enrichment_results_key', ['observable_id', 'action_id'])
    .execute();
  await sql.raw('create index enrichment_results_by_time on enrichment_results (action_id, tried_at)').execute(db);
}

/** Enrichment sources of observables: uploaded tables, and queried services. */
export const enrichmentMigration: Migration = {
  async up(db) {
    await createTables(db);
    await createActions(db);
  },
};
