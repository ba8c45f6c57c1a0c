import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { EventLog } from '../../event-log/event-log.ts';
import { createTtlCache } from '../ttl-cache.ts';

type Options = { readonly database: Database; readonly log: EventLog; readonly clock: Clock };

const sameRouteMs = 600_000;
const anyRouteMs = 60_000;

/**
 * Reports 5xx responses to administrators through the event log, once in ten minutes per route (decision G-073), and at
 * most one per minute: if everything fails, one of them links to System health.
 */
export function createFailureReporter({ database, log, clock }: Options) {
  const reported = createTtlCache<true>({ keepMs: sameRouteMs, limit: 500, clock });

  let toldAt = Number.NEGATIVE_INFINITY;

  return async ({ route, requestId }: { route: string; requestId: string }): Promise<void> => {
    if (reported.get(route) || Math.abs(clock() - toldAt) < anyRouteMs) return;
    toldAt = clock();
    reported.set(route, true);
    await database.write((tx) =>
      log.record(tx, {
        at: clock(),
        kind: 'server_failed',
        severity: 'high',
        audienceId: null,
        subject: route,
        objectType: 'request',
        objectId: requestId,
        actor: { id: null, address: null, requestId },
      }),
    );
  };
}
