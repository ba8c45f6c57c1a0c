import { type Kysely, sql } from 'kysely';
import type { Transaction } from '../database/database.ts';
import { sortKey } from '../database/fold.ts';
import { fillPostgresSearch } from '../database/migrations/search/postgres.ts';
import type { Schema } from '../database/tables/schema.ts';
import { batchOf, type Row, type RowSource, type RowTarget, type Table } from './row-ports.ts';

type Read = <T>(tx: Transaction, query: ReturnType<typeof sql<T>>) => Promise<T[]>;
const readAll: Read = async (tx, query) => (await query.execute(tx)).rows;
const inTables = (tables: readonly Table[]) => sql.join(tables.map(({ name }) => sql.table(name)));

/** The newest migration of a PostgreSQL database; undefined if it has none of our tables. */
export async function readPostgresMigration(db: Kysely<Schema>): Promise<string | undefined> {
  const { rows } = await sql<{ found: string | null }>`select to_regclass('kysely_migration')::text as found`.execute(
    db,
  );
  if (rows[0]?.found == null) return undefined;
  const newest = await sql<{ name: string | null }>`select max(name) as name from kysely_migration`.execute(db);
  return newest.rows[0]?.name ?? undefined;
}

/** Everything in one snapshot of the database, however long it takes. */
export function inSnapshot<T>(db: Kysely<Schema>, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await waitLong(tx);
      return work(tx);
    });
}

async function waitLong(tx: Transaction): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
}

const numbered = sql<{ name: string; column: string; sequence: string }>`
  select table_name as name, column_name as column,
    pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
  from information_schema.columns
  where table_schema = current_schema() and column_default like 'nextval(%'`;

/** The rows of a PostgreSQL database in one transaction, read with a cursor. */
export const postgresSource = (tx: Transaction): RowSource => ({
  async *read(table) {
    const columns = sql.join(table.columns.map((column) => sql.ref(column)));
    await sql`declare copied no scroll cursor for select ${columns} from ${sql.table(table.name)}`.execute(tx);
    const next = sql<Row>`fetch forward ${sql.raw(String(batchOf(table)))} from copied`;
    for (let rows = await readAll(tx, next); rows.length > 0; rows = await readAll(tx, next)) yield rows;
    await sql`close copied`.execute(tx);
  },
  async readLastNumbers() {
    const last = new Map<string, number>();
    for (const { name, sequence } of await readAll(tx, numbered)) {
      const [row] = await readAll(
        tx,
        sql<{ last: number }>`select case when is_called then last_value else 0 end as last from ${sql.raw(sequence)}`,
      );
      last.set(name, row?.last ?? 0);
    }
    return last;
  },
});

const foreignKeys = sql<{ table: string; name: string; definition: string }>`
  select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace`;

const setTriggers = async (tx: Transaction, tables: readonly Table[], order: 'enable' | 'disable') => {
  for (const { name } of tables) await sql`alter table ${sql.table(name)} ${sql.raw(order)} trigger user`.execute(tx);
};

/** The `sort_key` of a title is text in SQLite and bytes here; the words follow when all rows are copied. */
const withPostgresKey = (row: Row): Row =>
  Object.assign({}, row, { title_key: Buffer.from(sortKey(String(row.title))), words: '' });

async function setNumbers(tx: Transaction, lastNumbers: ReadonlyMap<string, number>): Promise<void> {
  for (const { name, sequence } of await readAll(tx, numbered)) {
    const last = lastNumbers.get(name) ?? 0;
    await sql`select setval(${sequence}, ${Math.max(last, 1)}, ${last > 0})`.execute(tx);
  }
}

/** An empty migrated PostgreSQL database, in one transaction. */
export async function postgresTarget(tx: Transaction, tables: readonly Table[]): Promise<RowTarget> {
  await waitLong(tx);
  const keys = await readAll(tx, foreignKeys);
  for (const { table, name } of keys)
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.raw(name)}`.execute(tx);
  await setTriggers(tx, tables, 'disable');
  await sql`truncate ${inTables(tables)}`.execute(tx);
  return {
    async write({ name, columns }, rows) {
      const mine = name === 'search_documents' ? rows.map(withPostgresKey) : rows;
      const all = name === 'search_documents' ? [...columns, 'words'] : columns;
      const values = mine.map((row) => sql`(${sql.join(all.map((column) => row[column]))})`);
      const into = sql`${sql.table(name)} (${sql.join(all.map((column) => sql.ref(column)))})`;
      await sql`insert into ${into} values ${sql.join(values)}`.execute(tx);
    },
    async finish(lastNumbers) {
      await setNumbers(tx, lastNumbers);
      for (const statement of fillPostgresSearch()) await sql.raw(statement).execute(tx);
      await setTriggers(tx, tables, 'enable');
      for (const { table, name, definition } of keys)
        await sql`alter table ${sql.raw(table)} add constraint ${sql.raw(name)} ${sql.raw(definition)}`.execute(tx);
      await sql`analyze`.execute(tx);
    },
  };
}
