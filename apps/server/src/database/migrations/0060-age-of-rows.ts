import { SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Expired rows are found without reading all of them. */
export const ageOfRowsMigration: Migration = {
  async up(db) {
    const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    // A large workspace takes longer than the statement timeout.
    if (!isSqlite) await sql`set local statement_timeout = 0`.execute(db);
    for (const table of ['events', 'notifications'])
      await sql.raw(`create index ${table}_by_age on ${table} (at)`).execute(db);
  },
};
