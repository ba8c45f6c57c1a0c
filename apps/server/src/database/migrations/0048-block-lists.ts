import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function createLists(db: Kysely<unknown>): Promise<void> {
  let table = db.schema.createTable('block_lists').addColumn('id', 'text', (c) => c.primaryKey());
  for (const column of ['name', 'types']) table = table.addColumn(column, 'text', (c) => c.notNull());
  for (const column of ['description', 'token_hash', 'token_ends', 'read_address', 'read_agent'])
    table = table.addColumn(column, 'text');
  for (const column of ['created_at', 'changed_at']) table = table.addColumn(column, 'bigint', (c) => c.notNull());
  for (const column of ['ttl_ms', 'read_at', 'deleted_at']) table = table.addColumn(column, 'bigint');
  await table.addColumn('version', 'integer', (c) => c.notNull()).execute();
}

async function createEntries(db: Kysely<unknown>): Promise<void> {
  let table = db.schema.createTable('block_entries').addColumn('id', 'text', (c) => c.primaryKey());
  for (const column of ['list_id', 'observable_id', 'type', 'value', 'reason', 'origin'])
    table = table.addColumn(column, 'text', (c) => c.notNull());
  for (const column of ['origin_id', 'by_id', 'overrides']) table = table.addColumn(column, 'text');
  for (const column of ['expires_at', 'deleted_at']) table = table.addColumn(column, 'bigint');
  await table
    .addColumn('added_at', 'bigint', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    // Whether its expiry was reported.
    .addColumn('told', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute();
  const indexes = [
    'block_entries_by_time on block_entries (list_id, added_at desc, id)',
    'block_entries_of_observable on block_entries (observable_id)',
    `block_entries_due on block_entries (expires_at)
      where deleted_at is null and told = 0 and expires_at is not null`,
  ];
  for (const index of indexes) await sql.raw(`create index ${index}`).execute(db);
  await sql.raw('create unique index block_entries_once on block_entries (list_id, observable_id)').execute(db);
}

/** Block lists fetched by firewalls, and their entries. */
export const blockListsMigration: Migration = {
  async up(db) {
    await createLists(db);
    await createEntries(db);
  },
};
