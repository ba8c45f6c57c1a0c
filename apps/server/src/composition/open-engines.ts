import { crimeUploadMaxBytes } from '@halyard/contracts/crime/crime-imports.ts';
import { createCrimeEngine, createCrimeImporter, writeSampleMonths } from '@halyard/crime-analysis';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { EventLog } from '../event-log/event-log.ts';
import { createAnalysisRunner } from '../modules/analyses/create-analysis-runner.ts';
import { createAnalyse } from '../modules/crime/create-analyse.ts';
import { checkCrimeFiles } from '../modules/crime/imports/check-crime-files.ts';
import { createCrimeImportWork } from '../modules/crime/imports/create-crime-import-work.ts';
import { createArchive } from '../modules/crime/imports/fetch-archive.ts';
import { sweepCrime } from '../modules/crime/imports/sweep-crime-folder.ts';
import { createImportWork } from '../modules/imports/create-import-work.ts';
import { sweepPreviews } from '../modules/imports/preview/end-preview.ts';
import { sweepUploads } from '../modules/imports/sweep-uploads.ts';
import { createSeverityWork } from '../modules/intelligence/severity-rules/apply-severity-rules.ts';
import { createSchemaWork } from '../modules/schemas/schema-routes.ts';
import { noteImport } from '../modules/sources/runs/run-store.ts';
import type { BackgroundWork } from '../platform/background/background-work.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import { holdParts } from './hold-parts.ts';
import type { LogFailure } from './log-failure.ts';

/** Files that one line of the log names. */
const sweptListed = 20;
/** The same workspace is the same at every first start. */
const sampleSeed = 1;

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'crimeArchiveUrl' | 'egressAllow'>;
  readonly storage: FileStorage;
  readonly log: EventLog;
  readonly newId: () => string;
  readonly work: Pick<BackgroundWork, 'add' | 'runHere'>;
  readonly failed: LogFailure;
  /** Leaves a line in the server's own log. */
  readonly warn: (details: object, what: string) => void;
};

/** Work beside the requests: imports, police data, analyses and schemas. Cleans up after the last run first. */
export async function openEngines({ database, clock, config, storage, log, newId, work, failed, warn }: Options) {
  const ports = { database, clock, log, newId, work };
  const { crimeArchiveUrl: baseUrl, egressAllow: allowed } = config;
  const folder = storage.localFolder;

  const crimeImporter = createCrimeImporter({ folder });
  const archive = createArchive({ baseUrl, allowed, mostBytes: crimeUploadMaxBytes });
  const crimePorts = { ...ports, storage, importer: crimeImporter };
  async function sweep(): Promise<void> {
    await sweepUploads(database.read, storage, clock());
    await sweepPreviews(ports);
    const { kept, dropped } = await sweepCrime(database, storage, clock());
    if (kept.length === 0 && dropped.length === 0) return;
    warn(
      { count: kept.length, files: kept.slice(0, sweptListed), daysDropped: dropped, folder: `${storage.place}/kept` },
      'police data that no row names was kept aside',
    );
  }
  await sweep();

  const crimeEngine = createCrimeEngine({ folder, hold: holdParts(storage), workName: `${newId()}-` });
  const schemaWork = createSchemaWork({ clock, work, newId });
  const analyses = createAnalysisRunner({
    ...ports,
    analyse: createAnalyse({ database, clock, engine: crimeEngine }),
    onFailure: failed('an analysis failed'),
  });

  return {
    crimePorts,
    importWork: createImportWork({ ...ports, storage, onEnded: (tx, id) => noteImport(tx, id, clock()) }),
    severityWork: createSeverityWork(ports),
    crimeImportWork: createCrimeImportWork({
      ...crimePorts,
      check: checkCrimeFiles,
      openArchive: archive.openMonth,
      writeSample: (place, now, signal) => writeSampleMonths({ folder: place, now, seed: sampleSeed }, signal),
    }),
    analyses,
    crimeEngine,
    schemaWork,
    openArchive: archive.openMonth,
    /** Deletes files that are no longer needed. */
    sweep,
    /** Ends the processes, threads and connections, once no requests can arrive. */
    async close(): Promise<void> {
      await crimeImporter.close();
      await crimeEngine.close();
      await schemaWork.close();
      await archive.close();
    },
  };
}

export type Engines = Awaited<ReturnType<typeof openEngines>>;
