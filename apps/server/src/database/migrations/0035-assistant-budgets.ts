import type { Migration } from 'kysely/migration';

/**
 * Users' consumption of the assistant, and what they withhold from a language model. Counted over all nodes together.
 */
export const assistantBudgetsMigration: Migration = {
  async up(db) {
    await db.schema
      .createTable('assistant_use')
      .addColumn('person_id', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('budget', 'text', (c) => c.notNull())
      .addColumn('since', 'bigint', (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('assistant_use_of_person', ['person_id', 'budget'])
      .execute();
    await db.schema
      .createTable('assistant_model_settings')
      .addColumn('person_id', 'text', (c) => c.primaryKey().references('people.id').onDelete('cascade'))
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
  },
};
