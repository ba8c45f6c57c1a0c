import type { Clock } from '../../clock.ts';
import { createTtlCache } from '../../platform/ttl-cache.ts';

const peopleAtOnce = 20_000;

type Options = { readonly most: number; readonly everyMs: number; readonly clock: Clock };

/** So much for each person and no more, until `everyMs` have passed since the first. Every node counts for itself. */
export function createRateLimiter({ most, everyMs, clock }: Options) {
  const uses = createTtlCache<{ count: number }>({ keepMs: everyMs, limit: peopleAtOnce, clock });
  return {
    /** Takes one of what is left; false where nothing is. */
    take(personId: string): boolean {
      const use = uses.get(personId) ?? uses.set(personId, { count: 0 });
      if (use.count >= most) return false;
      use.count++;
      return true;
    },
  };
}
