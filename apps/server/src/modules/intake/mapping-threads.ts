import { openPool } from '../../platform/threads/open-pool.ts';
import type { KeptDelivery, Mapper } from './map-delivery.ts';
import type { MappingReply } from './mapping-worker.ts';

/** What takes longer is stopped, with all that is mapped beside it, and set aside on its own later. */
const limitMs = 60_000;

/** Maps deliveries of one source. Rejects when that takes too long or too much memory. */
export type MapDeliveries = (source: Mapper, kept: readonly KeptDelivery[]) => Promise<readonly MappingReply[]>;

/** Mappings run in a thread, so that a large delivery holds up nobody's request. */
export function createMappingThreads() {
  const pool = openPool(new URL('./mapping-worker.ts', import.meta.url), 1);
  const map: MapDeliveries = ({ id, format, mapping }, kept) =>
    pool.run({ source: { id, format, mapping }, kept }, { signal: AbortSignal.timeout(limitMs) });
  return { map, close: () => pool.destroy() };
}

export type MappingThreads = ReturnType<typeof createMappingThreads>;
