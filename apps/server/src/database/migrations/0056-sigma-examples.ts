import type { Migration } from 'kysely/migration';

/** Events that a Sigma rule must or must not match, with results; and the column mapping of a CSV file. */
export const sigmaExamplesMigration: Migration = {
  async up(db) {
    const rules = db.schema.alterTable('sigma_rules');
    await rules.addColumn('examples', 'text', (c) => c.notNull().defaultTo('[]')).execute();
    await rules.addColumn('proof', 'text', (c) => c.notNull().defaultTo('untested')).execute();
    await db.schema.alterTable('imports').addColumn('csv_columns', 'text').execute();
  },
};
