import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { speedUpFold } from './search/postgres.ts';

const columns = ['role', 'department', 'status', 'last_login_at', 'created_at'];

/** Lists sort missing values first; PostgreSQL reads an index in that order only if declared. */
async function indexNullsFirst(db: Kysely<unknown>): Promise<void> {
  for (const column of columns) {
    await sql.raw(`drop index people_by_${column}`).execute(db);
    const key = `${column} nulls first, sort_key(username), username`;
    await sql.raw(`create index people_by_${column} on people (${key})`).execute(db);
  }
}

/** Indexes that make the list of users as fast on PostgreSQL as on SQLite, which needs neither. */
export const orderOfPeopleMigration: Migration = {
  async up(db) {
    if (db.getExecutor().adapter instanceof SqliteAdapter) return;
    await sql.raw('set local statement_timeout = 0').execute(db);
    await speedUpFold(db);
    await indexNullsFirst(db);
  },
};
