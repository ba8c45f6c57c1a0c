import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { SourcesTable } from '../../database/tables/inflow-schema.ts';
import { createTtlCache } from '../../platform/ttl-cache.ts';
import { countWaiting } from './delivery-store.ts';

type Ports = { readonly database: Database; readonly clock: Clock };

/** Deliveries of one source that may wait. More means that it sends faster than its alerts can be written. */
const waitingMax = 20_000;
const countedForMs = 500;

/** Returns whether a source may send more; what waits is counted every now and then. */
export function createWaitingRoom({ database, clock }: Ports) {
  const depths = createTtlCache<number>({ keepMs: countedForMs, limit: 1_000, clock });
  return async function hasRoom({ id, paused_at }: Pick<SourcesTable, 'id' | 'paused_at'>): Promise<boolean> {
    // Deliveries of a paused source are stored: that is the purpose of pausing.
    if (paused_at !== null) return true;
    const depth = depths.get(id) ?? depths.set(id, await countWaiting(database.read, id));
    return depth < waitingMax;
  };
}

export type HasRoom = ReturnType<typeof createWaitingRoom>;
