import { type Kysely, sql } from 'kysely';
import type { PartitionedTable } from './partitioned-tables.ts';

// biome-ignore lint/suspicious/noExplicitAny: migrations know no tables, the product knows all.
type Db = Kysely<any>;

/** Rows whose key is at least `from` and below `to`. */
export type Partition = { readonly name: string; readonly from: number; readonly to: number };

/** Minimum rows of a partition: small workspaces do not get a table for every day. */
export const leastRows = 250_000;
const mostRows = 100_000_000;
const aDayMs = 86_400_000;

export const defaultOf = (table: string) => `${table}_default`;
const nameOf = (table: string, from: number) => `${table}_from_${from}`;

/** The partitions of a table in their order, without the default one. */
export async function listPartitions(db: Db, { table }: PartitionedTable): Promise<Partition[]> {
  const { rows } = await sql<{ name: string; bounds: string }>`
    select child.relname as name, pg_get_expr(child.relpartbound, child.oid) as bounds
    from pg_inherits join pg_class child on child.oid = inhrelid where inhparent = to_regclass(${table})`.execute(db);
  return rows
    .flatMap(({ name, bounds }) => {
      const [, from, to] = /^FOR VALUES FROM \((.+)\) TO \('?(\d+)'?\)$/.exec(bounds) ?? [];
      return from && to ? [{ name, from: Number(from.replaceAll("'", '')) || 0, to: Number(to) }] : [];
    })
    .sort((one, other) => one.from - other.from);
}

/** The newest key that was given out. */
export async function lastKey(db: Db, { table, key }: PartitionedTable): Promise<number> {
  const query =
    key === 'seq'
      ? sql<{ last: number }>`select seq as last from audit_head`
      : sql<{
          last: number;
        }>`select case when is_called then last_value else 0 end as last from ${sql.table(`${table}_id_seq`)}`;
  return Number((await query.execute(db)).rows[0]?.last ?? 0);
}

/** Rows per partition: the rows of `days` at the current rate, within bounds. */
export async function sizeOfNext(db: Db, of: PartitionedTable, last: number, now: number): Promise<number> {
  const { rows } = await sql<{ since: number }>`select ${sql.ref(of.at)} as since from ${sql.table(of.table)}
    where ${sql.ref(of.key)} > ${last - leastRows} order by ${sql.ref(of.key)} limit 1`.execute(db);
  const ageMs = now - Number(rows[0]?.since ?? now);
  const expected = ageMs > 0 && last >= leastRows ? (leastRows / ageMs) * of.days * aDayMs : leastRows;
  return Math.min(mostRows, Math.max(leastRows, Math.ceil(expected / leastRows) * leastRows));
}

/** An empty partition. It is created separately first, so that the table is only locked for a moment. */
export async function addPartition(tx: Db, { table, once }: PartitionedTable, from: number, to: number): Promise<void> {
  const name = nameOf(table, from);
  await sql`create table ${sql.table(name)} (like ${sql.table(table)} including constraints)`.execute(tx);
  await addOnce(tx, name, once);
  await attach(tx, table, name, `for values from (${from}) to (${to})`);
}

const attach = (tx: Db, table: string, name: string, bounds: string) =>
  sql`alter table ${sql.table(table)} attach partition ${sql.table(name)} ${sql.raw(bounds)}`.execute(tx);

async function addOnce(tx: Db, name: string, once: PartitionedTable['once']): Promise<void> {
  if (once)
    await tx.schema
      .createIndex(`${name}_once`)
      .on(name)
      .columns([...once])
      .unique()
      .execute();
}

/** The default partition, so that no row is lost for lack of one. */
export async function addDefault(tx: Db, { table, once }: PartitionedTable): Promise<void> {
  const name = defaultOf(table);
  await sql`create table ${sql.table(name)} (like ${sql.table(table)} including constraints)`.execute(tx);
  await addOnce(tx, name, once);
  await attach(tx, table, name, 'default');
}

/** Attaches a table with rows as the first partition, up to `to`, of the empty partitioned table `of`. */
export const adopt = (tx: Db, { table }: PartitionedTable, name: string, from: number | 'minvalue', to: number) =>
  attach(tx, table, name, `for values from (${from}) to (${to})`);

/**
 * Makes the default partition, which has rows, the partition that was missing, and a new default. The rows are read
 * once and not moved. Returns the bounds, or undefined where some rows are older than the newest partition.
 */
export async function adoptDefault(tx: Db, of: PartitionedTable, from: number, last: number, size: number) {
  const { table, key } = of;
  const [name, adopted] = [defaultOf(table), nameOf(table, from)];
  const { rows } = await sql<{ first: number; last: number }>`
    select min(${sql.ref(key)}) as first, max(${sql.ref(key)}) as last from ${sql.table(name)}`.execute(tx);
  const found = rows[0];
  if (!found || found.first === null || found.first < from) return undefined;
  const to = from + Math.ceil((Math.max(found.last, last) + 1 - from) / size) * size;
  await sql`alter table ${sql.table(table)} detach partition ${sql.table(name)}`.execute(tx);
  await sql`alter table ${sql.table(name)} rename to ${sql.table(adopted)}`.execute(tx);
  if (of.once)
    await sql`alter index ${sql.table(`${name}_once`)} rename to ${sql.table(`${adopted}_once`)}`.execute(tx);
  await adopt(tx, of, adopted, from, to);
  await addDefault(tx, of);
  return { name: adopted, from, to };
}
