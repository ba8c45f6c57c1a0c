import type { Clock } from '../clock.ts';

/** Remembers answers for `keepMs`, at most `limit` of them; the oldest leave first. */
export function createTtlCache<V>({ keepMs, limit, clock }: { keepMs: number; limit: number; clock: Clock }) {
  const entries = new Map<string, { value: V; until: number }>();
  return {
    get(key: string): V | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.until > clock()) return entry.value;
      entries.delete(key);
      return undefined;
    },
    set(key: string, value: V): V {
      if (entries.size >= limit)
        for (const oldest of entries.keys()) {
          entries.delete(oldest);
          break;
        }
      entries.set(key, { value, until: clock() + keepMs });
      return value;
    },
    forget(key: string): void {
      entries.delete(key);
    },
  };
}
