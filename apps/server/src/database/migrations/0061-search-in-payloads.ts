import { SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { changePostgresSearch } from './search/postgres.ts';
import { alertContextSource } from './search/sources.ts';
import { changeSqliteSearch } from './search/sqlite.ts';

/**
 * Search also finds alerts by other words of their payload. Existing alerts are indexed afterwards, step by step: null
 * means not yet.
 */
export const searchInPayloadsMigration: Migration = {
  async up(db) {
    const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    const statements = [
      'alter table alerts add column context_text text',
      `create index alerts_unread on alerts (delivery_id) where context_text is null and delivery_id is not null`,
      ...(isSqlite ? changeSqliteSearch : changePostgresSearch)(alertContextSource),
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
