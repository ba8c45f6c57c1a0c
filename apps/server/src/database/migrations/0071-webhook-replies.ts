import type { Migration } from 'kysely/migration';

/** The beginning of what the receiver of a webhook answered when it rejected one. */
export const webhookRepliesMigration: Migration = {
  async up(db) {
    await db.schema.alterTable('webhook_deliveries').addColumn('last_reply', 'text').execute();
  },
};
