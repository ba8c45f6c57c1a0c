import Papa from 'papaparse';
import { formulaStart } from './formula-guard.ts';

// Blanks around a text are part of it for a reader that finds it within quotes only.
const needsQuotes = (value: unknown) => typeof value === 'string' && value !== value.trim();

/**
 * Rows of cells as CSV (RFC 4180), each line ended by CRLF; text that a spreadsheet would take for a formula is made
 * plain text. No rows are not text.
 */
export const writeCsvRows = (rows: readonly (readonly unknown[])[]): string =>
  rows.length === 0 ? '' : `${Papa.unparse([...rows], { escapeFormulae: formulaStart, quotes: needsQuotes })}\r\n`;

/** A cell of a file that no spreadsheet opens: in quotes when it needs them, and otherwise as it is. */
export const quoteCsvCell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
