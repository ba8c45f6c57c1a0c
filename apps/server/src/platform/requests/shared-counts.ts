import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { createTtlCache } from '../ttl-cache.ts';

const minuteMs = 60_000;
const keysKept = 20_000;
/** A node reports in batches of this size: a twentieth of the limit. */
const reportsPerLimit = 20;

/** A node's count of one key in one minute. */
type Counted = {
  readonly minute: number;
  /** Requests of this node; how many of them it has reported, and those of all others by then. */
  own: number;
  reported: number;
  others: number;
  reporting: Promise<void> | undefined;
};

type Ports = { readonly database: Pick<Database, 'write'>; readonly clock: Clock };

async function addUp(tx: Transaction, key: string, minute: number, added: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    insert into request_counts (counted, minute, count) values (${key}, ${minute}, ${added})
    on conflict (counted, minute) do update set count = request_counts.count + ${added}
    returning count`.execute(tx);
  return Number(rows[0]?.count ?? added);
}

/**
 * Counts requests a minute over all nodes. A node asks the others only at every twentieth of a limit `max`, so most keys
 * cost no write at all. Of `n` nodes each may let through what it has not reported yet: all together let through fewer
 * than `max + n * ceil(max / 20)`, and one alone exactly `max`.
 */
export function createSharedCounts({ database, clock }: Ports) {
  const known = createTtlCache<Counted>({ keepMs: 2 * minuteMs, limit: keysKept, clock });

  function find(key: string, minute: number): Counted {
    const counted = known.get(key);
    if (counted?.minute === minute) return counted;
    return known.set(key, { minute, own: 0, reported: 0, others: 0, reporting: undefined });
  }

  async function report(key: string, counted: Counted): Promise<void> {
    const added = counted.own - counted.reported;
    const total = await database.write((tx) => addUp(tx, key, counted.minute, added));
    counted.reported += added;
    counted.others = total - counted.reported;
  }

  /** Counts one request; which one of its minute it is, and the milliseconds until that is over. */
  return async function count(key: string, max: number): Promise<{ current: number; ttl: number }> {
    const now = clock();
    const counted = find(key, Math.floor(now / minuteMs));
    const place = ++counted.own;
    const isOver = () => counted.others + place > max;
    // Counts of others only grow: a key over the limit causes no more writes.
    while (!isOver() && place - counted.reported >= Math.ceil(max / reportsPerLimit)) {
      counted.reporting ??= report(key, counted).finally(() => {
        counted.reporting = undefined;
      });
      await counted.reporting;
    }
    return { current: counted.others + place, ttl: minuteMs - (now % minuteMs) };
  };
}

export type CountShared = ReturnType<typeof createSharedCounts>;

/** Forgets minutes that are over. */
export async function forgetOldCounts(tx: Transaction, now: number): Promise<void> {
  await tx
    .deleteFrom('request_counts')
    .where('minute', '<', Math.floor(now / minuteMs) - 1)
    .execute();
}
