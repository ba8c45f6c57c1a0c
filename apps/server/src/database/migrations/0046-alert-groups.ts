import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function createRules(db: Kysely<unknown>): Promise<void> {
  let table = db.schema.createTable('alert_group_rules').addColumn('id', 'text', (c) => c.primaryKey());
  for (const column of ['name', 'filter', 'fields']) table = table.addColumn(column, 'text', (c) => c.notNull());
  for (const column of ['window_ms', 'length_ms', 'created_at', 'updated_at'])
    table = table.addColumn(column, 'bigint', (c) => c.notNull());
  for (const column of ['threshold', 'active', 'position', 'edition', 'version'])
    table = table.addColumn(column, 'integer', (c) => c.notNull());
  await table.addColumn('deleted_at', 'bigint').execute();
}

async function createGroups(db: Kysely<unknown>): Promise<void> {
  let table = db.schema.createTable('alert_groups').addColumn('id', 'text', (c) => c.primaryKey());
  for (const column of ['rule_id', 'group_key', 'fields']) table = table.addColumn(column, 'text', (c) => c.notNull());
  for (const column of ['started_at', 'window_ms', 'length_ms', 'created_at'])
    table = table.addColumn(column, 'bigint', (c) => c.notNull());
  for (const column of ['number', 'threshold', 'dissolved'])
    table = table.addColumn(column, 'integer', (c) => c.notNull());
  await table.execute();
  await sql`insert into counters (name, value) values ('alert_group', 0)`.execute(db);
}

async function createGrouping(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('alert_grouping')
    .addColumn('id', 'text', (c) => c.primaryKey().references('alerts.id').onDelete('cascade'))
    .addColumn('rule_id', 'text', (c) => c.notNull())
    .addColumn('group_key', 'text', (c) => c.notNull())
    .addColumn('first_seen', 'bigint', (c) => c.notNull())
    .addColumn('started_at', 'bigint')
    .addColumn('fired', 'integer', (c) => c.notNull())
    .addColumn('detached', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute();
}

/** Whether an alert was ever anything but resolved; for earlier alerts, derived from their kept occurrences. */
async function addFired(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('alerts')
    .addColumn('fired', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await sql`update alerts set fired = 0 where source_state = 'resolved' and not exists (select 1
    from alert_occurrences where alert_occurrences.alert_id = alerts.id and state <> 'resolved')`.execute(db);
}

/** Rules that group alerts, which alert has which key, and the groups. */
export const alertGroupsMigration: Migration = {
  async up(db) {
    await createRules(db);
    await createGroups(db);
    await createGrouping(db);
    await addFired(db);
    const indexes = [
      // Alerts of a key by time, and the alerts of a session with all that is counted of them.
      `create index alert_grouping_by_time on alert_grouping (group_key, first_seen, id, started_at) where detached = 0`,
      `create index alert_grouping_by_start on alert_grouping (group_key, started_at, fired, id) where detached = 0`,
      'create index alert_groups_by_key on alert_groups (group_key, started_at)',
      'create index alert_groups_by_number on alert_groups (number desc) where dissolved = 0',
      'create index alert_groups_of_rule on alert_groups (rule_id, number desc) where dissolved = 0',
    ];
    for (const statement of indexes) await sql.raw(statement).execute(db);
  },
};
