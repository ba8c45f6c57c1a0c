import type { Migration } from 'kysely/migration';

/** Events say which values a change replaced, so that a record can be shown as it was. */
export const keptChangesMigration: Migration = {
  async up(db) {
    await db.schema.alterTable('events').addColumn('changes', 'text').execute();
  },
};
