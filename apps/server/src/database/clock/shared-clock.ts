import { sql } from 'kysely';
import { type Clock, systemClock } from '../../clock.ts';
import type { Database } from '../database.ts';

/** The clock that nodes on one database share. */
export type SharedClock = {
  /** The database's time: as it was last measured, and carried on by a clock that nobody sets. */
  readonly now: Clock;
  /** Milliseconds that this machine's own clock is ahead of the database's, negative behind; undefined until measured. */
  readonly offset: () => number | undefined;
  /** Whether somebody has set this machine's clock, or it slept, since the last measurement. */
  readonly hasJumped: () => boolean;
  /** Compares both clocks. Rejects if the database does not respond; then the previous measurement stays. */
  readonly measure: () => Promise<void>;
};

type Options = {
  /** The database's time, in milliseconds since 1970. */
  readonly askTime: () => Promise<number>;
  readonly wall?: Clock;
  /** Milliseconds since any moment, on a clock that nobody sets. */
  readonly elapsed?: () => number;
};

const jumpMs = 1_000;
const samplesTaken = 3;

export function createSharedClock({ askTime, wall = systemClock, elapsed = () => performance.now() }: Options) {
  let ownBase = wall() - elapsed();
  let base = ownBase;
  let offset: number | undefined;

  /** The database answered in the middle of the wait, give or take half of it (Cristian's algorithm). */
  async function sample() {
    const before = elapsed();
    const at = await askTime();
    const after = elapsed();
    return { base: at - (before + after) / 2, doubt: (after - before) / 2 };
  }

  return {
    now: () => Math.floor(base + elapsed()),
    offset: () => offset,
    hasJumped: () => Math.abs(wall() - elapsed() - ownBase) > jumpMs,
    async measure() {
      ownBase = wall() - elapsed();
      let best = await sample();
      for (let taken = 1; taken < samplesTaken; taken++) {
        const next = await sample();
        if (next.doubt < best.doubt) best = next;
      }
      // Differences within the uncertainty are ignored, so that the time does not jitter.
      if (offset === undefined || Math.abs(best.base - base) > best.doubt) base = best.base;
      offset = Math.round(ownBase - base);
    },
  } satisfies SharedClock;
}

async function askPostgres({ read }: Pick<Database, 'read'>): Promise<number> {
  const { rows } = await sql<{ at: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as at
  `.execute(read);
  return rows[0]?.at ?? Number.NaN;
}

/** The time of `database`, measured once; SQLite has one node with its own clock. */
export async function openSharedClock(database: Pick<Database, 'dialect' | 'read'>): Promise<SharedClock> {
  if (database.dialect === 'sqlite')
    return { now: systemClock, offset: () => 0, hasJumped: () => false, measure: async () => {} };
  const clock = createSharedClock({ askTime: () => askPostgres(database) });
  await clock.measure();
  return clock;
}
