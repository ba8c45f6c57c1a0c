import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numbered } from '../numbered-table.ts';

/** People carry a version: of two who edit one person at once, the second is told. */
async function versionPeople(db: Kysely<unknown>) {
  await db.schema
    .alterTable('people')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
}

/** What someone waits for leaves first; what waits is found without reading what has left. */
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

/** Alerts that came too close together to be mailed one by one. */
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

/** Versions of people, an outbox in which codes go first, and alerts that wait for a digest. */
export const racesMigration: Migration = {
  async up(db) {
    await versionPeople(db);
    await rankOutbox(db);
    await createHeldAlerts(db);
  },
};
