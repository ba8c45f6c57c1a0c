import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numbered } from '../numbered-table.ts';

async function createAlertChanges(db: Kysely<unknown>): Promise<void> {
  await numbered(db, 'alert_changes', 'id')
    .addColumn('alert_id', 'text', (c) => c.notNull().references('alerts.id').onDelete('cascade'))
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('origin_id', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('changes', 'text', (c) => c.notNull())
    .execute();
  for (const column of ['alert_id', 'at', 'origin_id'])
    await db.schema.createIndex(`alert_changes_by_${column}`).on('alert_changes').column(column).execute();
  // For existing alerts, earlier changes by sources are unknown.
  await sql`insert into counters (name, value)
    select 'alert_changes_since', case when exists (select 1 from alerts) then cast(${Date.now()} as bigint) else 0 end`.execute(
    db,
  );
}

async function createPlaces(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('address_places')
    .addColumn('observable_id', 'text', (c) => c.primaryKey().references('observables.id').onDelete('cascade'))
    .addColumn('edition', 'text', (c) => c.notNull())
    .addColumn('country', 'text')
    .addColumn('asn', 'bigint')
    .addColumn('as_name', 'text')
    .execute();
  for (const statement of [
    'create index address_places_by_country on address_places (country, observable_id)',
    'create index address_places_by_asn on address_places (asn, observable_id)',
    `create index observables_addresses on observables (created_at) where type in ('ipv4-addr', 'ipv6-addr')`,
  ])
    await sql.raw(statement).execute(db);
}

/** Changes of alerts without a person, and country and autonomous system of addresses. */
export const changesAndPlacesMigration: Migration = {
  async up(db: Kysely<unknown>) {
    await createAlertChanges(db);
    await createPlaces(db);
  },
};
