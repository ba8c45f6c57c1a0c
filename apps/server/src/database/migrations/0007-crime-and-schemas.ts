import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

async function createCrimeImports(db: Kysely<unknown>) {
  await db.schema
    .createTable('crime_imports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('owner_id', 'text')
    .addColumn('started_at', 'bigint', (c) => c.notNull())
    .addColumn('finished_at', 'bigint')
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addColumn('bytes_read', 'bigint', (c) => c.notNull())
    .addColumn('files_in', 'integer')
    .addColumn('files_done', 'integer', (c) => c.notNull())
    .addColumn('rows_in', 'bigint', (c) => c.notNull())
    .addColumn('rows_stored', 'bigint', (c) => c.notNull())
    .addColumn('rows_refused', 'bigint', (c) => c.notNull())
    .addColumn('problem', 'text')
    .addColumn('problem_detail', 'text', (c) => c.notNull())
    .addColumn('sample', 'integer', (c) => c.notNull())
    .addColumn('beat_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('crime_imports_by_start').on('crime_imports').columns(['started_at', 'id']).execute();
}

async function createCrimeFiles(db: Kysely<unknown>) {
  await db.schema
    .createTable('crime_files')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('import_id', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('kind', 'text')
    .addColumn('months', 'text', (c) => c.notNull())
    .addColumn('forces', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('sha256', 'text')
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addColumn('lines', 'bigint')
    .addColumn('rows_in', 'bigint', (c) => c.notNull())
    .addColumn('rows_stored', 'bigint', (c) => c.notNull())
    .addColumn('rows_refused', 'bigint', (c) => c.notNull())
    .addColumn('header_changes', 'text', (c) => c.notNull())
    .addColumn('problem', 'text')
    .addColumn('problem_detail', 'text', (c) => c.notNull())
    .addColumn('sample', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('crime_files_of_import').on('crime_files').columns(['import_id', 'id']).execute();
  await db.schema.createIndex('crime_files_by_hash').on('crime_files').columns(['sha256']).execute();
}

// One Parquet file each: the rows of one month and force of one file. Only `live` parts are ever read.
async function createCrimeParts(db: Kysely<unknown>) {
  await db.schema
    .createTable('crime_parts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('file_id', 'text', (c) => c.notNull())
    .addColumn('import_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('month', 'text', (c) => c.notNull())
    .addColumn('force', 'text', (c) => c.notNull())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('rows', 'bigint', (c) => c.notNull())
    .addColumn('without_location', 'bigint', (c) => c.notNull())
    .addColumn('without_lsoa', 'bigint', (c) => c.notNull())
    .addColumn('repeated_ids', 'bigint', (c) => c.notNull())
    .addColumn('antisocial', 'bigint', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('replaced_by', 'text')
    .addColumn('published_at', 'bigint')
    .addColumn('sample', 'integer', (c) => c.notNull())
    .execute();
  const live = ['state', 'kind', 'month', 'force'];
  await db.schema.createIndex('crime_parts_by_month').on('crime_parts').columns(live).execute();
  await db.schema.createIndex('crime_parts_of_import').on('crime_parts').columns(['import_id']).execute();
}

async function createAnalyses(db: Kysely<unknown>) {
  await db.schema
    .createTable('analyses')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('month', 'text', (c) => c.notNull())
    .addColumn('cities', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('owner_id', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('finished_at', 'bigint')
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('beat_at', 'bigint', (c) => c.notNull())
    .addColumn('result', 'text')
    .addColumn('error', 'text')
    .execute();
  await db.schema.createIndex('analyses_by_creation').on('analyses').columns(['created_at', 'id']).execute();
}

async function createSchemas(db: Kysely<unknown>) {
  await db.schema
    .createTable('schemas')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('family', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('origin', 'text', (c) => c.notNull())
    .addColumn('draft', 'text')
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('evidence', 'text', (c) => c.notNull())
    .addColumn('rows', 'bigint')
    .addColumn('owner_id', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .addColumn('sample', 'integer', (c) => c.notNull())
    .addUniqueConstraint('schemas_versions', ['family', 'version'])
    .execute();
  await db.schema.createIndex('schemas_by_creation').on('schemas').columns(['created_at', 'id']).execute();
}

/** Police data with its ledger, analyses, and schemas. */
export const crimeMigration: Migration = {
  async up(db) {
    await createCrimeImports(db);
    await createCrimeFiles(db);
    await createCrimeParts(db);
    await createAnalyses(db);
    await createSchemas(db);
  },
};
