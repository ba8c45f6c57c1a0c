import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function createQuietRules(db: Kysely<unknown>): Promise<void> {
  let table = db.schema.createTable('quiet_rules').addColumn('id', 'text', (c) => c.primaryKey());
  for (const column of ['filter', 'mode', 'reason']) table = table.addColumn(column, 'text', (c) => c.notNull());
  for (const column of ['owner_id', 'created_by'])
    table = table.addColumn(column, 'text', (c) => c.references('people.id').onDelete('set null'));
  for (const column of ['starts_at', 'ends_at', 'created_at'])
    table = table.addColumn(column, 'bigint', (c) => c.notNull());
  await table
    .addColumn('ended_at', 'bigint')
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute();
  await sql.raw('create index quiet_rules_running on quiet_rules (ends_at) where ended_at is null').execute(db);
}

async function extendAlerts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('alerts')
    .addColumn('hidden', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  for (const column of ['suppressed_by', 'duplicate_of'])
    await db.schema.alterTable('alerts').addColumn(column, 'text').execute();
  const live = 'where deleted_at is null';
  const statements = [
    'drop index alerts_by_status',
    // Each view has a status, and excludes held-back alerts; its count and sort columns are all in the index.
    `create index alerts_by_status on alerts
      (work_status, (coalesce(due_at, 9000000000000)), number desc, due_at, owner_id, severity_stated, hidden) ${live}`,
    `create index alerts_hidden on alerts (work_status, (coalesce(due_at, 9000000000000)), number desc)
      ${live} and hidden = 1`,
    `create index alerts_of_quiet_rule on alerts (suppressed_by, hidden, work_status)
      ${live} and suppressed_by is not null`,
    `create index alerts_by_original on alerts (duplicate_of, number desc) ${live} and duplicate_of is not null`,
    `create index alerts_by_entity on alerts ((lower(entity)), last_seen desc) ${live} and entity is not null`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Rules that suppress received alerts for a time, the alerts they hold back, and duplicate links. */
export const alertRulesMigration: Migration = {
  async up(db) {
    await createQuietRules(db);
    await extendAlerts(db);
  },
};
