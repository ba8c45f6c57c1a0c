/** A table that both databases have, with its columns. */
export type Table = { readonly name: string; readonly columns: readonly string[]; readonly hasBytes: boolean };

/** A row as both drivers have it: text, numbers, bytes and null. */
export type Row = Readonly<Record<string, unknown>>;

/** Where rows come from: one state of the database, whoever writes meanwhile. */
export type RowSource = {
  read(table: Table): AsyncIterable<readonly Row[]>;
  /** The last number that each numbered table has handed out; a table that has handed out none may be absent. */
  readLastNumbers(): Promise<ReadonlyMap<string, number>>;
};

/** An empty database in the newest shape. Until `finish` it has no triggers, and foreign keys are not checked. */
export type RowTarget = {
  write(table: Table, rows: readonly Row[]): Promise<void>;
  finish(lastNumbers: ReadonlyMap<string, number>): Promise<void>;
};

/** Rows of one step: those with bodies are few, since each may take megabytes. */
export const batchOf = ({ hasBytes, columns }: Table) => (hasBytes ? 20 : Math.floor(20_000 / columns.length));
