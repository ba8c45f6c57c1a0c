import type { Migration } from 'kysely/migration';

/**
 * Takeovers of work between nodes: `left_by` is the node that left it, until another takes it. A restarted node
 * replaces the killed one of the same data folder.
 */
export const takeoversMigration: Migration = {
  async up(db) {
    await db.schema.alterTable('jobs').addColumn('left_by', 'text').execute();
    await db.schema.alterTable('nodes').addColumn('place', 'text').execute();
    await db.schema
      .createTable('work_takeovers')
      .addColumn('job_id', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('from_node', 'text', (c) => c.notNull())
      .addColumn('to_node', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('work_takeovers_at').on('work_takeovers').column('at').execute();
  },
};
