import type { Parsed } from '@halyard/contracts/endpoint.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import {
  enrichmentTablesMax,
  type loadEnrichmentTable,
  tableColumnsMax,
} from '@halyard/contracts/inflow/enrichment.ts';
import { lockLimit } from '../../../database/connections/lock-limit.ts';
import type { Database, Transaction } from '../../../database/database.ts';
import type { EnrichmentTablesTable } from '../../../database/tables/enrichment-schema.ts';
import { readTable, TableReader, type TableShape } from './read-table.ts';
import { insertRows, readTables, requireTable } from './table-store.ts';

type Query = Parsed<typeof loadEnrichmentTable.query>;

function readColumns(text: string | undefined): readonly string[] | null {
  if (text === undefined) return null;
  try {
    const columns: unknown = JSON.parse(text);
    if (Array.isArray(columns) && columns.length <= tableColumnsMax && columns.every((one) => typeof one === 'string'))
      return columns;
  } catch {
    // It is said below.
  }
  throw new ApiError('invalid_input', `The field "columns" takes a JSON array of up to ${tableColumnsMax} names.`);
}

/** The shape of a new table. @throws ApiError `invalid_input` where something of it is not given */
function newShape({ name, match, keyType, keyColumn, columns }: Query): TableShape & { readonly name: string } {
  if (name === undefined || match === undefined || keyColumn === undefined)
    throw new ApiError('invalid_input', 'A new table needs "name", "match" and "keyColumn".');
  if ((match === 'exact') !== (keyType !== undefined))
    throw new ApiError('invalid_input', 'The field "keyType" belongs to the match "exact".');
  return { name, match, keyType: keyType ?? null, keyColumn, columns: readColumns(columns) };
}

const shapeOf = (row: EnrichmentTablesTable) => ({
  name: row.name,
  match: row.match,
  keyType: row.key_type,
  keyColumn: row.key_column,
  columns: JSON.parse(row.columns) as string[],
});

type Ports = { readonly database: Database; readonly newId: () => string };

/** The written rows of a file, and the table's row once they are published. */
export type StagedTable = {
  readonly before: EnrichmentTablesTable | undefined;
  readonly reader: TableReader;
  /** Makes the rows count. */
  readonly publish: (
    tx: Transaction,
    by: { readonly id: string; readonly now: number },
  ) => Promise<EnrichmentTablesTable>;
};

/**
 * Writes the rows of a file in short transactions, invisibly; `publish` replaces all of them atomically. Unpublished
 * rows are cleaned up.
 */
export async function stageTable(
  { database, newId }: Ports,
  query: Query,
  chunks: AsyncIterable<Uint8Array>,
): Promise<StagedTable> {
  const before = query.table === undefined ? undefined : await requireTable(database.read, query.table);
  const shape = before ? shapeOf(before) : newShape(query);
  const reader = new TableReader(shape);
  const tableId = before?.id ?? newId();
  const { last } = await database.read
    .selectFrom('enrichment_rows')
    .select(({ fn }) => fn.max('edition').as('last'))
    .where('table_id', '=', tableId)
    .executeTakeFirstOrThrow();
  const edition = Math.max(before?.edition ?? 0, Number(last ?? 0)) + 1;
  for await (const rows of readTable(chunks, reader))
    if (rows.length > 0) await database.write((tx) => insertRows(tx, { tableId, edition }, rows));
  const content = {
    columns: JSON.stringify(reader.columns),
    file_name: query.fileName,
    lengths: JSON.stringify(reader.lengths),
    rejections: JSON.stringify(reader.rejections),
    row_count: reader.loaded + reader.rejected,
    rejected: reader.rejected,
    edition,
  };

  async function publish(tx: Transaction, { id: loaded_by, now }: { readonly id: string; readonly now: number }) {
    const loaded = Object.assign({ loaded_at: now, loaded_by }, content);
    if (before) {
      const held = await requireTable(tx, before.id);
      return tx
        .updateTable('enrichment_tables')
        .set({ ...loaded, version: held.version + 1 })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow();
    }
    await lockLimit(tx);
    if ((await readTables(tx)).length >= enrichmentTablesMax) throw new ApiError('list_full');
    const { name, match, keyType: key_type, keyColumn: key_column } = shape;
    const made = { id: tableId, name, match, key_type, key_column, version: 1, created_at: now, deleted_at: null };
    return tx
      .insertInto('enrichment_tables')
      .values(Object.assign(made, loaded))
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  return { before, reader, publish };
}

/**
 * Deletes rows that no table uses anymore: of earlier editions that can no longer be restored, and of failed uploads.
 */
export async function forgetOldRows(tx: Transaction, before: number): Promise<void> {
  const tables = await tx
    .selectFrom('enrichment_tables')
    .select(['id', 'edition', 'loaded_at', 'deleted_at'])
    .execute();
  const kept = tables.filter(({ loaded_at, deleted_at }) => Number(deleted_at ?? loaded_at) >= before);
  for (const { id, edition, deleted_at } of tables) {
    if (kept.some((one) => one.id === id)) continue;
    let gone = tx.deleteFrom('enrichment_rows').where('table_id', '=', id);
    if (deleted_at === null) gone = gone.where('edition', '<>', edition);
    await gone.execute();
  }
}
