import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The row that requests hold while they count what the workspace has a limit of. */
export const limitsMigration: Migration = {
  async up(db) {
    await sql`insert into counters (name, value) values ('limit', 0)`.execute(db);
  },
};
