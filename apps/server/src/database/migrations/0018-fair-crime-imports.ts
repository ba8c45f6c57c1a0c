import type { Migration } from 'kysely/migration';

/**
 * When an import had all of its files and could have its turn, and when it got it: turns go from person to person. And
 * whether an analysis was asked to read a sample only.
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
