import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { EventLog } from '../event-log/event-log.ts';
import { createDecideCrimeImport } from '../modules/crime/decide-crime-import.ts';
import { createImportCrimePath } from '../modules/crime/import-crime-path.ts';
import { insertCrimeImport } from '../modules/crime/import-store.ts';
import { waitingFolder } from '../modules/crime/sweep-crime-folder.ts';
import { createImportFile } from '../modules/imports/import-file.ts';
import type { Engines } from './open-engines.ts';

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<Config, 'crimeFolder'>;
  readonly log: EventLog;
  readonly newId: () => string;
  readonly engines: Pick<Engines, 'importer' | 'crimeImports'>;
};

/** Imports without a request: for the command line and the sample workspace. */
export function importFromDisk({ database, clock, config, log, newId, engines }: Options) {
  const { importer, crimeImports } = engines;
  return {
    /** Imports a file of this machine and waits for its end. */
    importFile: createImportFile({ database, clock, importer }),
    /** Imports a file, zip or folder of police data of this machine and waits for its end. */
    importCrimePath: createImportCrimePath({ database, clock, newId, runner: crimeImports }),
    /** Decides on an import of police data that waits for a decision. */
    decideCrimeImport: createDecideCrimeImport({ database, clock, log, folder: config.crimeFolder }),
    /** What the sample workspace needs to import generated police data. */
    sampleCrime: {
      waitingFolder: waitingFolder(config.crimeFolder),
      insertImport: insertCrimeImport,
      runImport: crimeImports.add,
    },
  };
}
