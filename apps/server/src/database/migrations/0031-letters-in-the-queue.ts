import type { Migration } from 'kysely/migration';

/** Attempts and pauses of a letter are those of its background work, which the next start queues for what waits. */
export const lettersInTheQueueMigration: Migration = {
  async up(db) {
    await db.schema.dropIndex('idp_outbox_waiting').execute();
    for (const column of ['tries', 'next_try_at'])
      await db.schema.alterTable('idp_outbox').dropColumn(column).execute();
  },
};
