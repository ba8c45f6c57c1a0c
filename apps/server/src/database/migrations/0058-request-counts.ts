import type { Migration } from 'kysely/migration';

/** Requests of one person or address in one minute, as far as nodes have reported them. */
export const requestCountsMigration: Migration = {
  async up(db) {
    await db.schema
      .createTable('request_counts')
      .addColumn('counted', 'text', (c) => c.notNull())
      .addColumn('minute', 'bigint', (c) => c.notNull())
      .addColumn('count', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('request_counts_key', ['counted', 'minute'])
      .execute();
  },
};
