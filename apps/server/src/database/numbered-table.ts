import { type Kysely, SqliteAdapter } from 'kysely';

/** A new table with an auto-increment integer key: the one thing the two databases spell differently. */
export function numbered(db: Kysely<unknown>, table: string, key: string) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const draft = db.schema.createTable(table);
  return isSqlite
    ? draft.addColumn(key, 'integer', (c) => c.primaryKey().autoIncrement())
    : draft.addColumn(key, 'bigserial', (c) => c.primaryKey());
}
