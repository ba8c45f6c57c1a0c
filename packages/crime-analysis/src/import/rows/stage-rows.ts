import type { DuckDBConnection } from '@duckdb/node-api';
import { layouts } from '../files/layouts.ts';
import type { MatchedHeader } from '../files/match-header.ts';
import { lineMaxBytes } from '../files/scan-file.ts';
import { sqlText } from '../sql-text.ts';
import { type MonthLimits, rejectionExpression } from './row-rules.ts';

/** A file whose rows can be staged: as published, or rewritten with the line number in front. */
export type StageSource = {
  readonly path: string;
  readonly lineEnd: 'lf' | 'crlf';
  readonly isNumbered: boolean;
};

// No sniffing, nothing skipped, nothing repaired: a file that is not exactly so is an error, and another way is taken.
function readCsv({ path, lineEnd, isNumbered }: StageSource, fields: number): string {
  const names = Array.from({ length: fields }, (_, index) => `'c${index}': 'VARCHAR'`);
  const columns = isNumbered ? [`'line': 'INTEGER'`, ...names] : names;
  return `read_csv(${sqlText(path)}, auto_detect=false, header=${!isNumbered}, columns={${columns.join(', ')}},
    delim=',', quote='"', escape='"', new_line='${lineEnd === 'lf' ? '\\n' : '\\r\\n'}', strict_mode=true,
    null_padding=false, compression='none', max_line_size=${lineMaxBytes * 2})`;
}

const isCoordinate = (key: string) => key === 'longitude' || key === 'latitude';

// The apostrophe that our own export writes before text that a spreadsheet would run as a formula.
const space = '[\\s\\v\\x{00A0}\\x{1680}\\x{2000}-\\x{200A}\\x{2028}\\x{2029}\\x{202F}\\x{205F}\\x{3000}\\x{FEFF}]';
const guarded = sqlText(`^'('*(?:${space}*[=+\\-@＝＋－＠]|[\\t\\r\\n]))`);
const withoutGuard = (value: string) => `regexp_replace(${value}, ${guarded}, '\\1')`;

// Blanks around a value are not part of it, and R writes NA for an empty value.
const trimmed = (index: number) => `trim(c${index}, ' \t\u00a0')`;
const statedIn = (text: string) => `nullif(nullif(${text}, ''), 'NA')`;

function namedColumns({ kind, keys }: MatchedHeader): string {
  const named = keys.flatMap((key, index) => {
    if (key === null) return [];
    const value = statedIn(isCoordinate(key) ? trimmed(index) : withoutGuard(trimmed(index)));
    return isCoordinate(key)
      ? [`${value} AS ${key}_text`, `try_cast(${value} AS DOUBLE) AS ${key}`]
      : [`${value} AS ${key}`];
  });
  const absent = layouts[kind].filter(({ key }) => !keys.includes(key)).map(({ key }) => `NULL::VARCHAR AS ${key}`);
  return [...named, ...absent].join(', ');
}

function rowText({ keys }: MatchedHeader): string {
  const stored = keys.filter((key) => key !== null);
  const fields = stored.map((key) => `coalesce(${isCoordinate(key) ? `${key}_text` : key}, '')`);
  return `left(concat_ws(',', ${fields.join(', ')}), 200)`;
}

/**
 * Puts every row of a file into the temporary table `staged`: its line, our columns, `error` (NULL when it may be
 * stored) and, of rejected rows, the beginning of their text. Returns how many rows that were.
 */
export async function stageRows(
  connection: DuckDBConnection,
  source: StageSource,
  header: MatchedHeader,
  months: MonthLimits,
): Promise<number> {
  const line = source.isNumbered ? 'line' : '(row_number() OVER () + 1)::INTEGER AS line';
  await connection.run(`CREATE OR REPLACE TEMP TABLE staged AS
    SELECT * EXCLUDE (longitude_text, latitude_text),
      CASE WHEN rejection IS NOT NULL THEN ${rowText(header)} END AS rejected_text
    FROM (SELECT *, ${rejectionExpression(header.kind, months)} AS rejection
      FROM (SELECT ${line}, ${namedColumns(header)} FROM ${readCsv(source, header.keys.length)}))`);
  const counted = await connection.runAndReadAll('SELECT count(*)::DOUBLE AS rows FROM staged');
  return Number(counted.getRowObjectsJS()[0]?.rows);
}
