import { type Kysely, SqliteAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type PartitionedTable, partitionedTables } from '../partitions/partitioned-tables.ts';
import { addDefault, addPartition, adopt, lastKey, leastRows } from '../partitions/partitions.ts';

type Found = { readonly name: string; readonly definition: string };

const ask = async <T>(db: Kysely<unknown>, query: ReturnType<typeof sql<T>>) => (await query.execute(db)).rows;

const indexesOf = (table: string) => sql<Found & { readonly isUnique: boolean; readonly isKey: boolean }>`
  select relname as name, pg_get_indexdef(indexrelid) as definition, indisunique as "isUnique", indisprimary as "isKey"
  from pg_index join pg_class on pg_class.oid = indexrelid where indrelid = to_regclass(${table})`;

const foreignKeysOf = (table: string) => sql<Found>`
  select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
  where contype = 'f' and conrelid = to_regclass(${table})`;

// Triggers of a statement run for the table that the statement names, so they belong to the whole.
const triggersOf = (table: string) => sql<Found>`
  select tgname as name, pg_get_triggerdef(oid) as definition from pg_trigger
  where not tgisinternal and tgrelid = to_regclass(${table})`;

/**
 * The existing table becomes the first partition: its rows are read once, for validation, and are not moved. Indexes
 * and foreign keys are those of the table, so that PostgreSQL attaches the partition's own.
 */
async function split(db: Kysely<unknown>, of: PartitionedTable): Promise<void> {
  const { table, key } = of;
  const first = `${table}_from_0`;
  const last = await lastKey(db, of);
  const indexes = await ask(db, indexesOf(table));
  const foreignKeys = await ask(db, foreignKeysOf(table));
  const triggers = await ask(db, triggersOf(table));
  for (const { name } of triggers) await sql`drop trigger ${sql.ref(name)} on ${sql.table(table)}`.execute(db);
  await sql`alter table ${sql.table(table)} rename to ${sql.table(first)}`.execute(db);
  for (const { name, isUnique, isKey } of indexes) {
    const renamed = isUnique && !isKey ? `${first}_once` : `${first}_${indexes.findIndex((one) => one.name === name)}`;
    await sql`alter index ${sql.table(name)} rename to ${sql.table(renamed)}`.execute(db);
  }
  await sql`create table ${sql.table(table)} (like ${sql.table(first)} including defaults including constraints)
    partition by range (${sql.ref(key)})`.execute(db);
  await sql`alter table ${sql.table(table)} add primary key (${sql.ref(key)})`.execute(db);
  for (const { definition } of indexes.filter(({ isUnique }) => !isUnique)) await sql.raw(definition).execute(db);
  for (const { name, definition } of foreignKeys)
    await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(db);
  for (const { definition } of triggers) await sql.raw(definition).execute(db);
  if (key === 'id') {
    await sql`alter sequence ${sql.table(`${table}_id_seq`)} owned by ${sql.ref(`${table}.id`)}`.execute(db);
    await sql`alter table ${sql.table(first)} alter column id drop default`.execute(db);
  }
  const to = (Math.floor(last / leastRows) + 1) * leastRows;
  await adopt(db, of, first, 'minvalue', to);
  for (let from = to; from < to + 2 * leastRows; from += leastRows) await addPartition(db, of, from, from + leastRows);
  await addDefault(db, of);
}

/** On PostgreSQL, tables that grow without end are partitioned. */
export const partitionsMigration: Migration = {
  async up(db) {
    if (db.getExecutor().adapter instanceof SqliteAdapter) return;
    await sql`set local statement_timeout = 0`.execute(db);
    for (const of of partitionedTables) await split(db, of);
  },
};
