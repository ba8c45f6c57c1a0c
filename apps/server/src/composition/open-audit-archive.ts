import { randomUUID } from 'node:crypto';
import { daysInMs } from '@halyard/contracts/server/retention.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { AuditArchive } from '../event-log/audit-archive.ts';
import { readAuditBase } from '../event-log/audit-base.ts';
import { moveAuditToParquet } from '../event-log/move-audit-to-parquet.ts';
import type { BackgroundWork } from '../platform/background/background-work.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'archiveAfterDays'>;
  readonly key: Uint8Array;
  readonly storage: FileStorage;
  readonly archive: AuditArchive;
  readonly work: Pick<BackgroundWork, 'define' | 'add'>;
};

const kind = 'audit_archive';
const retryMs = 60 * 60_000;

/**
 * Old partitions of the audit log are moved to Parquet by background work of one node at a time, where the settings say
 * after how many days; the files go once the signed base of the chain is behind them.
 */
export function openAuditArchiving({ database, clock, config, key, storage, archive, work }: Options) {
  const move = (days: number, signal?: AbortSignal) =>
    moveAuditToParquet({ database, clock, storage, archive }, clock() - daysInMs(days), signal);

  async function removeBehindBase(): Promise<void> {
    const base = await readAuditBase(database.read, key);
    if (base === null || base === 'damaged') return;
    const over = (await archive.listFiles()).filter(({ to_key }) => to_key <= base.seq).map((file) => file.key);
    if (over.length === 0) return;
    await database.write((tx) => tx.deleteFrom('archives').where('key', 'in', over).execute());
    await storage.remove(over);
  }

  work.define(kind, {
    atOnce: 1,
    overAllNodes: true,
    attempts: 3,
    retryInMs: () => retryMs,
    async handler(_work, { signal }) {
      if (config.archiveAfterDays !== undefined) await move(config.archiveAfterDays, signal);
      return undefined;
    },
  });

  return {
    /** Archives entries older than the given days, immediately: for the command line. Returns the number of entries. */
    move,
    removeBehindBase,
    /** Queues the work where it is wanted; one at a time. */
    async queue(): Promise<void> {
      if (config.archiveAfterDays === undefined || database.dialect === 'sqlite') return;
      await database.write(async (tx) => {
        const open = tx
          .selectFrom('jobs')
          .select('id')
          .where('kind', '=', kind)
          .where('state', 'in', ['waiting', 'running']);
        if (await open.executeTakeFirst()) return;
        await work.add(tx, { id: randomUUID(), kind, personId: null, label: '' });
      });
    },
  };
}
