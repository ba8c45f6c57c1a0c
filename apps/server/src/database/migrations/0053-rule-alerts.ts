import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The built-in source of our own rules' alerts: no one sends to it, and no screen of sources lists it. */
async function addRulesSource(db: Kysely<unknown>): Promise<void> {
  await sql`insert into sources (id, name, format, token_sealed, token_ends, default_severity, pull_failures,
    mapping_version, failures, version, sample, created_at, updated_at, deleted_at)
    values ('rules', 'Rules', 'generic-json', '', '', 'Medium', 0, 1, 0, 1, 0, 0, 0, 0)`.execute(db);
}

async function createQueues(db: Kysely<unknown>): Promise<void> {
  let table = db.schema.createTable('alert_queues').addColumn('id', 'text', (c) => c.primaryKey());
  for (const column of ['name', 'severities']) table = table.addColumn(column, 'text', (c) => c.notNull());
  for (const column of ['created_at', 'updated_at']) table = table.addColumn(column, 'bigint', (c) => c.notNull());
  await table
    .addColumn('targets', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .execute();
  await sql`insert into alert_queues (id, name, severities, created_at, updated_at, version)
    values ('main', 'Main', '[]', 0, 0, 1)`.execute(db);
}

/** Alerts of our own rules beside those of sources, and queues that alerts are in. */
export const ruleAlertsMigration: Migration = {
  async up(db) {
    await addRulesSource(db);
    await createQueues(db);
    await db.schema.alterTable('alerts').addColumn('record_id', 'text').execute();
    await db.schema.alterTable('alerts').addColumn('record_version', 'integer').execute();
    await db.schema
      .alterTable('alerts')
      .addColumn('queue_id', 'text', (c) => c.notNull().defaultTo('main'))
      .execute();
    await db.schema.alterTable('sources').addColumn('queue_id', 'text').execute();
    await db.schema
      .createTable('alert_rule_matches')
      .addColumn('alert_id', 'text', (c) => c.notNull().references('alerts.id').onDelete('cascade'))
      .addColumn('rule_id', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('alert_rule_matches_key', ['alert_id', 'rule_id'])
      .execute();
    const indexes = [
      'create index alert_rule_matches_of_rule on alert_rule_matches (rule_id, alert_id)',
      `create index alerts_of_record on alerts (record_id, source_state, record_version) where record_id is not null`,
      `create index alerts_by_queue on alerts (queue_id, work_status, hidden, due_at) where deleted_at is null`,
    ];
    for (const statement of indexes) await sql.raw(statement).execute(db);
  },
};
