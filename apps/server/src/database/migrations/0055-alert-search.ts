import { SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { addToPostgresSearch } from './search/postgres.ts';
import { alertSource } from './search/sources.ts';
import { addToSqliteSearch } from './search/sqlite.ts';

const open = "deleted_at is null and work_status <> 'Closed'";
const closed = "deleted_at is null and work_status = 'Closed'";
const target = '(coalesce(due_at, 9000000000000))';

/** Open alerts are few among many closed ones: each of the two has its own index. */
const indexes = [
  'drop index alerts_by_status',
  `create index alerts_open on alerts
    (${target}, number desc, due_at, hidden, owner_id, severity_stated, severity, source_id, work_status) where ${open}`,
  `create index alerts_closed on alerts ((-last_seen), number desc, severity, source_id) where ${closed}`,
];

/** Lists of a million alerts come from indexes, and search finds alerts by their words. */
export const alertSearchMigration: Migration = {
  async up(db) {
    const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    const search = isSqlite ? addToSqliteSearch(alertSource) : addToPostgresSearch(alertSource);
    const before = isSqlite ? [] : ['set local statement_timeout = 0'];
    for (const statement of [...before, ...indexes, ...search]) await sql.raw(statement).execute(db);
  },
};
