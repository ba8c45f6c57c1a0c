import { AsyncLocalStorage } from 'node:async_hooks';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isDatabaseAway } from '../database-away.ts';

/** By then the replica has the user's write, or is too far behind to be used. */
const ownWritesMs = 10_000;
const mostLagMs = 5_000;
const measureEveryMs = 1_000;
/** Canceled on the replica, because it had to continue with what the primary did: a conflict with recovery. */
const conflict = '40001';

const asking = new AsyncLocalStorage<boolean>();
const wroteAt = new Map<string, number>();

/** Records a user's write: their heavy reads go to the primary for a while. */
export function noteWrite(personId: string): void {
  wroteAt.delete(personId);
  wroteAt.set(personId, performance.now());
  for (const [id, at] of wroteAt) {
    if (performance.now() - at < ownWritesMs) break;
    wroteAt.delete(id);
  }
}

/** Reads of this work may be those of a replica, unless the person has just written. */
export function readHeavily<T>(personId: string, work: () => T): T {
  const at = wroteAt.get(personId);
  return asking.run(at === undefined || performance.now() - at > ownWritesMs, work);
}

/** The same for data read incrementally later. */
export async function* readPiecesHeavily<T>(personId: string, pieces: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = pieces[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await readHeavily(personId, () => iterator.next());
      if (done) return;
      yield value;
    }
  } finally {
    await iterator.return?.();
  }
}

/** Everything in this work goes to the primary. */
export const onPrimary = <T>(work: () => T): T => asking.run(false, work);

type Tell = (isUsed: boolean, why: string) => void;

async function readLsn(pool: PostgresPool, query: string): Promise<bigint | null> {
  const client = await pool.connect();
  try {
    const { rows } = await (client as unknown as pg.PoolClient).query(query);
    const { lsn } = rows[0] as { lsn: string | null };
    return lsn === null ? null : BigInt(lsn);
  } finally {
    client.release();
  }
}

const written = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as lsn`;
// A server that is not a standby has nothing to replay: it is the primary itself, or a proxy for it.
const replayed = `select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0') end::text as lsn`;

/**
 * Selects the reader: a pool that uses connections to the replica for heavy reads, and to the primary for all others.
 * The lag is measured without clocks: how long ago the primary was at the replica's current position.
 */
export function chooseReader(primary: PostgresPool, replica: PostgresPool, tell: Tell) {
  let isUsable = false;
  let past: { readonly at: number; readonly lsn: bigint }[] = [];

  function use(next: boolean, why: string): void {
    if (next !== isUsable) tell(next, why);
    isUsable = next;
  }

  async function measure(): Promise<void> {
    const at = performance.now();
    try {
      const lsn = await readLsn(primary, written);
      if (lsn !== null) past.push({ at, lsn });
      const there = await readLsn(replica, replayed);
      const reached = there === null ? past.length - 1 : past.findLastIndex((one) => one.lsn <= there);
      past = past.slice(Math.max(reached, past.length - 3 * (mostLagMs / measureEveryMs)));
      const lagMs = reached < 0 ? Number.POSITIVE_INFINITY : performance.now() - (past[0]?.at ?? at);
      use(
        lagMs <= mostLagMs,
        lagMs === Number.POSITIVE_INFINITY ? 'it is far behind' : `it is ${Math.round(lagMs)} ms behind`,
      );
    } catch (cause) {
      use(false, (cause as Error).message);
    }
  }

  /** A statement that the replica could not run is retried on the primary. */
  function withFallback(client: PostgresPoolClient): PostgresPoolClient {
    async function ask(sql: unknown, parameters: readonly unknown[]) {
      try {
        return await (client as unknown as pg.PoolClient).query(sql as string, parameters as unknown[]);
      } catch (cause) {
        if (!isDatabaseAway(cause) && (cause as { code?: unknown }).code !== conflict) throw cause;
        use(false, (cause as Error).message);
        const other = await primary.connect();
        return await (other as unknown as pg.PoolClient)
          .query(sql as string, parameters as unknown[])
          .finally(() => other.release());
      }
    }
    return { query: ask as unknown as PostgresPoolClient['query'], release: () => client.release() };
  }

  const timer = setInterval(() => void measure(), measureEveryMs).unref();
  return {
    options: primary.options,
    measure,
    async connect(): Promise<PostgresPoolClient> {
      if (!isUsable || !asking.getStore()) return primary.connect();
      const client = await replica.connect().catch((cause: Error) => use(false, cause.message));
      return client ? withFallback(client) : primary.connect();
    },
    async end(): Promise<void> {
      clearInterval(timer);
      await Promise.all([primary.end(), replica.end()]);
    },
  };
}
