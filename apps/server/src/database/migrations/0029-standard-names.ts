import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const columns = [
  ['imports', 'stored', 'created'],
  ['imports', 'refused', 'rejected'],
  ['crime_imports', 'rows_stored', 'rows_imported'],
  ['crime_imports', 'rows_refused', 'rows_rejected'],
  ['crime_files', 'rows_stored', 'rows_imported'],
  ['crime_files', 'rows_refused', 'rows_rejected'],
] as const;

const values = [
  ['crime_files', 'state', 'stored', 'imported'],
  ['crime_files', 'state', 'refused', 'rejected'],
  ['crime_files', 'problem', 'every_row_refused', 'every_row_rejected'],
  ['crime_imports', 'problem', 'every_row_refused', 'every_row_rejected'],
  ['webhook_deliveries', 'last_error', 'refused', 'rejected'],
] as const;

const kinds = {
  sign_in_refused: 'sign_in_failed',
  second_factor_refused: 'mfa_failed',
  api_key_made: 'api_key_created',
  passkey_copied: 'passkey_clone_suspected',
} as const;

async function change(db: Kysely<unknown>, [table, column, from, to]: readonly [string, string, string, string]) {
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`.execute(db);
}

/**
 * Rows and objects are created, imported or rejected, and four event kinds have the field's standard names. Entries of
 * the audit log keep theirs, because their hashes cover them; they are translated when read (`audit-actions.ts`).
 */
export const standardNamesMigration: Migration = {
  async up(db) {
    for (const [table, from, to] of columns) await db.schema.alterTable(table).renameColumn(from, to).execute();
    await db.schema.alterTable('import_refusals').renameTo('import_rejections').execute();
    for (const value of values) await change(db, value);
    await sql`update analyses set result = replace(result, '"rows_refused"', '"rows_rejected"')`.execute(db);
    for (const [from, to] of Object.entries(kinds)) {
      await change(db, ['events', 'kind', from, to]);
      await change(db, ['webhook_deliveries', 'event', from, to]);
      await change(db, ['jobs', 'label', from, to]);
    }
  },
};
