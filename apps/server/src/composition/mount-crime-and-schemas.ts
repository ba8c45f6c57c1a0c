import type { EventLog } from '../event-log/event-log.ts';
import { mountAnalyses } from '../modules/analyses/analysis-routes.ts';
import { mountCrime } from '../modules/crime/mount-crime.ts';
import { readLiveParts } from '../modules/crime/queries/live-parts.ts';
import { mountSchemas } from '../modules/schemas/schema-routes.ts';
import type { BackgroundWork } from '../platform/background/background-work.ts';
import type { Platform } from '../platform/mount/mount.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import type { LogFailure } from './log-failure.ts';
import type { Engines } from './open-engines.ts';

type Ports = {
  readonly storage: FileStorage;
  readonly log: EventLog;
  readonly newId: () => string;
  readonly engines: Engines;
  readonly work: BackgroundWork;
  readonly failed: LogFailure;
};

/** Police data with its analyses; and schemas, which can be read off police data. */
export function mountCrimeAndSchemas(platform: Platform, ports: Ports): void {
  const { storage, log, newId, engines, work, failed } = ports;
  const { crimeEngine, schemaWork, openArchive } = engines;
  const { database } = platform;

  mountCrime(platform, {
    log,
    newId,
    storage,
    work,
    openArchive,
    engine: crimeEngine,
    onDamage: failed('police data cannot be read'),
  });
  mountAnalyses(platform, { log, newId, work });
  mountSchemas(platform, {
    log,
    newId,
    work: schemaWork,
    async *crimeRows(kind, month) {
      yield* crimeEngine.sampleRows(await readLiveParts(database.read, kind, { from: month, to: month }), kind);
    },
  });
}
