import type { SystemHealth } from '@halyard/contracts/server/system-health.ts';
import type { FileStorage } from '../../../platform/storage/file-storage.ts';
import { probeStorage } from '../../../platform/storage/probe-storage.ts';

/** Storage location, size, and latency; rejects if it does not respond. */
export async function readStorage(storage: FileStorage): Promise<NonNullable<SystemHealth['storage']>> {
  const { writeMs, readMs, removeMs } = await probeStorage(storage);
  let bytes = 0;
  for await (const file of storage.list('')) bytes += file.bytes;
  const { kind, place } = storage;
  return { kind, place, bytes, tookMs: writeMs + readMs + removeMs, cache: storage.cacheFigures() ?? null };
}
