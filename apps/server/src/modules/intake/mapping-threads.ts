import { openProcesses } from '../../platform/threads/open-pool.ts';
import type { KeptDelivery, Mapper } from './map-delivery.ts';
import type { MappingReply } from './mapping-worker.ts';

/** What takes longer is stopped; each document has limits of its own, which are far below. */
const limitMs = 120_000;
const processes = 2;

/** Maps deliveries of one source. Rejects when that takes too long or too much memory. */
export type MapDeliveries = (source: Mapper, kept: readonly KeptDelivery[]) => Promise<readonly MappingReply[]>;

/** Mappings run in processes, so that a large delivery holds up nobody's request, and a bad mapping ends no server. */
export function createMappingThreads() {
  const pool = openProcesses(new URL('./mapping-worker.ts', import.meta.url), processes);
  const map: MapDeliveries = ({ id, format, mapping }, kept) =>
    pool.run({ source: { id, format, mapping }, kept }, { signal: AbortSignal.timeout(limitMs) });
  return { map, close: () => pool.destroy() };
}

export type MappingThreads = ReturnType<typeof createMappingThreads>;
