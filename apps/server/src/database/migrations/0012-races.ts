import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numbered } from '../numbered-table.ts';

/** Users have a version: of two concurrent edits, the second is rejected. */
async function versionPeople(db: Kysely<unknown>) {
  await db.schema
    .alterTable('people')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
}

/** Urgent letters are sent first; waiting ones are found without reading sent ones. */
async function rankOutbox(db: Kysely<unknown>) {
  await db.schema
    .alterTable('idp_outbox')
    .addColumn('priority', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('idp_outbox_waiting')
    .on('idp_outbox')
    .columns(['channel', 'priority', 'id'])
    .where('sent_at' as never, 'is', null)
    .execute();
}

/** Alerts that arrived too close together to be emailed individually. */
async function createHeldAlerts(db: Kysely<unknown>) {
  await numbered(db, 'held_alerts', 'id')
    .addColumn('person_id', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('line', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('held_alerts_of_person').on('held_alerts').columns(['person_id', 'at']).execute();
}

/** Versions of users, an outbox with priority for codes, and alerts queued for a digest. */
export const racesMigration: Migration = {
  async up(db) {
    await versionPeople(db);
    await rankOutbox(db);
    await createHeldAlerts(db);
  },
};
