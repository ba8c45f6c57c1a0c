import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

/**
 * Caches values for `keepMs`, or as `set` states, at most `limit` of them; the least recently used are evicted first.
 */
export function createTtlCache<V>({ keepMs, limit, clock }: { keepMs: number; limit: number; clock: Clock }) {
  const entries = new LRUCache<string, { readonly value: V }>({
    max: limit,
    // The library keeps an entry for one millisecond more than its ttl.
    ttl: keepMs - 1,
    ttlResolution: 0,
    perf: { now: clock },
  });
  return {
    get: (key: string): V | undefined => entries.get(key)?.value,
    set(key: string, value: V, forMs = keepMs): V {
      entries.set(key, { value }, { ttl: forMs - 1 });
      return value;
    },
    forget(key: string): void {
      entries.delete(key);
    },
  };
}
