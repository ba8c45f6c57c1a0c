import type { Migration } from 'kysely/migration';

/** Questions to the assistant, and its answers. */
export const assistantMigration: Migration = {
  async up(db) {
    await db.schema
      .createTable('assistant_messages')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('owner_id', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('position', 'bigint', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('answer', 'text')
      .addColumn('question', 'text')
      .addColumn('message_key', 'text')
      .addColumn('cleared_at', 'bigint')
      .addUniqueConstraint('assistant_messages_once', ['owner_id', 'message_key', 'role'])
      .execute();
    await db.schema
      .createIndex('assistant_messages_of_owner')
      .on('assistant_messages')
      .columns(['owner_id', 'cleared_at', 'position'])
      .execute();
  },
};
