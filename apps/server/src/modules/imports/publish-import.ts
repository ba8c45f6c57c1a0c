import type { Database, Transaction } from '../../database/database.ts';
import type { IntelligenceTable } from '../../database/intelligence-schema.ts';
import type { StagedTable } from './stage-rows.ts';

// Small enough that other writers and readers get their turn between two of them.
const rowsAtOnce = 1_000;
const tables: readonly StagedTable[] = ['intelligence', 'connections'];

async function publishSome(tx: Transaction, importId: string, table: StagedTable): Promise<number> {
  const name = table as 'intelligence';
  const some = tx
    .selectFrom(name)
    .select('id')
    .where('import_id', '=', importId)
    .where('deleted_at', '=', 0)
    .limit(rowsAtOnce);
  const { numUpdatedRows } = await tx
    .updateTable(name)
    .set({ deleted_at: null })
    .where('id', 'in', some)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

type Update = {
  readonly table_name: StagedTable;
  readonly record_id: string;
  readonly before: string;
  readonly after: string;
};

export async function readUpdates(tx: Transaction, importId: string, after: string): Promise<Update[]> {
  return tx
    .selectFrom('import_updates')
    .select(['table_name', 'record_id', 'before', 'after'])
    .where('import_id', '=', importId)
    .where('record_id', '>', after)
    .orderBy('record_id')
    .limit(rowsAtOnce)
    .execute();
}

/** A row that a person changed while the file was read stays as the person left it. */
async function applyUpdate(tx: Transaction, { table_name, record_id, before, after }: Update): Promise<void> {
  const { version } = JSON.parse(before) as IntelligenceTable;
  await tx
    .updateTable(table_name as 'intelligence')
    .set({ ...(JSON.parse(after) as Partial<IntelligenceTable>), version: version + 1 })
    .where('id', '=', record_id)
    .where('version', '=', version)
    .execute();
}

/**
 * Shows everything an import has stored, a thousand rows at a time: nobody waits long for the writer, and a process
 * that is killed in between is found by `sweepImports`, which takes all of it back.
 */
export async function publishImport({ write }: Pick<Database, 'write'>, importId: string): Promise<void> {
  for (const table of tables) while ((await write((tx) => publishSome(tx, importId, table))) === rowsAtOnce);
  for (let after = ''; ; ) {
    const last = await write(async (tx) => {
      const updates = await readUpdates(tx, importId, after);
      for (const update of updates) await applyUpdate(tx, update);
      return updates.length === rowsAtOnce ? updates.at(-1)?.record_id : undefined;
    });
    if (last === undefined) return;
    after = last;
  }
}
