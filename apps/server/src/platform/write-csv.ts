import Papa from 'papaparse';

// A cell that begins like this is run as a formula by spreadsheets (OWASP, CSV injection).
const formula = /^[=+\-@\t\r\n\0]/;

/** Rows as CSV (RFC 4180) with a heading; what a spreadsheet would take for a formula is made plain text. */
export function writeCsv<Row extends object>(columns: readonly (keyof Row & string)[], rows: readonly Row[]): string {
  return `${Papa.unparse({ fields: [...columns], data: rows as Row[] }, { escapeFormulae: formula })}\r\n`;
}
