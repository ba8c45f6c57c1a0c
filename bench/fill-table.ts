import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

type Value = string | number | null;

/** Rows for one table; the same number is always the same row. */
export type Filling = {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: number;
  readonly makeRow: (index: number) => readonly Value[];
};

const lower = (text: unknown) => String(text).toLowerCase();
/** Functions called by the triggers of the product's tables, for rows of plain ASCII. */
const textFunctions = {
  fold_text: lower,
  sort_key: (text: unknown) => lower(text).trim().replaceAll(/\s+/g, ' '),
  search_words: (text: unknown) => lower(text).replaceAll(/[^a-z0-9]+/g, ' '),
} as const;

/** Writes rows straight into the file of a product that does not run; answers rows a second. */
export function fillSqlite(folder: string, { table, columns, rows, makeRow }: Filling): number {
  const database = new DatabaseSync(join(folder, 'halyard.sqlite'));
  for (const [name, change] of Object.entries(textFunctions))
    database.function(name, { deterministic: true }, (text) => (text === null ? null : change(text)));
  const holders = columns.map(() => '?').join(', ');
  const insert = database.prepare(`insert into ${table} (${columns.join(', ')}) values (${holders})`);
  const begin = performance.now();
  database.exec('begin');
  for (let index = 0; index < rows; index++) insert.run(...makeRow(index));
  database.exec('commit');
  const perSecond = rows / ((performance.now() - begin) / 1_000);
  database.exec(`analyze ${table}`);
  database.close();
  return perSecond;
}

/** The same through a connection; a thousand rows a statement. */
export async function fillPostgres(url: string, { table, columns, rows, makeRow }: Filling): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const size = 1_000;
  const begin = performance.now();
  for (let start = 0; start < rows; start += size) {
    const some = Array.from({ length: Math.min(size, rows - start) }, (_, offset) => makeRow(start + offset));
    const holders = some.map(
      (row, index) => `(${row.map((_, column) => `$${index * row.length + column + 1}`).join(', ')})`,
    );
    await client.query(`insert into ${table} (${columns.join(', ')}) values ${holders.join(', ')}`, some.flat());
  }
  const perSecond = rows / ((performance.now() - begin) / 1_000);
  // Autovacuum does this within minutes if it is on; without it no query is answered from an index alone.
  await client.query(`vacuum (analyze) ${table}, search_documents`);
  await client.end();
  return perSecond;
}

/** A separate database on the same server: a product cannot read another's encrypted data. Returns its address. */
export async function createDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
