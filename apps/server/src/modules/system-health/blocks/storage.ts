import type { SystemHealth } from '@halyard/contracts/server/system-health.ts';
import type { FileStorage } from '../../../platform/storage/file-storage.ts';
import { probeStorage } from '../../../platform/storage/probe-storage.ts';

/** Where files are kept, what they take, and how quickly the storage answers; rejects where it does not. */
export async function readStorage(storage: FileStorage): Promise<NonNullable<SystemHealth['storage']>> {
  const { writeMs, readMs, removeMs } = await probeStorage(storage);
  let bytes = 0;
  for await (const file of storage.list('')) bytes += file.bytes;
  const { kind, place } = storage;
  return { kind, place, bytes, tookMs: writeMs + readMs + removeMs, cache: storage.cacheFigures() ?? null };
}
