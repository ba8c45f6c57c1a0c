import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numbered } from '../numbered-table.ts';

async function createObservables(db: Kysely<unknown>): Promise<void> {
  let table = db.schema.createTable('observables').addColumn('id', 'text', (c) => c.primaryKey());
  for (const column of ['type', 'value', 'value_key']) table = table.addColumn(column, 'text', (c) => c.notNull());
  for (const column of ['host_key', 'tlp']) table = table.addColumn(column, 'text');
  for (const column of ['created_at', 'first_seen', 'last_seen'])
    table = table.addColumn(column, 'bigint', (c) => c.notNull());
  for (const column of ['alerts', 'incidents', 'threats', 'sightings', 'held_back', 'shown'])
    table = table.addColumn(column, 'integer', (c) => c.notNull());
  await table.execute();
  if (!(db.getExecutor().adapter instanceof SqliteAdapter))
    // Prefix searches: ordered as in SQLite, whatever the locale of the server.
    for (const column of ['value_key', 'host_key'])
      await sql.raw(`alter table observables alter column ${column} type text collate "C"`).execute(db);
  // In the orders of the list; the conditions are in the queries as they are here. That of type and value is the id.
  const newest = '(last_seen desc, id)';
  const indexes = [
    // With the filter columns of the list, which are counted in it.
    'observables_by_time on observables (last_seen desc, id, alerts, sightings, held_back) where shown = 1',
    'observables_by_type on observables (type, last_seen desc, id) where shown = 1',
    'observables_by_value on observables (value_key) where shown = 1',
    'observables_by_host on observables (host_key) where shown = 1 and host_key is not null',
    `observables_of_incidents on observables ${newest} where shown = 1 and incidents > 0`,
    `observables_of_threats on observables ${newest} where shown = 1 and threats > 0`,
    `observables_known on observables ${newest} where shown = 1 and sightings > 0`,
    `observables_held_back on observables ${newest} where shown = 1 and held_back > 0`,
  ];
  for (const index of indexes) await sql.raw(`create index ${index}`).execute(db);
}

async function createUses(db: Kysely<unknown>): Promise<void> {
  let table = numbered(db, 'observable_uses', 'id');
  for (const column of ['observable_id', 'object_type', 'object_id', 'role', 'origin'])
    table = table.addColumn(column, 'text', (c) => c.notNull());
  for (const column of ['first_at', 'last_at']) table = table.addColumn(column, 'bigint', (c) => c.notNull());
  await table
    .addColumn('by_id', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .addColumn('hidden', 'integer', (c) => c.notNull())
    .addUniqueConstraint('observable_uses_once', ['object_id', 'observable_id', 'object_type'])
    .execute();
  await sql
    .raw(
      `create index observable_uses_of_observable on observable_uses (observable_id, object_type, last_at desc, id)
        where deleted_at is null and hidden = 0`,
    )
    .execute(db);
}

async function createIndicators(db: Kysely<unknown>): Promise<void> {
  let table = db.schema.createTable('indicator_index').addColumn('record_id', 'text', (c) => c.primaryKey());
  for (const column of ['kind', 'state']) table = table.addColumn(column, 'text', (c) => c.notNull());
  for (const column of ['reason', 'pattern']) table = table.addColumn(column, 'text');
  for (const column of ['version', 'live', 'revoked', 'active', 'sightings', 'held_back'])
    table = table.addColumn(column, 'integer', (c) => c.notNull());
  for (const column of ['valid_from', 'valid_until', 'last_sighted_at', 'look_back_at'])
    table = table.addColumn(column, 'bigint');
  await table
    .addColumn('confidence', 'integer')
    .addColumn('indexed_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('indicator_terms')
    .addColumn('record_id', 'text', (c) => c.notNull())
    .addColumn('observable_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('indicator_terms_key', ['record_id', 'observable_id'])
    .execute();
  const shown = "where kind = 'indicator' and live = 1";
  const indexes = [
    `indicator_index_by_time on indicator_index (indexed_at desc, record_id) ${shown}`,
    `indicator_index_by_state on indicator_index (state, indexed_at desc, record_id) ${shown}`,
    `indicator_index_sighted on indicator_index (indexed_at desc, record_id) ${shown} and sightings > 0`,
    'indicator_index_due on indicator_index (look_back_at, record_id) where look_back_at is not null',
    'indicator_terms_of_observable on indicator_terms (observable_id, record_id)',
    // State of the index for each record.
    `intelligence_observed on intelligence (id, version, deleted_at) where kind in ('indicator', 'ipv4-addr',
      'ipv6-addr', 'domain-name', 'url', 'email-addr', 'mac-addr', 'file', 'windows-registry-key', 'user-account',
      'vulnerability')`,
  ];
  for (const index of indexes) await sql.raw(`create index ${index}`).execute(db);
}

async function createSightings(db: Kysely<unknown>): Promise<void> {
  let table = numbered(db, 'sightings', 'id');
  for (const column of ['indicator_id', 'observable_id', 'origin'])
    table = table.addColumn(column, 'text', (c) => c.notNull());
  for (const column of ['object_type', 'object_id', 'by_id', 'held_back_by']) table = table.addColumn(column, 'text');
  for (const column of ['at', 'found_at']) table = table.addColumn(column, 'bigint', (c) => c.notNull());
  for (const column of ['version', 'hidden']) table = table.addColumn(column, 'integer', (c) => c.notNull());
  await table
    .addColumn('deleted_at', 'bigint')
    .addUniqueConstraint('sightings_once', ['object_id', 'indicator_id', 'observable_id', 'object_type'])
    .execute();
  const shown = 'where deleted_at is null and hidden = 0';
  const indexes = [
    `sightings_by_time on sightings (at desc, id desc) ${shown}`,
    `sightings_of_indicator on sightings (indicator_id, at desc, id desc) ${shown}`,
    `sightings_of_observable on sightings (observable_id, at desc, id desc) ${shown}`,
    `sightings_of_object on sightings (object_type, object_id, at desc, id desc) ${shown}`,
    `sightings_held_back on sightings (held_back_by, at desc, id desc) ${shown} and held_back_by is not null`,
  ];
  for (const index of indexes) await sql.raw(`create index ${index}`).execute(db);
}

async function createWarningEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('warning_entries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('note', 'text')
    .addColumn('with_subdomains', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .addUniqueConstraint('warning_entries_once', ['kind', 'value'])
    .execute();
}

/** Observables, the indicators that look for them, and where these were seen. */
export const observablesMigration: Migration = {
  async up(db) {
    await createObservables(db);
    await createUses(db);
    await createIndicators(db);
    await createSightings(db);
    await createWarningEntries(db);
    // The number of the newest alert whose observables are extracted; earlier ones are read in the background.
    await sql`insert into counters (name, value) values ('observed_alerts', 0)`.execute(db);
  },
};
