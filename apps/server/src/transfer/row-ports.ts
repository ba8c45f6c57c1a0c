/** A table that both databases have, with its columns. */
export type Table = { readonly name: string; readonly columns: readonly string[]; readonly hasBytes: boolean };

/** A row as both drivers have it: text, numbers, bytes and null. */
export type Row = Readonly<Record<string, unknown>>;

/** The source of rows: one snapshot of the database, despite concurrent writes. */
export type RowSource = {
  read(table: Table): AsyncIterable<readonly Row[]>;
  /** The last number issued by each numbered table; a table without rows may be absent. */
  readLastNumbers(): Promise<ReadonlyMap<string, number>>;
};

/** An empty database in the newest shape. Until `finish` it has no triggers, and foreign keys are not checked. */
export type RowTarget = {
  write(table: Table, rows: readonly Row[]): Promise<void>;
  finish(lastNumbers: ReadonlyMap<string, number>): Promise<void>;
};

/** Rows per step: few of those with bodies, since each may take megabytes. */
export const batchOf = ({ hasBytes, columns }: Table) => (hasBytes ? 20 : Math.floor(20_000 / columns.length));
