import type { Migration } from 'kysely/migration';

/** Replies with a secret are kept for minutes, not for the day of their Idempotency-Key. */
export const forgetSecretRepliesMigration: Migration = {
  async up(db) {
    await db.schema.alterTable('idempotency').addColumn('reply_until', 'bigint').execute();
  },
};
