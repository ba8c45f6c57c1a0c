import type { Migration } from 'kysely/migration';

/** Replies that hold a secret are kept for minutes, not for the day of their Idempotency-Key. */
export const forgetSecretRepliesMigration: Migration = {
  async up(db) {
    await db.schema.alterTable('idempotency').addColumn('reply_until', 'bigint').execute();
  },
};
