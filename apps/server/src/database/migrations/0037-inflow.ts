import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numbered } from '../numbered-table.ts';

async function createSources(db: Kysely<unknown>): Promise<void> {
  let table = db.schema.createTable('sources').addColumn('id', 'text', (c) => c.primaryKey());
  for (const column of ['name', 'format', 'token_sealed', 'token_ends', 'default_severity'])
    table = table.addColumn(column, 'text', (c) => c.notNull());
  for (const column of ['mapping', 'paused_reason', 'last_failure', 'told', 'pull_url'])
    table = table.addColumn(column, 'text');
  for (const column of ['pull_auth_sealed', 'pull_etag', 'pull_modified', 'pull_exchange'])
    table = table.addColumn(column, 'text');
  for (const column of ['pull_every_ms', 'pull_next_at', 'pull_waits_until']) table = table.addColumn(column, 'bigint');
  for (const column of ['pull_failures', 'mapping_version', 'failures', 'version', 'sample'])
    table = table.addColumn(column, 'integer', (c) => c.notNull());
  for (const column of ['created_at', 'updated_at']) table = table.addColumn(column, 'bigint', (c) => c.notNull());
  for (const column of ['silence_limit_ms', 'paused_at', 'last_delivery_at', 'last_new_at', 'last_failure_at'])
    table = table.addColumn(column, 'bigint');
  await table.addColumn('deleted_at', 'bigint').execute();
}

async function createDeliveries(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  let table = numbered(db, 'intake_deliveries', 'id')
    .addColumn('source_id', 'text', (c) => c.notNull().references('sources.id').onDelete('cascade'))
    .addColumn('received_at', 'bigint', (c) => c.notNull())
    .addColumn('body', isSqlite ? 'blob' : 'bytea', (c) => c.notNull());
  for (const column of ['delivery_key', 'media_type', 'headers', 'state'])
    table = table.addColumn(column, 'text', (c) => c.notNull());
  for (const column of ['reason', 'rejections', 'unmapped']) table = table.addColumn(column, 'text');
  for (const column of ['bytes', 'attempts', 'created', 'updated', 'folded', 'rejected', 'sample'])
    table = table.addColumn(column, 'integer', (c) => c.notNull());
  await table
    .addColumn('mapping_version', 'integer')
    .addColumn('done_at', 'bigint')
    .addUniqueConstraint('intake_deliveries_once', ['source_id', 'delivery_key'])
    .execute();
  const columns = 'on intake_deliveries (source_id, id)';
  for (const state of ['waiting', 'dead'])
    await sql.raw(`create index intake_deliveries_${state} ${columns} where state = '${state}'`).execute(db);
  await sql.raw(`create index intake_deliveries_of_source ${columns}`).execute(db);
  await sql.raw('create index intake_deliveries_by_age on intake_deliveries (received_at)').execute(db);
  let counts = db.schema
    .createTable('intake_counts')
    .addColumn('source_id', 'text', (c) => c.notNull().references('sources.id').onDelete('cascade'))
    .addColumn('slot', 'bigint', (c) => c.notNull());
  for (const column of ['created', 'updated', 'folded', 'rejected'])
    counts = counts.addColumn(column, 'integer', (c) => c.notNull());
  await counts.addPrimaryKeyConstraint('intake_counts_key', ['source_id', 'slot']).execute();
}

async function createAlerts(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('alerts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('number', 'integer', (c) => c.notNull().unique())
    .addColumn('source_id', 'text', (c) => c.references('sources.id').onDelete('set null'));
  for (const column of [
    'fingerprint',
    'key_fields',
    'search_text',
    'facts_at',
    'title',
    'severity',
    'techniques',
    'tags',
    'observables',
  ])
    table = table.addColumn(column, 'text', (c) => c.notNull());
  for (const column of ['source_state', 'work_status']) table = table.addColumn(column, 'text', (c) => c.notNull());
  for (const column of [
    'description',
    'source_severity',
    'category',
    'tlp',
    'url',
    'entity',
    'close_reason',
    'close_note',
  ])
    table = table.addColumn(column, 'text');
  for (const column of ['fingerprint_version', 'severity_stated', 'count', 'unmapped', 'is_test', 'version', 'sample'])
    table = table.addColumn(column, 'integer', (c) => c.notNull());
  for (const column of ['state_at', 'state_delivery', 'first_seen', 'last_seen', 'acknowledge_by', 'close_by'])
    table = table.addColumn(column, 'bigint', (c) => c.notNull());
  for (const column of ['created_at', 'updated_at']) table = table.addColumn(column, 'bigint', (c) => c.notNull());
  for (const column of ['due_at', 'acknowledged_at', 'closed_at', 'delivery_id', 'deleted_at'])
    table = table.addColumn(column, 'bigint');
  await table
    .addColumn('confidence', 'integer')
    .addColumn('owner_id', 'text', (c) => c.references('people.id').onDelete('set null'))
    .execute();
  const live = 'where deleted_at is null';
  const severity =
    "case severity when 'Critical' then 0 when 'High' then 1 when 'Medium' then 2 when 'Low' then 3 else 9 end";
  const indexes = [
    'create unique index alerts_once on alerts (source_id, fingerprint)',
    // Each view has a status; its count and sort columns are all in the index.
    `create index alerts_by_status on alerts
      (work_status, (coalesce(due_at, 9000000000000)), number desc, due_at, owner_id, severity_stated) ${live}`,
    // The orders of the list, as the queries write them.
    `create index alerts_by_target on alerts ((coalesce(due_at, 9000000000000)), number desc) ${live}`,
    `create index alerts_by_severity on alerts ((${severity}), number desc) ${live}`,
    `create index alerts_by_last_seen on alerts ((-last_seen), number desc) ${live}`,
    `create index alerts_by_count on alerts ((-count), number desc) ${live}`,
    `create index alerts_of_source on alerts (source_id, number) ${live}`,
  ];
  for (const statement of indexes) await sql.raw(statement).execute(db);
  await sql`insert into counters (name, value) values ('alert', 0)`.execute(db);
}

async function createParts(db: Kysely<unknown>): Promise<void> {
  await numbered(db, 'alert_occurrences', 'id')
    .addColumn('alert_id', 'text', (c) => c.notNull().references('alerts.id').onDelete('cascade'))
    .addColumn('occurrence_key', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('received_at', 'bigint', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('delivery_id', 'bigint')
    .addUniqueConstraint('alert_occurrences_once', ['alert_id', 'occurrence_key'])
    .execute();
  await db.schema
    .createIndex('alert_occurrences_by_time')
    .on('alert_occurrences')
    .columns(['alert_id', 'at'])
    .execute();
  await db.schema.createIndex('alert_occurrences_of_delivery').on('alert_occurrences').column('delivery_id').execute();
  await db.schema
    .createTable('alert_incidents')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('alert_id', 'text', (c) => c.notNull().references('alerts.id').onDelete('cascade'))
    .addColumn('incident_id', 'text', (c) => c.notNull().references('incidents.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .addUniqueConstraint('alert_incidents_once', ['alert_id', 'incident_id'])
    .execute();
  await db.schema.createIndex('alert_incidents_of_incident').on('alert_incidents').column('incident_id').execute();
}

/** Sources, their deliveries, and the resulting alerts. */
export const inflowMigration: Migration = {
  async up(db) {
    await createSources(db);
    await createDeliveries(db);
    await createAlerts(db);
    await createParts(db);
  },
};
