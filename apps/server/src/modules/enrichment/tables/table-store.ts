import { ApiError } from '@halyard/contracts/errors.ts';
import type { Enrichment, EnrichmentTable } from '@halyard/contracts/inflow/enrichment.ts';
import type { Kysely } from 'kysely';
import { holdRows } from '../../../database/connections/hold-rows.ts';
import type { Transaction } from '../../../database/database.ts';
import { readNames } from '../../../database/person-names.ts';
import type { EnrichmentTablesTable } from '../../../database/tables/enrichment-schema.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { keysFor, type Value } from './keys.ts';
import type { TableRow } from './read-table.ts';

const toInstant = (ms: number) => new Date(ms).toISOString();
const selectTables = (db: Kysely<Schema>) =>
  db.selectFrom('enrichment_tables').selectAll().where('deleted_at', 'is', null);

export const readTables = (db: Kysely<Schema>) => selectTables(db).orderBy('name').orderBy('id').execute();

/** An existing table; inside a transaction it is locked. @throws ApiError `record_not_found` */
export async function requireTable(db: Kysely<Schema>, id: string): Promise<EnrichmentTablesTable> {
  const row = await holdRows(db, selectTables(db).where('id', '=', id)).executeTakeFirst();
  if (!row) throw new ApiError('record_not_found');
  return row;
}

/** Tables as screens show them, in the same order. */
export async function showTables(db: Kysely<Schema>, rows: readonly EnrichmentTablesTable[]) {
  const names = await readNames(
    db,
    rows.map(({ loaded_by }) => loaded_by),
  );
  return rows.map(
    (row): EnrichmentTable => ({
      id: row.id,
      name: row.name,
      match: row.match,
      keyType: row.key_type,
      keyColumn: row.key_column,
      columns: JSON.parse(row.columns) as string[],
      fileName: row.file_name,
      rows: row.row_count,
      loaded: row.row_count - row.rejected,
      rejected: row.rejected,
      edition: row.edition,
      loadedAt: toInstant(row.loaded_at),
      loadedBy: row.loaded_by === null ? null : { id: row.loaded_by, name: names.get(row.loaded_by) ?? row.loaded_by },
      version: row.version,
    }),
  );
}

// Statements take a limited number of values.
const rowsAtOnce = 200;

type Edition = { readonly tableId: string; readonly edition: number };

/** Writes invisible rows before the table publishes them. */
export async function insertRows(tx: Transaction, { tableId, edition }: Edition, rows: readonly TableRow[]) {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await tx
      .insertInto('enrichment_rows')
      .values(
        rows.slice(start, start + rowsAtOnce).map(({ key, cells }) => ({
          table_id: tableId,
          edition,
          key_text: key,
          cells: JSON.stringify(cells),
        })),
      )
      .execute();
}

/** The rows of one edition that have one of these keys. */
async function findRows(db: Kysely<Schema>, { tableId, edition }: Edition, keys: readonly string[]) {
  const found = new Map<string, readonly string[]>();
  for (let start = 0; start < keys.length; start += rowsAtOnce) {
    const rows = await db
      .selectFrom('enrichment_rows')
      .select(['key_text', 'cells'])
      .where('table_id', '=', tableId)
      .where('edition', '=', edition)
      .where('key_text', 'in', keys.slice(start, start + rowsAtOnce))
      .execute();
    for (const { key_text, cells } of rows) found.set(key_text, JSON.parse(cells) as string[]);
  }
  return found;
}

/** One table's row for each value, in order: of several matching rows the most specific. */
async function lookUpIn(db: Kysely<Schema>, table: EnrichmentTablesTable, values: readonly Value[]) {
  const { id, name, edition, match, key_type, loaded_at } = table;
  const lengths = JSON.parse(table.lengths) as string[];
  const columns = JSON.parse(table.columns) as string[];
  const keys = values.map((value) => keysFor(value, { match, keyType: key_type, lengths }));
  const found = await findRows(db, { tableId: id, edition }, [...new Set(keys.flat())]);
  return keys.map((own): Enrichment | null => {
    const key = own.find((one) => found.has(one));
    const cells = key === undefined ? undefined : found.get(key);
    if (key === undefined || !cells) return null;
    const facts = columns.flatMap((column, at) => (cells[at] ? [{ name: column, value: cells[at] }] : []));
    return {
      kind: 'table',
      id,
      name,
      at: toInstant(loaded_at),
      match: match === 'exact' ? null : key,
      facts,
      lastTry: null,
    };
  });
}

/** All tables' rows for each value, in order. */
export async function lookUpInTables(db: Kysely<Schema>, values: readonly Value[]): Promise<Enrichment[][]> {
  const all: Enrichment[][] = values.map(() => []);
  if (values.length === 0) return all;
  for (const table of await readTables(db))
    for (const [at, found] of (await lookUpIn(db, table, values)).entries()) if (found) all[at]?.push(found);
  return all;
}
