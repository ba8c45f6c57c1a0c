import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Tasks of the sample workspace have the sample flag like every other sample record; existing ones are identified by
 * their events.
 */
export const sampleTasksMigration: Migration = {
  async up(db) {
    await db.schema
      .alterTable('todos')
      .addColumn('sample', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`
      update todos set sample = 1
      where id in (select object_id from events where sample = 1 and object_type = 'todo')
    `.execute(db);
  },
};
