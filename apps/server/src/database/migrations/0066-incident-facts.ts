import { SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { numbered } from '../numbered-table.ts';

const mark = (id: string) => `insert into incident_facts_stale (incident_id) values (${id})`;
const isOfIncident = (row: string) => `${row}.object_type = 'incident' and ${row}.object_id is not null`;
const happenings = [
  ['insert', 'new'],
  ['delete', 'old'],
  // The dates of the sample workspace move.
  ['update of at, details', 'new'],
] as const;

const triggersOnSqlite = happenings.map(
  ([happening, row], index) => `create trigger incident_facts_${index} after ${happening} on events
    when ${isOfIncident(row)} begin ${mark(`${row}.object_id`)}; end`,
);

const triggersOnPostgres = [
  `create function mark_incident_facts() returns trigger language plpgsql as $$
    begin ${mark('coalesce(new.object_id, old.object_id)')}; return null; end $$`,
  ...happenings.map(
    ([happening, row], index) => `create trigger incident_facts_${index} after ${happening} on events
      for each row when (${isOfIncident(row)}) execute function mark_incident_facts()`,
  ),
];

/**
 * Facts about each incident derived from the event log, stored (decision 0090). Triggers mark changed incidents, and
 * initially all of them; the server computes them in short steps.
 */
export const incidentFactsMigration: Migration = {
  async up(db) {
    await db.schema
      .createTable('incident_facts')
      .addColumn('incident_id', 'text', (c) => c.primaryKey())
      .addColumn('severity', 'text', (c) => c.notNull())
      .addColumn('assignee_id', 'text')
      .addColumn('assignee_name', 'text')
      .addColumn('detected_at', 'bigint', (c) => c.notNull())
      .addColumn('opened_at', 'bigint', (c) => c.notNull())
      .addColumn('resolved_at', 'bigint')
      .addColumn('reopened', 'text', (c) => c.notNull())
      .addColumn('last_reopened_at', 'bigint')
      .addColumn('events', 'integer', (c) => c.notNull())
      .execute();
    const told = ['severity', 'assignee_id', 'assignee_name', 'events'] as const;
    for (const [name, columns] of [
      ['opened', ['opened_at', ...told]],
      ['resolved', ['resolved_at', ...told, 'opened_at', 'detected_at']],
      ['reopened', ['last_reopened_at']],
    ] as const)
      await db.schema
        .createIndex(`incident_facts_${name}`)
        .on('incident_facts')
        .columns([...columns])
        .execute();
    await numbered(db, 'incident_facts_stale', 'id')
      .addColumn('incident_id', 'text', (c) => c.notNull())
      .execute();
    const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
    for (const statement of isSqlite ? triggersOnSqlite : triggersOnPostgres) await sql.raw(statement).execute(db);
    await sql`insert into incident_facts_stale (incident_id)
      select distinct object_id from events where object_type = 'incident' and object_id is not null`.execute(db);
  },
};
