import type { Clock } from '../clock.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { EventLog } from '../event-log/event-log.ts';
import { createDecideCrimeImport } from '../modules/crime/imports/decide-crime-import.ts';
import { createImportCrimePath } from '../modules/crime/imports/import-crime-path.ts';
import { insertCrimeImport, type NewCrimeImport } from '../modules/crime/imports/import-store.ts';
import { queueCrimeImport } from '../modules/crime/imports/queue-crime-import.ts';
import { createImportFile } from '../modules/imports/import-file.ts';
import type { BackgroundWork } from '../platform/background/background-work.ts';
import type { FileStorage } from '../platform/storage/file-storage.ts';
import type { Engines } from './open-engines.ts';

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  readonly storage: FileStorage;
  readonly log: EventLog;
  readonly newId: () => string;
  readonly engines: Pick<Engines, 'crimePorts'>;
  readonly work: BackgroundWork;
};

/** Imports without a request: for the command line and the sample workspace. */
export function importFromDisk({ database, clock, storage, log, newId, engines, work }: Options) {
  const nobody = { id: null, address: null, requestId: null };
  return {
    /** Imports a file of this machine and waits for its end. */
    importFile: createImportFile({ database, clock, log, newId, work }),
    /** Imports a file, zip or folder of police data of this machine and waits for its end. */
    importCrimePath: createImportCrimePath({ ...engines.crimePorts, work }),
    /** Decides on an import of police data that waits for a decision. */
    decideCrimeImport: createDecideCrimeImport({ database, clock, log, storage }),
    /** Queues an import of generated police data. */
    async queueSampleCrime(tx: Transaction, draft: NewCrimeImport, now: number): Promise<void> {
      await insertCrimeImport(tx, draft, now);
      await queueCrimeImport(tx, work, draft, { actor: nobody, conflict: 'ask' });
    },
  };
}
