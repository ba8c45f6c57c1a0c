import type { Migration } from 'kysely/migration';

/** How often in a row a source failed for the same reason. */
export const sourceStopsMigration: Migration = {
  async up(db) {
    await db.schema
      .alterTable('sources')
      .addColumn('pull_same_failures', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
