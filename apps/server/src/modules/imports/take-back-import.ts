import type { Database, Transaction } from '../../database/database.ts';
import type { IntelligenceTable } from '../../database/intelligence-schema.ts';
import { readUpdates } from './publish-import.ts';
import type { StagedTable } from './stage-rows.ts';

const rowsAtOnce = 1_000;
const tables: readonly StagedTable[] = ['connections', 'intelligence'];

export type TakenBack = { readonly removed: number; readonly restored: number; readonly kept: number };

async function removeSome(tx: Transaction, importId: string, table: StagedTable): Promise<number> {
  const name = table as 'intelligence';
  const some = tx
    .selectFrom(name)
    .select('id')
    .where('import_id', '=', importId)
    .where('version', '=', 1)
    .limit(rowsAtOnce);
  const { numDeletedRows } = await tx.deleteFrom(name).where('id', 'in', some).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

async function countKept(tx: Transaction, importId: string, table: StagedTable): Promise<number> {
  const { count } = await tx
    .selectFrom(table as 'intelligence')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Puts updated rows back as they were, unless somebody changed them since; what is done is forgotten at once. */
async function restoreSome(tx: Transaction, importId: string) {
  const updates = await readUpdates(tx, importId, '');
  let [restored, kept] = [0, 0];
  for (const { table_name, record_id, before } of updates) {
    const old = JSON.parse(before) as IntelligenceTable;
    const row = await tx
      .selectFrom(table_name as 'intelligence')
      .select('version')
      .where('id', '=', record_id)
      .executeTakeFirst();
    if (row?.version === old.version + 1) {
      await tx
        .updateTable(table_name as 'intelligence')
        .set({ ...old, version: old.version + 2 })
        .where('id', '=', record_id)
        .execute();
      restored++;
    } else if (row && row.version > old.version) kept++;
    await tx
      .deleteFrom('import_updates')
      .where('import_id', '=', importId)
      .where('table_name', '=', table_name)
      .where('record_id', '=', record_id)
      .execute();
  }
  return { restored, kept, isLast: updates.length < rowsAtOnce };
}

/**
 * Removes what an import stored and restores what it updated; records that a person changed since stay and are
 * counted. Cut off in the middle, it can be called again and goes on.
 */
export async function takeBackImport({ write }: Pick<Database, 'write'>, importId: string): Promise<TakenBack> {
  let [removed, restored, kept] = [0, 0, 0];
  for (const table of tables) {
    for (;;) {
      const count = await write((tx) => removeSome(tx, importId, table));
      removed += count;
      if (count < rowsAtOnce) break;
    }
    kept += await write((tx) => countKept(tx, importId, table));
  }
  for (;;) {
    const part = await write((tx) => restoreSome(tx, importId));
    restored += part.restored;
    kept += part.kept;
    if (part.isLast) return { removed, restored, kept };
  }
}
