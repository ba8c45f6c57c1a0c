import type { Selectable } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { IntelligenceTable } from '../../database/tables/intelligence-schema.ts';
import type { ImportedRow, ImportedTable, Incoming } from './record-versions.ts';

/** `deleted_at` of a placeholder row for remaining references; an import may replace it. */
export const placeholder = 1;

// PostgreSQL takes 65,535 values in a statement; 30 columns of 250 rows stay well below.
const rowsAtOnce = 250;

/** The rows that are there already, by id; removed ones too. */
export async function readExisting(
  tx: Transaction,
  table: ImportedTable,
  ids: readonly string[],
): Promise<Map<string, ImportedRow>> {
  const rows = await tx
    .selectFrom(table as 'intelligence')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row as Selectable<IntelligenceTable>]));
}

/** Puts rows where no screen sees them yet. */
export async function insertStaged(tx: Transaction, table: ImportedTable, rows: readonly ImportedRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await tx
      .insertInto(table as 'intelligence')
      .values(rows.slice(start, start + rowsAtOnce) as IntelligenceTable[])
      .execute();
}

export async function replaceStaged(tx: Transaction, table: ImportedTable, row: ImportedRow): Promise<void> {
  await tx
    .updateTable(table as 'intelligence')
    .set(row as IntelligenceTable)
    .where('id', '=', row.id)
    .execute();
}

/** Of the records, those whose log has a previous value; unchanged values must be written explicitly there. */
export async function findWithContent(
  tx: Transaction,
  table: ImportedTable,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('record_versions')
    .select('record_id')
    .distinct()
    .where('table_name', '=', table)
    .where('record_id', 'in', [...ids])
    .where('content', 'is not', null)
    .execute();
  return new Set(rows.map(({ record_id }) => record_id));
}

/** `incoming` is null if it equals the record. */
export type StagedUpdate = { readonly id: string; readonly incoming: Incoming | null };

/** Remembers what shall be written into existing rows; the newest of several versions in one file wins. */
export async function stageUpdates(
  tx: Transaction,
  importId: string,
  table: ImportedTable,
  updates: readonly StagedUpdate[],
): Promise<void> {
  for (let start = 0; start < updates.length; start += rowsAtOnce)
    await tx
      .insertInto('import_updates')
      .values(
        updates.slice(start, start + rowsAtOnce).map(({ id, incoming }) => ({
          import_id: importId,
          table_name: table,
          record_id: id,
          content: incoming && JSON.stringify(incoming),
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['import_id', 'table_name', 'record_id'])
          .doUpdateSet((eb) => ({ content: eb.ref('excluded.content') })),
      )
      .execute();
}
