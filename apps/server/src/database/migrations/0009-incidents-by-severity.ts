import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The assistant queries the newest of each severity. Without this, a severity among 100,000 incidents is sorted again
 * each time (12 ms); the condition is written as in the list, so that SQLite recognizes it.
 */
export const incidentsBySeverityMigration: Migration = {
  async up(db) {
    await db.schema
      .createIndex('incidents_not_closed_by_severity')
      .on('incidents')
      .columns(['severity', 'detected_at', 'number'])
      .where(sql<boolean>`deleted_at is null and status <> 'Closed'`)
      .execute();
  },
};
