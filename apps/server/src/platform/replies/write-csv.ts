import { formulaStart } from '@halyard/contracts/format/formula-guard.ts';
import Papa from 'papaparse';

type Columns<Row> = readonly (keyof Row & string)[];

// Space around a text is part of it for a reader that finds it within quotes only.
const needsQuotes = (value: unknown) => typeof value === 'string' && value !== value.trim();

/** Rows as CSV (RFC 4180) without a heading; text that a spreadsheet would take for a formula is made plain text. */
function writeCsvRows<Row extends object>(columns: Columns<Row>, rows: readonly Row[]): string {
  if (rows.length === 0) return '';
  const cells = rows.map((row) => columns.map((column) => row[column]));
  return `${Papa.unparse(cells, { escapeFormulae: formulaStart, quotes: needsQuotes })}\r\n`;
}

/** The same with a heading. */
export const writeCsv = <Row extends object>(columns: Columns<Row>, rows: readonly Row[]): string =>
  `${Papa.unparse([[...columns]])}\r\n${writeCsvRows(columns, rows)}`;

/** Pages of rows as CSV with one heading. */
export async function* writeCsvPages<Row extends object>(
  columns: Columns<Row>,
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  yield writeCsv<Row>(columns, []);
  for await (const page of pages) yield writeCsvRows(columns, page);
}
