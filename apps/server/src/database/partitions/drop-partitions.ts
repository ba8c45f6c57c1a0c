import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database.ts';
import { inShortLock, isInUse } from './keep-partitions.ts';
import type { PartitionedTable } from './partitioned-tables.ts';
import { lastKey, listPartitions, type Partition } from './partitions.ts';

type Old = {
  /** Milliseconds: all rows are older. */
  readonly before: number;
  /** Deletable rows, as a condition; absent: all. */
  readonly isFree?: RawBuilder<unknown> | undefined;
};

/** Closed partitions of a PostgreSQL database, which get no new rows; none on SQLite. */
export async function listClosed(database: Database, of: PartitionedTable): Promise<Partition[]> {
  if (database.dialect === 'sqlite') return [];
  const last = await lastKey(database.read, of);
  return (await listPartitions(database.read, of)).filter(({ to }) => to <= last);
}

/** Maximum rows of a statement within the timeout. */
const rowsAtOnce = 1_000_000;

/** Conditions that together find every row of a partition, some at a time. */
const slicesOf = ({ key }: PartitionedTable, { from, to }: Partition) =>
  Array.from({ length: Math.ceil((to - from) / rowsAtOnce) }, (_, index) => {
    const begin = from + index * rowsAtOnce;
    return sql`${sql.ref(key)} >= ${begin} and ${sql.ref(key)} < ${begin + rowsAtOnce}`;
  });

async function isWholeOld(tx: Transaction, of: PartitionedTable, partition: Partition, old: Old) {
  const { table, at, key } = of;
  const { name } = partition;
  const newest = sql<{
    at: number;
  }>`select ${sql.ref(at)} as at from ${sql.table(name)} order by ${sql.ref(key)} desc limit 1`;
  if (Number((await newest.execute(tx)).rows[0]?.at ?? 0) >= old.before) return false;
  const isKept = old.isFree ? sql`not (${old.isFree})` : sql`1 = 0`;
  for (const slice of slicesOf(of, partition)) {
    const { rows } = await sql`select 1 from ${sql.table(name)} as ${sql.table(table)}
      where ${slice} and (${sql.ref(at)} >= ${old.before} or ${isKept}) limit 1`.execute(tx);
    if (rows.length > 0) return false;
  }
  return true;
}

/** From now on nobody writes to the partition, until the transaction ends. */
export const closePartition = (tx: Transaction, { name }: Partition) =>
  sql`lock table ${sql.table(name)} in share mode`.execute(tx);

/** Body of the delete trigger: notifications of deleted events are not found. */
const forgetNotifications = (name: string, slice: RawBuilder<unknown>) => sql`
  delete from search_documents d using (select id from ${sql.table(name)} where ${slice}) as gone
  where d.kind = 'notification' and d.record_id = cast(gone.id as text)`;

/** Drops a closed partition; returns how many rows it had. */
export async function dropPartition(tx: Transaction, of: PartitionedTable, partition: Partition): Promise<number> {
  const { name } = partition;
  let dropped = 0;
  for (const slice of slicesOf(of, partition)) {
    if (of.table === 'events') await forgetNotifications(name, slice).execute(tx);
    const count = sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)} where ${slice}`;
    dropped += Number((await count.execute(tx)).rows[0]?.rows);
  }
  await sql`alter table ${sql.table(of.table)} detach partition ${sql.table(name)}`.execute(tx);
  await sql`drop table ${sql.table(name)}`.execute(tx);
  return dropped;
}

/**
 * Drops the partitions whose rows are all old and deletable; returns the number of rows. One in use is left for the
 * next time.
 */
export async function dropOldPartitions(database: Database, of: PartitionedTable, old: Old): Promise<number> {
  let dropped = 0;
  for (const partition of await listClosed(database, of)) {
    const drop = database.write(async (tx) => {
      await inShortLock(tx);
      if (!(await isWholeOld(tx, of, partition, old))) return 0;
      await closePartition(tx, partition);
      if (!(await isWholeOld(tx, of, partition, old))) return 0;
      return dropPartition(tx, of, partition);
    });
    dropped += await drop.catch((cause: unknown) => {
      if (!isInUse(cause)) throw cause;
      return 0;
    });
  }
  return dropped;
}
