import type { Transaction } from '../../database/database.ts';
import { readAssumedSeverities } from '../../database/severity-rules.ts';
import { addVersion, type ImportedTable, type Incoming, newRow } from './record-versions.ts';
import { inShortSteps, type Steps } from './short-steps.ts';
import { insertStaged } from './stage-rows.ts';
import { type Dialect, holdRows, type Log, readLogs, replaceLogs, updateRow } from './version-store.ts';

export const importedTables: readonly ImportedTable[] = ['intelligence', 'connections'];

async function showSome(tx: Transaction, importId: string, table: ImportedTable, limit: number): Promise<number> {
  const name = table as 'intelligence';
  const some = tx
    .selectFrom(name)
    .select('id')
    .where('import_id', '=', importId)
    .where('deleted_at', '=', 0)
    .limit(limit);
  const { numUpdatedRows } = await tx
    .updateTable(name)
    .set({ deleted_at: null })
    .where('id', 'in', some)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

type Update = { readonly record_id: string; readonly content: string | null };

const readUpdates = (tx: Transaction, importId: string, table: ImportedTable, limit: number): Promise<Update[]> =>
  tx
    .selectFrom('import_updates')
    .select(['record_id', 'content'])
    .where('import_id', '=', importId)
    .where('table_name', '=', table)
    .orderBy('record_id')
    .limit(limit)
    .execute();

/** Writes some updates into their records and the logs of them. */
async function writeSome(
  tx: Transaction,
  dialect: Dialect,
  importId: string,
  table: ImportedTable,
  limit: number,
): Promise<number> {
  const updates = await readUpdates(tx, importId, table, limit);
  if (updates.length === 0) return 0;
  const ids = updates.map(({ record_id }) => record_id);
  const assumed = await readAssumedSeverities(tx);
  const [rows, logs] = [await holdRows(tx, dialect, table, ids), await readLogs(tx, table, ids)];
  const written: Log[] = [];
  for (const { record_id: id, content } of updates) {
    const incoming = content === null ? null : (JSON.parse(content) as Incoming);
    const row = rows.get(id);
    if (!row) {
      // Someone removed the record for good while the file was read.
      if (incoming) await insertStaged(tx, table, [newRow(incoming, importId, assumed)]);
      continue;
    }
    const after = addVersion(logs.get(id) ?? [], row, importId, incoming);
    if (after.row.version !== row.version) await updateRow(tx, table, after.row);
    written.push({ id, entries: after.entries });
  }
  await replaceLogs(tx, table, written);
  await tx
    .deleteFrom('import_updates')
    .where('import_id', '=', importId)
    .where('table_name', '=', table)
    .where('record_id', 'in', ids)
    .execute();
  return updates.length;
}

/**
 * Publishes the staged data of an import, in short steps: no one waits long for the writer, and an interrupted import
 * is undone as a whole.
 */
export async function publishImport(steps: Steps, dialect: Dialect, importId: string): Promise<void> {
  for (const table of importedTables) await inShortSteps(steps, (tx, limit) => showSome(tx, importId, table, limit));
  for (const table of importedTables)
    await inShortSteps(steps, (tx, limit) => writeSome(tx, dialect, importId, table, limit));
}
