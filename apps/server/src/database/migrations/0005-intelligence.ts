import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// A partial index of visible rows: deleted rows, and rows of unpublished imports, are not in it.
async function indexShown(db: Kysely<unknown>, table: string, name: string, columns: string[]) {
  await db.schema.createIndex(name).on(table).columns(columns).where(sql`deleted_at`, 'is', null).execute();
}

// Rows that an import has stored and not published yet.
async function indexStaged(db: Kysely<unknown>, table: string) {
  await db.schema
    .createIndex(`${table}_staged`)
    .on(table)
    .columns(['import_id', 'id'])
    .where(sql`deleted_at`, '=', sql.lit(0))
    .execute();
}

async function createIntelligence(db: Kysely<unknown>) {
  await db.schema
    .createTable('intelligence')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('family', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('severity', 'text')
    .addColumn('status', 'text')
    .addColumn('risk', 'text')
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('confidence', 'integer')
    .addColumn('tlp', 'text')
    .addColumn('labels', 'text', (c) => c.notNull())
    .addColumn('country', 'text')
    .addColumn('latitude', 'double precision')
    .addColumn('longitude', 'double precision')
    .addColumn('accuracy', 'text')
    .addColumn('seen_at', 'bigint')
    .addColumn('acknowledged_at', 'bigint')
    .addColumn('acknowledged_by', 'text')
    .addColumn('verdict', 'text')
    .addColumn('verdict_reason', 'text')
    .addColumn('stix', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .addColumn('sample', 'integer', (c) => c.notNull())
    .addColumn('import_id', 'text')
    .execute();
  // Lists, counters, trend and map read only these and never the wide rows. `deleted_at` must be among the columns:
  // SQLite uses an index as covering only if it contains every requested column.
  await indexShown(db, 'intelligence', 'intelligence_by_seen', [
    ...['family', 'seen_at', 'id', 'severity', 'status', 'type', 'source', 'tlp', 'country', 'latitude', 'longitude'],
    ...['accuracy', 'acknowledged_at', 'deleted_at'],
  ]);
  const bySeverity = ['family', 'severity', 'seen_at', 'id', 'deleted_at'];
  await indexShown(db, 'intelligence', 'intelligence_by_severity', bySeverity);
  await indexShown(db, 'intelligence', 'intelligence_by_type', ['family', 'type', 'seen_at', 'id', 'deleted_at']);
  await indexShown(db, 'intelligence', 'intelligence_by_source', ['family', 'source', 'seen_at', 'id', 'deleted_at']);
  const byName = ['family', 'name', 'id', 'type', 'risk', 'seen_at', 'deleted_at'];
  await indexShown(db, 'intelligence', 'intelligence_by_name', byName);
  // Connections count while neither end is among these.
  await db.schema
    .createIndex('intelligence_hidden')
    .on('intelligence')
    .columns(['id'])
    .where(sql`deleted_at`, 'is not', null)
    .execute();
  await indexStaged(db, 'intelligence');
  await db.schema.createIndex('intelligence_of_import').on('intelligence').columns(['import_id']).execute();
}

async function createConnections(db: Kysely<unknown>) {
  await db.schema
    .createTable('connections')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('source_id', 'text', (c) => c.notNull())
    .addColumn('target_id', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('strength', 'text')
    .addColumn('last_contact_at', 'bigint')
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('confidence', 'integer')
    .addColumn('tlp', 'text')
    .addColumn('stix', 'text')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .addColumn('sample', 'integer', (c) => c.notNull())
    .addColumn('import_id', 'text')
    .execute();
  // Removed connections are in them too: they are in the history of both ends.
  await db.schema
    .createIndex('connections_of_source')
    .on('connections')
    .columns(['source_id', 'deleted_at', 'last_contact_at', 'id', 'target_id'])
    .execute();
  await db.schema
    .createIndex('connections_of_target')
    .on('connections')
    .columns(['target_id', 'deleted_at', 'last_contact_at', 'id', 'source_id'])
    .execute();
  await indexShown(db, 'connections', 'connections_by_contact', ['last_contact_at', 'id']);
  await indexStaged(db, 'connections');
  await db.schema.createIndex('connections_of_import').on('connections').columns(['import_id']).execute();
}

async function createIncidents(db: Kysely<unknown>) {
  await db.schema
    .createTable('counters')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'bigint', (c) => c.notNull())
    .execute();
  await sql`insert into counters (name, value) values ('incident', 0), ('import', 0)`.execute(db);
  await db.schema
    .createTable('incidents')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('number', 'integer', (c) => c.notNull().unique())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('severity', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('assignee_id', 'text')
    .addColumn('assignee_name', 'text')
    .addColumn('confidence', 'integer')
    .addColumn('tlp', 'text')
    .addColumn('labels', 'text', (c) => c.notNull())
    .addColumn('detected_at', 'bigint', (c) => c.notNull())
    .addColumn('due_at', 'bigint', (c) => c.notNull())
    .addColumn('resolved_at', 'bigint')
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .addColumn('sample', 'integer', (c) => c.notNull())
    .execute();
  // With the last column the counts of the whole list are read from the index alone.
  await indexShown(db, 'incidents', 'incidents_by_status', ['status', 'detected_at', 'number', 'deleted_at']);
  await indexShown(db, 'incidents', 'incidents_by_detection', ['detected_at', 'number']);
  await indexShown(db, 'incidents', 'incidents_by_creation', ['created_at', 'status']);
  await indexShown(db, 'incidents', 'incidents_by_severity', ['severity', 'status', 'detected_at', 'number']);
  // The list begins with open ones; the condition is written the same way there.
  await db.schema
    .createIndex('incidents_not_closed')
    .on('incidents')
    .columns(['detected_at', 'number'])
    .where(sql<boolean>`deleted_at is null and status <> 'Closed'`)
    .execute();
  await indexShown(db, 'incidents', 'incidents_by_resolution', ['resolved_at', 'detected_at', 'status']);
  await indexShown(db, 'incidents', 'incidents_of_assignee', ['assignee_id', 'status', 'deleted_at']);
}

async function createIncidentLinks(db: Kysely<unknown>) {
  await db.schema
    .createTable('incident_links')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('incident_id', 'text', (c) => c.notNull().references('incidents.id'))
    .addColumn('record_id', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .addColumn('sample', 'integer', (c) => c.notNull())
    .addUniqueConstraint('incident_links_once', ['incident_id', 'record_id'])
    .execute();
  await db.schema.createIndex('incident_links_of_record').on('incident_links').columns(['record_id']).execute();
}

async function createPlaybooks(db: Kysely<unknown>) {
  await db.schema
    .createTable('playbooks')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('steps', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .addColumn('sample', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('playbook_runs')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('incident_id', 'text', (c) => c.notNull().references('incidents.id'))
    .addColumn('playbook_id', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('steps', 'text', (c) => c.notNull())
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .addColumn('sample', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('playbook_runs_of_incident').on('playbook_runs').columns(['incident_id']).execute();
}

async function createAlertRules(db: Kysely<unknown>) {
  await db.schema
    .createTable('alert_rules')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('enabled', 'integer', (c) => c.notNull())
    .addColumn('conditions', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .addColumn('sample', 'integer', (c) => c.notNull())
    .execute();
  // The default alert rule before anyone writes one (decision G-035).
  const conditions = JSON.stringify({
    severities: ['Critical', 'High'],
    types: [],
    sources: [],
    words: '',
    leastConfidence: null,
  });
  await sql`insert into alert_rules (id, name, enabled, conditions, version, updated_at, deleted_at, sample)
    values ('grave-threats', 'Critical and high threats', 1, ${conditions}, 1, 0, null, 0)`.execute(db);
}

async function createChanges(db: Kysely<unknown>) {
  await db.schema
    .createTable('changes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('actor_id', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('rows', 'text', (c) => c.notNull())
    .addColumn('undone_at', 'bigint')
    .execute();
  await db.schema.createIndex('changes_by_time').on('changes').columns(['at']).execute();
}

async function createNotifications(db: Kysely<unknown>) {
  await db.schema
    .createTable('notifications')
    .addColumn('person_id', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
    .addColumn('event_id', 'bigint', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('severity', 'text', (c) => c.notNull())
    .addColumn('action_required', 'integer', (c) => c.notNull())
    .addColumn('why', 'text', (c) => c.notNull())
    .addColumn('read_at', 'bigint')
    .addColumn('dismissed_at', 'bigint')
    .addPrimaryKeyConstraint('notifications_key', ['person_id', 'event_id'])
    .execute();
  await db.schema
    .createIndex('notifications_of_person')
    .on('notifications')
    .columns(['person_id', 'at', 'event_id'])
    .where(sql`dismissed_at`, 'is', null)
    .execute();
  await db.schema
    .createIndex('notifications_unread')
    .on('notifications')
    .columns(['person_id', 'at'])
    .where(sql.raw('dismissed_at is null and read_at'), 'is', null)
    .execute();
  await db.schema
    .createTable('notification_preferences')
    .addColumn('person_id', 'text', (c) => c.primaryKey().references('people.id').onDelete('cascade'))
    .addColumn('security_email', 'integer', (c) => c.notNull())
    .addColumn('security_push', 'integer', (c) => c.notNull())
    .addColumn('intelligence_email', 'integer', (c) => c.notNull())
    .addColumn('intelligence_push', 'integer', (c) => c.notNull())
    .execute();
}

async function createImports(db: Kysely<unknown>) {
  await db.schema
    .createTable('imports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('format', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('owner_id', 'text')
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('finished_at', 'bigint')
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addColumn('bytes_read', 'bigint', (c) => c.notNull())
    .addColumn('objects_in', 'integer', (c) => c.notNull())
    .addColumn('stored', 'integer', (c) => c.notNull())
    .addColumn('updated', 'integer', (c) => c.notNull())
    .addColumn('unchanged', 'integer', (c) => c.notNull())
    .addColumn('refused', 'integer', (c) => c.notNull())
    .addColumn('problem', 'text')
    .addColumn('problem_detail', 'text', (c) => c.notNull())
    .addColumn('beat_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('import_refusals')
    .addColumn('import_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('object_id', 'text')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('detail', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('import_refusals_key', ['import_id', 'seq'])
    .execute();
  // The row as it was and as it shall be, so that an import can be undone.
  await db.schema
    .createTable('import_updates')
    .addColumn('import_id', 'text', (c) => c.notNull())
    .addColumn('table_name', 'text', (c) => c.notNull())
    .addColumn('record_id', 'text', (c) => c.notNull())
    .addColumn('before', 'text', (c) => c.notNull())
    .addColumn('after', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('import_updates_key', ['import_id', 'table_name', 'record_id'])
    .execute();
}

async function extendEvents(db: Kysely<unknown>) {
  await db.schema.alterTable('events').addColumn('details', 'text').execute();
  await db.schema.createIndex('events_of_object').on('events').columns(['object_type', 'object_id', 'id']).execute();
  await db.schema.createIndex('events_by_kind').on('events').columns(['kind', 'at']).execute();
}

export const intelligenceMigration: Migration = {
  async up(db) {
    await createIntelligence(db);
    await createConnections(db);
    await createIncidents(db);
    await createIncidentLinks(db);
    await createPlaybooks(db);
    await createAlertRules(db);
    await createChanges(db);
    await createNotifications(db);
    await createImports(db);
    await extendEvents(db);
  },
};
