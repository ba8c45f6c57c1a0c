import type { Migration } from 'kysely/migration';

/** Which rows are in Parquet files of the storage. */
export const archivesMigration: Migration = {
  async up(db) {
    let table = db.schema.createTable('archives').addColumn('key', 'text', (c) => c.primaryKey());
    for (const column of ['table_name', 'sha256', 'facts']) table = table.addColumn(column, 'text', (c) => c.notNull());
    for (const column of ['from_key', 'to_key', 'first_at', 'last_at', 'rows', 'archived_at'])
      table = table.addColumn(column, 'bigint', (c) => c.notNull());
    await table.execute();
  },
};
