import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The row locked by requests while they count a limited resource of the workspace. */
export const limitsMigration: Migration = {
  async up(db) {
    await sql`insert into counters (name, value) values ('limit', 0)`.execute(db);
  },
};
