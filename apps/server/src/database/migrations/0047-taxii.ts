import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function createCollections(db: Kysely<unknown>): Promise<void> {
  let table = db.schema.createTable('taxii_collections').addColumn('id', 'text', (c) => c.primaryKey());
  for (const column of ['view_id', 'title', 'description', 'readers', 'writers', 'ceiling'])
    table = table.addColumn(column, 'text', (c) => c.notNull());
  for (const column of ['last_added', 'created_at', 'updated_at'])
    table = table.addColumn(column, 'bigint', (c) => c.notNull());
  await table
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .execute();
}

const collectionId = 'taxii_collections.id';

async function createMembers(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('taxii_members')
    .addColumn('collection_id', 'text', (c) => c.notNull().references(collectionId).onDelete('cascade'))
    .addColumn('object_id', 'text', (c) => c.notNull());
  for (const column of ['part', 'type', 'spec_version', 'object_version', 'refs'])
    table = table.addColumn(column, 'text', (c) => c.notNull());
  for (const column of ['version_at', 'row_updated', 'date_added'])
    table = table.addColumn(column, 'bigint', (c) => c.notNull());
  await table
    .addColumn('row_version', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('taxii_members_key', ['collection_id', 'object_id'])
    .execute();
  await sql`create unique index taxii_members_in_order on taxii_members (collection_id, date_added)`.execute(db);
  await sql`create index taxii_members_of_part on taxii_members (collection_id, part, object_id)`.execute(db);
}

/** Amazon SNS topics whose signed messages a source accepts, or that request it. */
async function createTopics(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sns_topics')
    .addColumn('source_id', 'text', (c) => c.notNull().references('sources.id').onDelete('cascade'))
    .addColumn('topic_arn', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('subscribe_url', 'text')
    .addColumn('asked_at', 'bigint')
    .addColumn('confirmed_at', 'bigint')
    .addColumn('failure', 'text')
    .addPrimaryKeyConstraint('sns_topics_key', ['source_id', 'topic_arn'])
    .execute();
}

/** Views published by TAXII, their contents, readers, and received objects; and topics of SNS. */
export const taxiiMigration: Migration = {
  async up(db) {
    await createCollections(db);
    await createMembers(db);
    await createTopics(db);
    await db.schema
      .createTable('taxii_reads')
      .addColumn('collection_id', 'text', (c) => c.notNull().references(collectionId).onDelete('cascade'))
      .addColumn('person_id', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('taxii_reads_key', ['collection_id', 'person_id'])
      .execute();
    await db.schema
      .createTable('taxii_statuses')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person_id', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('objects', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await sql`create index taxii_statuses_by_age on taxii_statuses (at)`.execute(db);
  },
};
