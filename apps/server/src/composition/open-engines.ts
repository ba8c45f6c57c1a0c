import { join } from 'node:path';
import { crimeUploadMaxBytes } from '@halyard/contracts/crime-imports.ts';
import { createCrimeEngine, createCrimeImporter } from '@halyard/crime-analysis';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { EventLog } from '../event-log/event-log.ts';
import { createAnalysisRunner } from '../modules/analyses/create-analysis-runner.ts';
import { checkCrimeFiles } from '../modules/crime/check-crime-files.ts';
import { createAnalyse } from '../modules/crime/create-analyse.ts';
import { createCrimeImportRunner } from '../modules/crime/create-crime-import-runner.ts';
import { createArchive } from '../modules/crime/fetch-archive.ts';
import { createImporter } from '../modules/imports/create-importer.ts';
import { createSchemaWork } from '../modules/schemas/schema-routes.ts';
import type { LogFailure } from './log-failure.ts';

/** Files that one line of the log names. */
const sweptListed = 20;

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'crimeFolder' | 'crimeArchiveUrl' | 'egressAllow'>;
  readonly log: EventLog;
  readonly newId: () => string;
  readonly failed: LogFailure;
  /** Leaves a line in the server's own log. */
  readonly warn: (details: object, what: string) => void;
};

/** What works beside the requests: imports, police data, analyses and schemas. Tidies up after the last run first. */
export async function openEngines({ database, clock, config, log, newId, failed, warn }: Options) {
  const ports = { database, clock, log };
  const { crimeFolder: folder, crimeArchiveUrl: baseUrl, egressAllow: allowed } = config;
  // The only node of an embedded database has just started: whatever was running is not.
  const silentForMs = database.dialect === 'sqlite' ? 0 : 60_000;

  const importer = createImporter({ ...ports, onFailure: failed('an import failed') });
  await importer.endSilent(silentForMs);
  // What they have left goes in the background: it may be 100,000 records.
  void importer.sweep(silentForMs).catch(failed('an import could not be cleared away'));

  const crimeImporter = createCrimeImporter({ folder });
  const crimeImports = createCrimeImportRunner({
    ...ports,
    newId,
    folder,
    importer: crimeImporter,
    check: checkCrimeFiles,
    onFailure: failed('an import of police data failed'),
    onSwept: ({ kept, dropped }) =>
      warn(
        { count: kept.length, files: kept.slice(0, sweptListed), daysDropped: dropped, folder: join(folder, 'kept') },
        'police data that no row names was kept aside',
      ),
  });
  await crimeImports.sweep(silentForMs);

  const crimeEngine = createCrimeEngine({ folder });
  const schemaWork = createSchemaWork({ clock });
  const archive = createArchive({ baseUrl, allowed, mostBytes: crimeUploadMaxBytes });
  const analyses = createAnalysisRunner({
    ...ports,
    analyse: createAnalyse({ database, clock, engine: crimeEngine }),
    onFailure: failed('an analysis failed'),
  });

  return {
    importer,
    crimeImports,
    analyses,
    crimeEngine,
    schemaWork,
    openArchive: archive.openMonth,
    /** Breaks off what is under way and takes up nothing new; requests are answered still. */
    async stop(): Promise<void> {
      await importer.stop();
      await crimeImports.stop();
    },
    /** Ends the processes, threads and connections, once no one can ask for them. */
    async close(): Promise<void> {
      await crimeImporter.close();
      await crimeEngine.close();
      await schemaWork.close();
      await archive.close();
    },
  };
}

export type Engines = Awaited<ReturnType<typeof openEngines>>;
