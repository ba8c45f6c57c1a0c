import type { DuckDBLimits } from './open-duckdb.ts';

/** One question for the child: SQL of the builders in this folder, and the files it reads. */
export type Question = {
  readonly limits: DuckDBLimits;
  readonly sql: string;
  /** Absolute paths, to find out which one is damaged when reading fails. */
  readonly files: readonly string[];
};

/** The whole answer, values by column in the order of the query. */
export type Columns = { readonly names: readonly string[]; readonly values: readonly (readonly unknown[])[] };

/** Some rows of a long answer. */
export type RowsNote = { readonly names: readonly string[]; readonly rows: readonly (readonly unknown[])[] };

/** Rows as objects. What is in them is what the SQL says: `Row` is not checked. */
export function rowsOf<Row>({ names, values }: Columns): Row[] {
  const count = values[0]?.length ?? 0;
  return Array.from({ length: count }, (_, at) => rowOf<Row>(names, (column) => values[column]?.[at]));
}

export function rowOf<Row>(names: readonly string[], valueAt: (column: number) => unknown): Row {
  return Object.fromEntries(names.map((name, column) => [name, valueAt(column)])) as Row;
}
