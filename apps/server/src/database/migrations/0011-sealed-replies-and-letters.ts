import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Deleted data stays in SQLite's file until the space is reused, unless it is told to overwrite it. */
async function overwritingDeleted(db: Kysely<unknown>, work: () => Promise<unknown>) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  if (isSqlite) await sql`pragma secure_delete = on`.execute(db);
  await work();
  if (isSqlite) await sql`pragma secure_delete = off`.execute(db);
}

/**
 * Kept replies and letters are encrypted from now on. Existing plaintext replies, keys and codes among them, are
 * deleted.
 */
export const sealedMigration: Migration = {
  async up(db) {
    await db.schema.alterTable('idp_outbox').addColumn('sealed', 'text').execute();
    await overwritingDeleted(db, () => sql`delete from idempotency`.execute(db));
  },
};
