import type { Migration } from 'kysely/migration';

/** Events store the values replaced by a change, so that a record's past state can be shown. */
export const keptChangesMigration: Migration = {
  async up(db) {
    await db.schema.alterTable('events').addColumn('changes', 'text').execute();
  },
};
