import type { Migration } from 'kysely/migration';

/**
 * When an import had all of its files and was ready, and when it started: turns rotate between users. And whether an
 * analysis reads only a sample.
 */
export const fairCrimeImportsMigration: Migration = {
  async up(db) {
    for (const column of ['ready_at', 'turn_at'])
      await db.schema.alterTable('crime_imports').addColumn(column, 'bigint').execute();
    await db.schema
      .alterTable('analyses')
      .addColumn('sampled', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  },
};
