import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function extendImports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('imports')
    .addColumn('skipped', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  for (const column of ['preview', 'preview_work', 'preview_missing', 'decisions'])
    await db.schema.alterTable('imports').addColumn(column, 'text').execute();
  await db.schema.alterTable('imports').addColumn('preview_until', 'bigint').execute();
  await sql`create index imports_by_preview on imports (preview, preview_until) where preview is not null`.execute(db);
}

/** Decisions for records in a preview apply again when their file is imported again. */
async function keepDecisions(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('intelligence').addColumn('severity_chosen', 'text').execute();
  for (const table of ['intelligence', 'connections'])
    await db.schema.alterTable(table).addColumn('chosen', 'text').execute();
}

async function createObjects(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('preview_objects')
    .addColumn('import_id', 'text', (c) => c.notNull())
    .addColumn('seq', 'integer', (c) => c.notNull());
  for (const column of ['type', 'change', 'name', 'place', 'haystack'])
    table = table.addColumn(column, 'text', (c) => c.notNull());
  for (const column of [
    'selected',
    'base_version',
    'severity_assumed',
    'acknowledged',
    'lacks_confidence',
    'lacks_tlp',
  ])
    table = table.addColumn(column, 'integer', (c) => c.notNull());
  for (const column of ['object_id', 'table_name', 'source_id', 'target_id', 'content', 'reason', 'detail'])
    table = table.addColumn(column, 'text');
  for (const column of ['family', 'word', 'description', 'source', 'severity']) table = table.addColumn(column, 'text');
  for (const column of ['valid_until', 'seen_at']) table = table.addColumn(column, 'bigint');
  await table
    .addColumn('confidence', 'integer')
    .addPrimaryKeyConstraint('preview_objects_key', ['import_id', 'seq'])
    .execute();
}

/** Objects of an unpublished preview; they are separate from the records. */
export const importPreviewsMigration: Migration = {
  async up(db) {
    await extendImports(db);
    await keepDecisions(db);
    await createObjects(db);
    const indexes = [
      "create unique index preview_objects_once on preview_objects (import_id, object_id) where change <> 'rejected'",
      'create index preview_objects_by_type on preview_objects (import_id, type, change, seq, selected)',
      'create index preview_objects_of_type on preview_objects (import_id, type, seq)',
      'create index preview_objects_by_change on preview_objects (import_id, change, seq)',
      'create index preview_objects_of_source on preview_objects (import_id, source_id) where source_id is not null',
      'create index preview_objects_of_target on preview_objects (import_id, target_id) where target_id is not null',
      'create index preview_objects_by_end on preview_objects (import_id, valid_until) where valid_until is not null',
      'create index preview_objects_by_name on preview_objects (import_id, name)',
    ];
    for (const statement of indexes) await sql.raw(statement).execute(db);
  },
};
