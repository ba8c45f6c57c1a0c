import type { Selectable } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { ConnectionsTable, IntelligenceTable } from '../../database/intelligence-schema.ts';

export type StagedTable = 'intelligence' | 'connections';
export type StagedRow = IntelligenceTable | ConnectionsTable;

// PostgreSQL takes 65,535 values in a statement; 30 columns of 500 rows stay well below.
const rowsAtOnce = 500;

/** The rows that are there already, by id; removed ones too. */
export async function readExisting(
  tx: Transaction,
  table: StagedTable,
  ids: readonly string[],
): Promise<Map<string, StagedRow>> {
  const rows = await tx
    .selectFrom(table as 'intelligence')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row as Selectable<IntelligenceTable>]));
}

/** Puts rows where no screen sees them yet. */
export async function insertStaged(tx: Transaction, table: StagedTable, rows: readonly StagedRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await tx
      .insertInto(table as 'intelligence')
      .values(rows.slice(start, start + rowsAtOnce) as IntelligenceTable[])
      .execute();
}

export async function replaceStaged(tx: Transaction, table: StagedTable, row: StagedRow): Promise<void> {
  await tx
    .updateTable(table as 'intelligence')
    .set(row as IntelligenceTable)
    .where('id', '=', row.id)
    .execute();
}

/** Remembers what an existing row shall become; the newest of several versions in one file wins. */
export async function stageUpdate(
  tx: Transaction,
  importId: string,
  table: StagedTable,
  before: StagedRow,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  await tx
    .insertInto('import_updates')
    .values({
      ...{ import_id: importId, table_name: table, record_id: before.id },
      ...{ before: JSON.stringify(before), after: JSON.stringify(after) },
    })
    .onConflict((conflict) =>
      conflict.columns(['import_id', 'table_name', 'record_id']).doUpdateSet({ after: JSON.stringify(after) }),
    )
    .execute();
}
