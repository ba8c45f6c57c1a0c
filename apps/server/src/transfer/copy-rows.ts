import { createHash } from 'node:crypto';
import type { Row, RowSource, RowTarget, Table } from './row-ports.ts';

/** How many rows a table has, and a digest of them in any order. */
export type TableSum = { readonly rows: number; readonly digest: string };
export type Sums = Readonly<Record<string, TableSum>>;

/** Called after each step with the progress so far. */
export type Progress = (what: string, done: number) => void;

/** Stored by each database in its own form, and recomputed from the title. */
const ownColumns: Readonly<Record<string, string>> = { search_documents: 'title_key' };

const portable = (value: unknown) =>
  ArrayBuffer.isView(value) ? `\\x${Buffer.from(value as Uint8Array).toString('hex')}` : value;

/** Sums up the digests of rows: their order does not matter. */
function createSum({ name, columns }: Table) {
  const compared = columns.filter((column) => column !== ownColumns[name]);
  let [rows, sum] = [0, 0n];
  return {
    add(row: Row) {
      rows += 1;
      const text = JSON.stringify(compared.map((column) => portable(row[column])));
      sum += createHash('sha256').update(text).digest().readBigUInt64BE();
    },
    total: (): TableSum => ({ rows, digest: sum.toString(16) }),
  };
}

/** Reads all rows and adds them up; `write` gets each batch before it counts. */
export async function sumRows(
  from: RowSource,
  tables: readonly Table[],
  onProgress: Progress,
  write: RowTarget['write'] = async () => {},
): Promise<Sums> {
  const sums: Record<string, TableSum> = {};
  for (const table of tables) {
    const sum = createSum(table);
    for await (const rows of from.read(table)) {
      await write(table, rows);
      rows.forEach(sum.add);
      onProgress(table.name, sum.total().rows);
    }
    sums[table.name] = sum.total();
  }
  return sums;
}

/** Copies all rows of all tables; returns statistics. */
export async function copyRows(from: RowSource, to: RowTarget, tables: readonly Table[], onProgress: Progress) {
  const sums = await sumRows(from, tables, onProgress, to.write);
  await to.finish(await from.readLastNumbers());
  return sums;
}

/** The tables that differ, each with both numbers of rows. */
export function compareSums(before: Sums, after: Sums): string[] {
  return Object.entries(before).flatMap(([name, { rows, digest }]) => {
    const found = after[name];
    if (found?.rows === rows && found.digest === digest) return [];
    return [`${name}: ${rows} rows before, ${found?.rows ?? 'no table'} after`];
  });
}
