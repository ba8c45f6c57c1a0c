import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const instants = ['started_at', 'reported_at', 'contained_at', 'closed_at', 'paused_at', 'breached_at'] as const;
const severityHours = `case severity when 'Critical' then 4 when 'High' then 8 when 'Medium' then 24 else 72 end`;

/** Times of incidents, pauses of their targets, their queues with working hours, and their resolutions (decision 0095). */
export const incidentTimesMigration: Migration = {
  async up(db) {
    for (const column of instants) await db.schema.alterTable('incidents').addColumn(column, 'bigint').execute();
    for (const column of ['resolution_code', 'resolution_summary'])
      await db.schema.alterTable('incidents').addColumn(column, 'text').execute();
    for (const [column, otherwise] of [
      ['queue_id', 'main'],
      ['pauses', '[]'],
      ['time_origins', '{}'],
    ] as const)
      await db.schema
        .alterTable('incidents')
        .addColumn(column, 'text', (c) => c.notNull().defaultTo(otherwise))
        .execute();
    // Targets that were missed before anyone was notified of such are no news.
    await sql`update incidents set breached_at = due_at where due_at < ${Date.now()}`.execute(db);
    await db.schema.alterTable('alert_queues').addColumn('hours', 'text').execute();
    await db.schema.alterTable('incident_facts').addColumn('due_at', 'bigint').execute();
    await sql`update incident_facts set due_at = detected_at + ${sql.raw(severityHours)} * 3600000`.execute(db);
    await db.schema.dropIndex('incident_facts_resolved').execute();
    await db.schema
      .createIndex('incident_facts_resolved')
      .on('incident_facts')
      .columns([
        'resolved_at',
        'severity',
        'assignee_id',
        'assignee_name',
        'events',
        'opened_at',
        'detected_at',
        'due_at',
      ])
      .execute();
  },
};
