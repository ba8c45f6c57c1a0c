import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// The severities assumed by every import until now.
const asBefore = {
  malware: 'High',
  'intrusion-set': 'High',
  'threat-actor': 'High',
  campaign: 'High',
  indicator: 'Medium',
  vulnerability: 'Medium',
  infrastructure: 'Medium',
  tool: 'Medium',
  'attack-pattern': 'Medium',
  incident: 'Medium',
  'observed-data': 'Low',
};

async function createRules(db: Kysely<unknown>) {
  await db.schema
    .createTable('severity_rules')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('enabled', 'integer', (c) => c.notNull())
    .addColumn('rules', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'bigint')
    .addColumn('applied_version', 'integer', (c) => c.notNull())
    .execute();
  // If imports have assumed severities, records keep them, and the same rules continue.
  await sql`insert into severity_rules (id, enabled, rules, version, updated_at, applied_version)
    values ('rules', case when exists (select 1 from intelligence where severity_assumed > 0) then 1 else 0 end,
      ${JSON.stringify(asBefore)}, 1, null, 1)`.execute(db);
}

/** Imported objects are kept as in the file: without assumed severities. */
async function forgetAssumed(db: Kysely<unknown>, table: 'record_versions' | 'import_updates') {
  const assumed = ['High', 'Medium', 'Low'].map((severity) => `"severity":"${severity}","severityAssumed":true`);
  const stated = assumed.reduce((text, said) => sql`replace(${text}, ${said}, '"severity":null')`, sql`content`);
  await sql`update ${sql.table(table)} set content = replace(${stated}, ',"severityAssumed":false', '')
    where content like '%"severityAssumed":%'`.execute(db);
}

/** Only stated severities; rules that assume one may be switched on. */
export const severityRulesMigration: Migration = {
  async up(db) {
    const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    if (!isSqlite) await sql.raw('set local statement_timeout = 0').execute(db);
    await createRules(db);
    await forgetAssumed(db, 'record_versions');
    await forgetAssumed(db, 'import_updates');
    // Contents of an import are counted by type and severity.
    await db.schema
      .createIndex('intelligence_shown_of_import')
      .on('intelligence')
      .columns(['import_id', 'family', 'kind', 'type', 'severity', 'seen_at', 'id', 'deleted_at'])
      .where(sql<boolean>`deleted_at is null and import_id is not null`)
      .execute();
  },
};
