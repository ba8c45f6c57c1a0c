import type { Migration } from 'kysely/migration';

/** Named filters and orders of lists, and each user's default. */
export const savedViewsMigration: Migration = {
  async up(db) {
    await db.schema
      .createTable('saved_views')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('list', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('query', 'text', (c) => c.notNull())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('shared', 'integer', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('deleted_at', 'bigint')
      .execute();
    await db.schema.createIndex('saved_views_of_owner').on('saved_views').columns(['owner_id', 'list']).execute();
    await db.schema.createIndex('saved_views_by_list').on('saved_views').columns(['list', 'shared']).execute();
    await db.schema
      .createTable('view_defaults')
      .addColumn('person_id', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('list', 'text', (c) => c.notNull())
      .addColumn('view_id', 'text', (c) => c.notNull().references('saved_views.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('view_defaults_key', ['person_id', 'list'])
      .execute();
    await db.schema.createIndex('view_defaults_of_view').on('view_defaults').column('view_id').execute();
  },
};
