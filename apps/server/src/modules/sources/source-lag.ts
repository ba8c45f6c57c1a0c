import type { SourceLag } from '@halyard/contracts/inflow/sources.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { createTtlCache } from '../../platform/ttl-cache.ts';

const dayMs = 86_400_000;
/** Maximum newest messages examined: enough for a 99th percentile, and fast for any source. */
const alertsRead = 200;
const messagesRead = 500;
const keptForMs = 60_000;
const sourcesKept = 1_000;

/** A percentile of sorted values (nearest rank). */
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;

/**
 * The lag of messages, from pairs of the source's time and the receipt, in milliseconds. A message from the future has
 * no lag, it shows the clock skew of its source.
 */
export function lagOf(pairs: readonly (readonly [stated: number, received: number])[]): SourceLag | null {
  if (pairs.length === 0) return null;
  const lags = pairs.map(([stated, received]) => Math.max(0, received - stated)).sort((one, other) => one - other);
  const ahead = pairs.flatMap(([stated, received]) => (stated > received ? [stated - received] : []));
  ahead.sort((one, other) => one - other);
  return {
    p50Ms: percentile(lags, 0.5),
    p99Ms: percentile(lags, 0.99),
    skewMs: ahead.length === 0 ? null : percentile(ahead, 0.5),
    samples: pairs.length,
  };
}

async function readPairs(db: Kysely<Schema>, sourceId: string, since: number) {
  const rows = await db
    .selectFrom((of) =>
      of
        .selectFrom('alerts')
        .select('id')
        .where('source_id', '=', sourceId)
        .where('deleted_at', 'is', null)
        .orderBy('number', 'desc')
        .limit(alertsRead)
        .as('newest'),
    )
    .innerJoin('alert_occurrences', 'alert_occurrences.alert_id', 'newest.id')
    .select(['alert_occurrences.at', 'alert_occurrences.received_at'])
    .where('alert_occurrences.received_at', '>=', since)
    // If the source states no time, the receipt is used.
    .whereRef('alert_occurrences.at', '<>', 'alert_occurrences.received_at')
    .limit(messagesRead)
    .execute();
  return rows.map(({ at, received_at }) => [Number(at), Number(received_at)] as const);
}

/** Measures the lag of sources of alerts, each at most once a minute. */
export function createLagMeter(db: Kysely<Schema>, clock: Clock) {
  const known = createTtlCache<SourceLag | null>({ keepMs: keptForMs, limit: sourcesKept, clock });
  return async (sourceId: string): Promise<SourceLag | null> => {
    const found = known.get(sourceId);
    return found === undefined ? known.set(sourceId, lagOf(await readPairs(db, sourceId, clock() - dayMs))) : found;
  };
}

export type LagMeter = ReturnType<typeof createLagMeter>;
