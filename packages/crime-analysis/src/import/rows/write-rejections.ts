import type { DuckDBConnection } from '@duckdb/node-api';
import { sqlText } from '../sql-text.ts';

const staged = `SELECT line, split_part(rejection, '|', 1) AS reason, nullif(split_part(rejection, '|', 2), '') AS "column",
  rejected_text AS text FROM staged WHERE rejection IS NOT NULL`;

const broken = (path: string) => `SELECT line, reason, "column", text FROM read_csv(${sqlText(path)}, auto_detect=false,
  header=false, columns={'line': 'INTEGER', 'reason': 'VARCHAR', 'column': 'VARCHAR', 'text': 'VARCHAR'},
  delim=',', quote='"', escape='"', new_line='\\n', compression='none')`;

/**
 * Writes every rejected row as CSV (line, reason, column, text) in the order of the file: those that broke a rule and,
 * from `brokenPath`, those that were no record at all. Stored and rejected rows are counted apart, so a row
 * that is neither ends the import.
 */
export async function writeRejections(
  connection: DuckDBConnection,
  path: string,
  brokenPath: string | null,
  expected: number,
): Promise<void> {
  const rows = brokenPath === null ? staged : `${staged} UNION ALL ${broken(brokenPath)}`;
  const copied = await connection.runAndReadAll(
    `COPY (${rows} ORDER BY line) TO ${sqlText(path)} (FORMAT csv, HEADER true)`,
  );
  const written = Number(copied.getRowObjectsJS()[0]?.Count);
  if (written !== expected) throw new Error(`${written} of ${expected} rejected rows were written.`);
}
