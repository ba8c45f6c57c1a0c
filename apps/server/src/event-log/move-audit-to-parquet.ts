import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { closePartition, dropPartition, listClosed } from '../database/partitions/drop-partitions.ts';
import { inShortLock } from '../database/partitions/keep-partitions.ts';
import { partitionedTables } from '../database/partitions/partitioned-tables.ts';
import type { Partition } from '../database/partitions/partitions.ts';
import type { AuditTable } from '../database/tables/schema.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { type AuditArchive, lineOf } from './audit-archive.ts';

type Ports = {
  readonly database: Database;
  readonly clock: Clock;
  readonly storage: FileStorage;
  readonly archive: AuditArchive;
};

type Written = {
  readonly rows: number;
  readonly sha256: string;
  readonly first?: AuditTable | undefined;
  readonly last?: AuditTable | undefined;
};

const rowsAtOnce = 5_000;
const of = partitionedTables.find(({ table }) => table === 'audit');

async function* readPartition({ read }: Database, { name }: Partition): AsyncGenerator<readonly AuditTable[]> {
  for (let after = -1; ; ) {
    const page = sql<AuditTable>`select * from ${sql.table(name)} where seq > ${after} order by seq limit ${rowsAtOnce}`;
    const { rows } = await page.execute(read);
    yield rows;
    if (rows.length < rowsAtOnce) return;
    after = rows.at(-1)?.seq ?? after;
  }
}

/** Adds rows up as they pass: their number, their SHA-256 as lines of JSON, the first and the last. */
function summing(onLine: (row: AuditTable) => void = () => undefined) {
  const hash = createHash('sha256');
  let written: Omit<Written, 'sha256'> = { rows: 0 };
  return {
    async *lines(pages: AsyncIterable<readonly AuditTable[]>) {
      for await (const page of pages) {
        const text = page.map(lineOf).join('');
        hash.update(text);
        page.forEach(onLine);
        written = {
          rows: written.rows + page.length,
          first: written.first ?? page[0],
          last: page.at(-1) ?? written.last,
        };
        yield text;
      }
    },
    sum: (): Written => Object.assign({ sha256: hash.digest('hex') }, written),
  };
}

async function sumOf(pages: AsyncIterable<readonly AuditTable[]>): Promise<Written> {
  const { lines, sum } = summing();
  for await (const _ of lines(pages));
  return sum();
}

/** Partitions of the audit log with only entries before an instant, in milliseconds, oldest first. */
async function listOld(database: Database, before: number): Promise<Partition[]> {
  const old: Partition[] = [];
  for (const partition of of ? await listClosed(database, of) : []) {
    const newest = sql<{ at: number }>`select at from ${sql.table(partition.name)} order by seq desc limit 1`;
    const [row] = (await newest.execute(database.read)).rows;
    // The archive is the beginning of the chain: entries after a younger partition stay, too.
    if (row && row.at >= before) break;
    if (row) old.push(partition);
  }
  return old;
}

/**
 * Moves one partition: writes it to Parquet, stores it, reads it back, and only then drops the partition, in the
 * transaction that records the file. Throws if number or checksum differ; then nothing is dropped.
 */
async function movePartition({ database, clock, storage, archive }: Ports, partition: Partition): Promise<number> {
  const [lines, parquet] = [await storage.draftPath(), await storage.draftPath()];
  try {
    const actions = new Set<string>();
    const summed = summing(({ action }) => actions.add(action));
    const source = Readable.from(summed.lines(readPartition(database, partition)));
    await pipeline(source, createWriteStream(lines, { mode: 0o600 }));
    const { rows, sha256, first, last } = summed.sum();
    if (!of || !first || !last) return 0;
    await archive.write(lines, parquet);
    const key = `archives/audit/${first.seq}-${last.seq}-${sha256.slice(0, 12)}.parquet`;
    await storage.put(key, { path: parquet });
    const back = await sumOf(archive.pagesOf(key));
    if (back.rows !== rows || back.sha256 !== sha256)
      throw new Error(`${key} does not hold what was written: ${back.rows} of ${rows} entries. Nothing was dropped.`);
    await database.write(async (tx) => {
      await inShortLock(tx);
      await closePartition(tx, partition);
      const dropped = await dropPartition(tx, of, partition);
      if (dropped !== rows) throw new Error(`${partition.name} has ${dropped} entries, its file ${rows}.`);
      const range = { from_key: first.seq, to_key: last.seq, first_at: first.at, last_at: last.at };
      const facts = JSON.stringify({ actions: [...actions].sort(), hash: last.hash });
      await tx
        .insertInto('archives')
        .values(Object.assign({ key, table_name: 'audit', rows, sha256, facts, archived_at: clock() }, range))
        .execute();
    });
    return rows;
  } finally {
    for (const draft of [lines, parquet]) await rm(draft, { force: true });
  }
}

/**
 * Moves partitions of the audit log before an instant, in milliseconds, to Parquet files in the storage. Returns the
 * number of entries. Does nothing on SQLite.
 */
export async function moveAuditToParquet(ports: Ports, before: number, signal?: AbortSignal): Promise<number> {
  let moved = 0;
  for (const partition of await listOld(ports.database, before)) {
    signal?.throwIfAborted();
    moved += await movePartition(ports, partition);
  }
  return moved;
}
