import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { EventLog } from '../event-log/event-log.ts';
import { keepDelivery, packDelivery } from '../modules/intake/delivery-store.ts';
import { createIntakeWorker } from '../modules/intake/intake-worker.ts';
import { createMappingThreads } from '../modules/intake/mapping-threads.ts';
import { createSyslog } from '../modules/intake/syslog/create-syslog.ts';
import { createWaitingRoom } from '../modules/intake/waiting-room.ts';
import { createPuller } from '../modules/sources/pull/create-puller.ts';
import { watchSources } from '../modules/sources/watch-sources.ts';
import type { Vault } from '../platform/vault.ts';
import type { LogFailure } from './log-failure.ts';

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'egressAllow' | 'syslog'>;
  readonly log: EventLog;
  readonly newId: () => string;
  readonly vault: Vault;
  readonly failed: LogFailure;
  /** Leaves a line in the server's own log. */
  readonly warn: (details: object, what: string) => void;
};

/** What works on alerts beside the requests: it maps what came in, asks sources, and watches whether they live. */
export function openInflow({ database, clock, config, log, newId, vault, failed, warn }: Options) {
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
  const syslog =
    config.syslog &&
    createSyslog({
      settings: config.syslog,
      database,
      clock,
      newId,
      hasRoom: createWaitingRoom({ database, clock }),
      wake,
      warn,
      onFailure: failed('syslog messages could not be kept'),
    });
  const { pullDue } = puller;
  const watch = watchSources({ database, clock, log, pullDue, onFailure: failed('sources are not watched') });

  return {
    map,
    puller,
    wake,
    start: () => worker.start(),
    /** Returns the ports where syslog is received; undefined where it is not. */
    listenForSyslog: async () => syslog?.listen(),
    /** Asks, maps and looks until nothing is left to do. */
    async settle(): Promise<void> {
      await syslog?.flush();
      await syslog?.look();
      await watch.look();
      await worker.settle();
      await watch.look();
    },
    async close(): Promise<void> {
      await watch.stop();
      // What has been read is kept first; it is mapped at the next start.
      await Promise.all([syslog?.close(), worker.stop()]);
      await threads.close();
      await puller.close();
    },
  };
}

export type Inflow = ReturnType<typeof openInflow>;
