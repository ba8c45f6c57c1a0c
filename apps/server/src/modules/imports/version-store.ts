import type { Kysely } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import type { IntelligenceTable } from '../../database/tables/intelligence-schema.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { type Entry, type ImportedRow, type ImportedTable, stateOf } from './record-versions.ts';

export type Dialect = Database['dialect'];

const rowsAtOnce = 500;

/** The rows of those ids, by id, locked until the transaction ends. */
export async function holdRows(
  tx: Transaction,
  dialect: Dialect,
  table: ImportedTable,
  ids: readonly string[],
): Promise<Map<string, ImportedRow>> {
  const query = tx
    .selectFrom(table as 'intelligence')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id');
  // On SQLite the transaction is the only writer anyway.
  const rows = await (dialect === 'postgres' ? query.forUpdate() : query).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The logs of those records, by id; each from its oldest entry on. */
export async function readLogs(
  tx: Kysely<Schema>,
  table: ImportedTable,
  ids: readonly string[],
): Promise<Map<string, Entry[]>> {
  const rows = await tx
    .selectFrom('record_versions')
    .selectAll()
    .where('table_name', '=', table)
    .where('record_id', 'in', [...ids])
    .orderBy('seq')
    .execute();
  const logs = new Map<string, Entry[]>();
  for (const { record_id, seq, import_id, version, content } of rows) {
    const log = logs.get(record_id) ?? [];
    log.push({ seq, importId: import_id, version, content: content === null ? null : JSON.parse(content) });
    logs.set(record_id, log);
  }
  return logs;
}

export type Log = { readonly id: string; readonly entries: readonly Entry[] };

/** Rewrites the logs of those records. */
export async function replaceLogs(tx: Transaction, table: ImportedTable, logs: readonly Log[]): Promise<void> {
  if (logs.length === 0) return;
  const ids = logs.map(({ id }) => id);
  await tx.deleteFrom('record_versions').where('table_name', '=', table).where('record_id', 'in', ids).execute();
  const rows = logs.flatMap(({ id, entries }) =>
    entries.map(({ seq, importId, version, content }) => ({
      table_name: table,
      record_id: id,
      seq,
      import_id: importId,
      version,
      content: content && JSON.stringify(content),
    })),
  );
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await tx
      .insertInto('record_versions')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
}

export async function updateRow(tx: Transaction, table: ImportedTable, row: ImportedRow): Promise<void> {
  await tx
    .updateTable(table as 'intelligence')
    .set(row as IntelligenceTable)
    .where('id', '=', row.id)
    .execute();
}

type States = readonly { readonly importId: string | null; readonly row: ReturnType<typeof asRow> }[];
const asRow = (row: ImportedRow) =>
  row as unknown as Readonly<Record<string, string | number | null>> & { readonly id: string };

/** The records after each of their versions, oldest first, with the import that wrote it; of those that have versions. */
export async function readStates(db: Kysely<Schema>, ids: readonly string[]): Promise<Map<string, States>> {
  const states = new Map<string, States>();
  for (let start = 0; start < ids.length; start += rowsAtOnce) {
    const logs = await readLogs(db, 'intelligence', ids.slice(start, start + rowsAtOnce));
    // The lowest version has content wherever a later one changed the record.
    for (const [id, entries] of logs)
      if (entries[0]?.content)
        states.set(
          id,
          entries.map(({ importId }, index) => ({
            importId,
            row: asRow(stateOf(entries.slice(0, index + 1), {} as ImportedRow)),
          })),
        );
  }
  return states;
}
