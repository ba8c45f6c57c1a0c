import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Of visible rows; with `deleted_at` among the columns SQLite reads the whole result from the index. */
async function index(db: Kysely<unknown>, table: string, name: string, columns: readonly string[]): Promise<void> {
  await db.schema
    .createIndex(name)
    .on(table)
    .columns([...columns, 'deleted_at'])
    .where(sql`deleted_at`, 'is', null)
    .execute();
}

async function indexAlerts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('intelligence_not_acknowledged')
    .on('intelligence')
    .columns([
      ...['family', 'severity', 'severity_assumed', 'type', 'source', 'country', 'seen_at', 'id'],
      ...['acknowledged_at', 'deleted_at'],
    ])
    .where(sql<boolean>`deleted_at is null and acknowledged_at is null`)
    .execute();
  await db.schema
    .createIndex('intelligence_by_acknowledger')
    .on('intelligence')
    .columns(['family', 'acknowledged_by', 'deleted_at'])
    .where(sql<boolean>`deleted_at is null and acknowledged_by is not null`)
    .execute();
}

/**
 * Queries of the assistant beyond those of lists: when records were added, distinct sources, countries, labels and
 * people, unacknowledged and overdue ones. Without these each such question reads every row (0.6 s of 500,000).
 */
export const questionsMigration: Migration = {
  async up(db) {
    const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    if (!isSqlite) await sql.raw('set local statement_timeout = 0').execute(db);
    await index(db, 'intelligence', 'intelligence_by_addition', ['family', 'created_at', 'severity']);
    await index(db, 'intelligence', 'intelligence_by_country', ['family', 'country', 'severity']);
    await db.schema.dropIndex('intelligence_by_source').execute();
    await index(db, 'intelligence', 'intelligence_by_source', ['family', 'source', 'seen_at', 'id', 'severity']);
    await indexAlerts(db);
    await index(db, 'incidents', 'incidents_by_due_time', ['status', 'due_at']);
    // A key of an index of PostgreSQL may have 2,700 bytes, and the labels of a record may have more.
    if (isSqlite) await index(db, 'intelligence', 'intelligence_by_labels', ['family', 'labels']);
  },
};
