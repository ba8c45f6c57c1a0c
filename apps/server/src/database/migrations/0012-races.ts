import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** People carry a version: of two who edit one person at once, the second is told. */
async function versionPeople(db: Kysely<unknown>) {
  await db.schema
    .alterTable('people')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
}

export const racesMigration: Migration = {
  async up(db) {
    await versionPeople(db);
  },
};
