import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { isStorageFull } from '../../database/storage-full.ts';

/** Below this a disk counts as full. */
const leastFreeBytes = 8 * 1024 * 1024;
const probeBytes = 64 * 1024;

/** The free bytes of the disk of a path; undefined if the path does not exist, or they are unknown. */
async function freeBytes(path: string): Promise<number | undefined> {
  const disk = await statfs(path).catch(() => undefined);
  return disk === undefined || disk.blocks === 0 ? undefined : disk.bavail * disk.bsize;
}

/** Writes and removes a row that needs room. */
async function probe(tx: Transaction): Promise<void> {
  const key = `storage-probe-${randomUUID()}`;
  await tx
    .insertInto('workspace')
    .values({ key, value: 'x'.repeat(probeBytes) })
    .execute();
  await tx.deleteFrom('workspace').where('key', '=', key).execute();
}

/**
 * Detects a full disk: the database's from the first failed write, those of `folders` by polling. The node is not ready
 * until there is room again; requests that arrive nevertheless are answered individually.
 */
export function watchStorage(database: Database, folders: readonly string[]) {
  let isFull = false;
  let probing: Promise<void> | undefined;

  const watching =
    (write: Database['write']): Database['write'] =>
    async (work) => {
      try {
        return await write(work);
      } catch (cause) {
        if (isStorageFull(cause)) isFull = true;
        throw cause;
      }
    };

  async function probeOnce(): Promise<void> {
    await database.write(probe);
    isFull = false;
  }

  return {
    /** The database whose writes are observed. */
    database: { ...database, write: watching(database.write), writeStep: watching(database.writeStep) },
    /** Rejects with `storage_full` while there is no room. */
    async requireSpace(): Promise<void> {
      for (const folder of folders)
        if (((await freeBytes(folder)) ?? leastFreeBytes) < leastFreeBytes) throw new ApiError('storage_full');
      if (!isFull) return;
      probing ??= probeOnce().finally(() => {
        probing = undefined;
      });
      await probing;
    },
  };
}
