import { writeCsvRows } from '@halyard/contracts/format/write-csv.ts';

type Columns<Row> = readonly (keyof Row & string)[];

const cellsOf = <Row extends object>(columns: Columns<Row>, rows: readonly Row[]) =>
  rows.map((row) => columns.map((column) => row[column]));

/** Rows as CSV with a heading. */
export const writeCsv = <Row extends object>(columns: Columns<Row>, rows: readonly Row[]): string =>
  writeCsvRows([columns, ...cellsOf(columns, rows)]);

/** Pages of rows as CSV with one heading. */
export async function* writeCsvPages<Row extends object>(
  columns: Columns<Row>,
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield writeCsvRows([columns]);
  for await (const page of pages) yield writeCsvRows(cellsOf(columns, page));
}
