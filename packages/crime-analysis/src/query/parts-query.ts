import { filesOf, readFiles } from './choose-parts.ts';
import type { queryDuckDB } from './query-duckdb.ts';

/** Asks DuckDB about parts: `sqlOf` is handed the table to read from. No parts, no rows, no question. */
export type AskParts = <Row>(
  parts: readonly { readonly path: string }[],
  sqlOf: (table: string) => string,
  signal?: AbortSignal,
) => Promise<Row[]>;

export function partsQuery(duckDB: Pick<ReturnType<typeof queryDuckDB>, 'rows'>, folder: string): AskParts {
  return async (parts, sqlOf, signal) => {
    if (parts.length === 0) return [];
    const files = filesOf(folder, parts);
    return duckDB.rows({ sql: sqlOf(readFiles(files)), files }, signal);
  };
}
