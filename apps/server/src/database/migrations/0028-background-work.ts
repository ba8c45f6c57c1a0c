import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Missing columns of the job queue: owner, state, lease, progress and error. */
async function extendJobs(db: Kysely<unknown>) {
  for (const column of ['person_id', 'object_type', 'object_id', 'node', 'problem'])
    await db.schema.alterTable('jobs').addColumn(column, 'text').execute();
  for (const column of ['lease_until', 'started_at', 'ended_at', 'cancel_requested_at'])
    await db.schema.alterTable('jobs').addColumn(column, 'bigint').execute();
  for (const column of ['progress_done', 'progress_total'])
    await db.schema.alterTable('jobs').addColumn(column, 'bigint').execute();
  await db.schema
    .alterTable('jobs')
    .addColumn('label', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('jobs')
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('waiting'))
    .execute();
  await db.schema
    .alterTable('jobs')
    .addColumn('bound', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.dropIndex('jobs_by_run_at').execute();
  await db.schema.createIndex('jobs_in_line').on('jobs').columns(['state', 'kind', 'run_at']).execute();
}

/** An analysis left the queue once it ran; now its job stays until it has ended. */
async function queueAnalyses(db: Kysely<unknown>) {
  await sql`delete from jobs where kind = 'analysis'`.execute(db);
  await sql`
    insert into jobs (id, kind, payload, person_id, object_type, object_id, label, run_at, attempts, created_at)
    select 'analysis-' || id, 'analysis', '{"analysisId":"' || id || '"}', owner_id, 'analysis', id, month, created_at, 0, created_at
    from analyses where status = 'processing'
  `.execute(db);
}

/** Queued deliveries state their owner. */
async function describeWebhooks(db: Kysely<unknown>) {
  await sql`
    update jobs set object_type = 'webhook_delivery', object_id = id,
      person_id = (select owner_id from webhook_deliveries where webhook_deliveries.id = jobs.id),
      label = coalesce((select event from webhook_deliveries where webhook_deliveries.id = jobs.id), '')
    where kind = 'webhook'
  `.execute(db);
}

export const backgroundWorkMigration: Migration = {
  async up(db) {
    await extendJobs(db);
    await queueAnalyses(db);
    await describeWebhooks(db);
    for (const column of ['attempts', 'beat_at']) await db.schema.alterTable('analyses').dropColumn(column).execute();
    await db.schema
      .createTable('job_turns')
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('person_id', 'text', (c) => c.notNull())
      .addColumn('turn_at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('job_turns_key', ['kind', 'person_id'])
      .execute();
    // Locked by the node that grants turns of a resource limited over all nodes.
    await sql`insert into counters (name, value) values ('turn', 0)`.execute(db);
  },
};
