import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function createRules(db: Kysely<unknown>): Promise<void> {
  let table = db.schema.createTable('sigma_rules').addColumn('id', 'text', (c) => c.primaryKey());
  for (const column of ['title', 'state', 'text', 'techniques', 'logsource', 'search_text'])
    table = table.addColumn(column, 'text', (c) => c.notNull());
  for (const column of ['rule_uuid', 'level', 'rule_status']) table = table.addColumn(column, 'text');
  for (const column of ['version', 'sample']) table = table.addColumn(column, 'integer', (c) => c.notNull());
  for (const column of ['created_at', 'updated_at']) table = table.addColumn(column, 'bigint', (c) => c.notNull());
  await table.addColumn('deleted_at', 'bigint').execute();
  await sql.raw('create index sigma_rules_by_uuid on sigma_rules (rule_uuid) where deleted_at is null').execute(db);
  await sql.raw('create index sigma_rules_by_state on sigma_rules (state) where deleted_at is null').execute(db);
}

/** Sigma rules, the deliveries with matched events, and their alerts. */
export const sigmaMigration: Migration = {
  async up(db) {
    await createRules(db);
    await db.schema
      .createTable('sigma_matches')
      .addColumn('rule_id', 'text', (c) => c.notNull().references('sigma_rules.id').onDelete('cascade'))
      .addColumn('delivery_id', 'bigint', (c) => c.notNull())
      .addColumn('source_id', 'text', (c) => c.notNull().references('sources.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('events', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('sigma_matches_key', ['rule_id', 'delivery_id'])
      .execute();
    await db.schema
      .createIndex('sigma_matches_by_time')
      .on('sigma_matches')
      .columns(['rule_id', 'at', 'events'])
      .execute();
    await db.schema.createIndex('sigma_matches_by_age').on('sigma_matches').column('at').execute();
    await db.schema
      .createTable('sigma_alerts')
      .addColumn('alert_id', 'text', (c) => c.primaryKey().references('alerts.id').onDelete('cascade'))
      .addColumn('rule_id', 'text', (c) => c.notNull().references('sigma_rules.id').onDelete('cascade'))
      .execute();
    await db.schema.createIndex('sigma_alerts_of_rule').on('sigma_alerts').columns(['rule_id', 'alert_id']).execute();
  },
};
