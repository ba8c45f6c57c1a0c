import type { Migration } from 'kysely/migration';

/** Nodes of this workspace and their state, and daily disk usage. */
export const nodesMigration: Migration = {
  async up(db) {
    await db.schema
      .createTable('nodes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('version', 'text', (c) => c.notNull())
      .addColumn('schema', 'text', (c) => c.notNull())
      .addColumn('started_at', 'bigint', (c) => c.notNull())
      .addColumn('beat_at', 'bigint', (c) => c.notNull())
      .addColumn('stopped_at', 'bigint')
      .addColumn('measures', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('disk_days')
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('node_name', 'text', (c) => c.notNull())
      .addColumn('used_bytes', 'bigint', (c) => c.notNull())
      .addColumn('total_bytes', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('disk_days_key', ['day', 'node_name'])
      .execute();
  },
};
