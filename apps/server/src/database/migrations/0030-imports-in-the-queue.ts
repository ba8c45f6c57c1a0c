import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Pending imports become background work, for any node. */
async function queueImports(db: Kysely<unknown>) {
  await sql`
    insert into jobs (id, kind, payload, person_id, object_type, object_id, label, run_at, attempts, created_at)
    select 'import-' || id, 'import', '{"importId":"' || id || '"}', owner_id, 'import', id, file_name, started_at, 0, started_at
    from imports where state in ('waiting', 'reading', 'storing')
  `.execute(db);
  await sql`
    insert into jobs (id, kind, payload, person_id, object_type, object_id, label, run_at, attempts, created_at)
    select 'import_undo-' || id, 'import_undo', '{"importId":"' || id || '"}', owner_id, 'import', id, file_name, started_at, 0, started_at
    from imports where state = 'undoing' or (half_done = 1 and state in ('cancelled', 'failed'))
  `.execute(db);
}

async function queueCrimeImports(db: Kysely<unknown>) {
  await sql`
    insert into jobs (id, kind, payload, person_id, object_type, object_id, label, run_at, attempts, created_at)
    select 'crime_files-' || id, 'crime_files', '{"importId":"' || id || '"}', owner_id, 'crime_import', id, name, started_at, 0, started_at
    from crime_imports where state in ('waiting', 'reading')
  `.execute(db);
}

/** Leases, heartbeats and turns of imports are those of their work; an import only states whether it is half done. */
export const importsInTheQueueMigration: Migration = {
  async up(db) {
    await db.schema.alterTable('imports').renameColumn('holds_turn', 'half_done').execute();
    await queueImports(db);
    await queueCrimeImports(db);
    await db.schema.alterTable('imports').dropColumn('beat_at').execute();
    for (const column of ['beat_at', 'ready_at', 'turn_at'])
      await db.schema.alterTable('crime_imports').dropColumn(column).execute();
  },
};
