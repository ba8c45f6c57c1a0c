import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { EventLog } from '../event-log/event-log.ts';
import { keepDelivery, packDelivery } from '../modules/intake/delivery-store.ts';
import { createIntakeWorker } from '../modules/intake/intake-worker.ts';
import { createMappingThreads } from '../modules/intake/mapping-threads.ts';
import { createPuller } from '../modules/sources/pull/create-puller.ts';
import { watchSources } from '../modules/sources/watch-sources.ts';
import type { Vault } from '../platform/vault.ts';
import type { LogFailure } from './log-failure.ts';

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'egressAllow'>;
  readonly log: EventLog;
  readonly newId: () => string;
  readonly vault: Vault;
  readonly failed: LogFailure;
};

/** What works on alerts beside the requests: it maps what came in, asks sources, and watches whether they live. */
export function openInflow({ database, clock, config, log, newId, vault, failed }: Options) {
  const threads = createMappingThreads();
  const { map } = threads;
  const worker = createIntakeWorker({
    database,
    clock,
    log,
    newId,
    map,
    onFailure: failed('alerts could not be mapped'),
  });
  const wake = () => void worker.wake();
  const puller = createPuller({
    database,
    clock,
    vault,
    allowed: config.egressAllow,
    async prepareDelivery(delivery) {
      const packed = await packDelivery(delivery);
      return (tx) => keepDelivery(tx, packed);
    },
    wake,
  });
  const { pullDue } = puller;
  const watch = watchSources({ database, clock, log, pullDue, onFailure: failed('sources are not watched') });

  return {
    map,
    puller,
    wake,
    start: () => worker.start(),
    /** Asks, maps and looks until nothing is left to do. */
    async settle(): Promise<void> {
      await watch.look();
      await worker.wake();
      await watch.look();
    },
    async close(): Promise<void> {
      await watch.stop();
      await worker.stop();
      await threads.close();
      await puller.close();
    },
  };
}

export type Inflow = ReturnType<typeof openInflow>;
