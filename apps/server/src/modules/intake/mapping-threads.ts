import { openProcesses } from '../../platform/threads/open-pool.ts';
import type { KeptDelivery, Mapper } from './map-delivery.ts';
import { lacksRules, type MappingOrder, type MappingReply } from './mapping-order.ts';
import type { RuleSet } from './rule-set.ts';

/** Longer work is stopped; each document has its own limits, which are far below. */
const limitMs = 120_000;
/** Someone waits for a preview, on a connection that is cut after 30 seconds of silence. */
const previewLimitMs = 20_000;
const processes = 2;

/** Maps deliveries of one source, with the applicable rules. Rejects if that takes too long or too much memory. */
export type MapDeliveries = (
  source: Mapper,
  kept: readonly KeptDelivery[],
  rules?: RuleSet,
) => Promise<readonly MappingReply[]>;

/**
 * Mappings run in processes, so that a large delivery does not block requests, and a bad mapping does not crash the
 * server.
 */
export function createMappingThreads() {
  const pool = openProcesses(new URL('./mapping-worker.ts', import.meta.url), processes);
  const run = (order: MappingOrder): Promise<readonly MappingReply[] | typeof lacksRules> =>
    pool.run(order, {
      signal: AbortSignal.timeout(order.source.id === 'preview' ? previewLimitMs : limitMs),
    });
  const map: MapDeliveries = async ({ id, format, mapping, keptAs }, kept, rules) => {
    const source = { id, format, mapping, ...(keptAs && { keptAs }) };
    // Without rules a source of events still reports that none matched.
    if (!rules || (rules.texts.length === 0 && format !== 'events'))
      return (await run({ source, kept })) as readonly MappingReply[];
    if (rules.version === null) return (await run({ source, kept, rules })) as readonly MappingReply[];
    // Thousands of rules travel to a process once, and not with each batch.
    const replies = await run({ source, kept, rules: { version: rules.version } });
    return replies === lacksRules ? ((await run({ source, kept, rules })) as readonly MappingReply[]) : replies;
  };
  return { map, close: () => pool.destroy() };
}

export type MappingThreads = ReturnType<typeof createMappingThreads>;
