import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { EventLog } from '../../event-log/event-log.ts';
import { createTtlCache } from '../ttl-cache.ts';

type Options = { readonly database: Database; readonly log: EventLog; readonly clock: Clock };

/** Tells administrators of answers 5xx through the event log, once in ten minutes and route (decision G-073). */
export function createFailureReporter({ database, log, clock }: Options) {
  const reported = createTtlCache<true>({ keepMs: 600_000, limit: 500, clock });

  return async ({ route, requestId }: { route: string; requestId: string }): Promise<void> => {
    if (reported.get(route)) return;
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
