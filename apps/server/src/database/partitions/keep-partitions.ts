import { type Kysely, sql } from 'kysely';
import type { Database, Transaction } from '../database.ts';
import type { Schema } from '../tables/schema.ts';
import { type PartitionedTable, partitionedTables } from './partitioned-tables.ts';
import {
  addPartition,
  adoptDefault,
  defaultOf,
  lastKey,
  listPartitions,
  type Partition,
  sizeOfNext,
} from './partitions.ts';

/** So many empty partitions wait behind the one that is written to. */
const ahead = 2;
/** Only one node at a time. */
const turn = sql`select pg_advisory_xact_lock(hashtext('halyard partitions'), current_schema()::regnamespace::oid::int)`;
const codes = { lockTimeout: '55P03' };

/** A statement that changes a table waits for readers a moment only, for those after it wait behind it. */
export async function inShortLock(tx: Transaction): Promise<void> {
  await turn.execute(tx);
  await sql`set local lock_timeout = '1s'`.execute(tx);
  await sql`set local statement_timeout = 0`.execute(tx);
}

/** Whether a schema change failed because tables were in use: it is retried later. */
export const isInUse = (cause: unknown) => (cause as { readonly code?: unknown }).code === codes.lockTimeout;

async function hasStrays(db: Kysely<Schema>, { table }: PartitionedTable): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(defaultOf(table))} limit 1`.execute(db);
  return rows.length > 0;
}

async function makeAhead(tx: Transaction, of: PartitionedTable, now: number): Promise<void> {
  await inShortLock(tx);
  const last = await lastKey(tx, of);
  const size = await sizeOfNext(tx, of, last, now);
  const partitions = await listPartitions(tx, of);
  const from = partitions.at(-1)?.to ?? 0;
  const adopted = (await hasStrays(tx, of)) ? await adoptDefault(tx, of, from, last, size) : undefined;
  let free = partitions.filter((one) => one.from > last).length;
  for (let next = adopted?.to ?? from; free < ahead; next += size) {
    await addPartition(tx, of, next, next + size);
    if (next > last) free++;
  }
}

const isAhead = (partitions: readonly Partition[], last: number) =>
  partitions.filter(({ from }) => from > last).length >= ahead;

/** Creates partitions in advance; only checks while there are enough. Does nothing on SQLite. `now` in ms. */
export async function keepPartitions(database: Database, now: number): Promise<void> {
  if (database.dialect === 'sqlite') return;
  for (const of of partitionedTables) {
    const partitions = await listPartitions(database.read, of);
    if (isAhead(partitions, await lastKey(database.read, of)) && !(await hasStrays(database.read, of))) continue;
    await database
      .write((tx) => makeAhead(tx, of, now))
      .catch((cause: unknown) => {
        if (!isInUse(cause)) throw cause;
      });
  }
}

/** Problems with the partitions of a PostgreSQL database, a sentence for each table. */
export async function findPartitionFaults(db: Kysely<Schema>): Promise<string[]> {
  const faults: string[] = [];
  for (const of of partitionedTables) {
    const free = (await listPartitions(db, of)).filter(({ to }) => to > 0);
    const last = await lastKey(db, of);
    if (await hasStrays(db, of)) faults.push(`Rows of ${of.table} lie outside its partitions.`);
    if (!free.some(({ from }) => from > last)) faults.push(`No partition of ${of.table} is ready for what comes next.`);
  }
  return faults;
}
