import type { CrimeDecision, CrimeImport } from '@halyard/contracts/crime/crime-imports.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import type { Actor, EventLog } from '../../../event-log/event-log.ts';
import { operatorId } from '../../../platform/callers/admit-operator.ts';
import type { FileStorage } from '../../../platform/storage/file-storage.ts';
import { endCrimeImport, findCrimeImport, lockCoverage } from './import-store.ts';
import { removeStored } from './revert-crime-import.ts';
import { publishWithEvent } from './run-crime-import.ts';

type Ports = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: EventLog;
  readonly storage: FileStorage;
};

const operator: Actor = { id: operatorId, address: null, requestId: null };

/** Publishes a held import according to the decision. */
export function createDecideCrimeImport({ database, clock, log, storage }: Ports) {
  return async (id: string, decision: CrimeDecision, actor: Actor = operator): Promise<CrimeImport> => {
    const found = await findCrimeImport(database.read, id);
    if (!found) throw new ApiError('import_not_found');
    const dropped = await database.write(async (tx) => {
      const now = clock();
      await lockCoverage(tx, now);
      if (!(await endCrimeImport(tx, id, { state: 'finished', from: ['held'] }, now)))
        throw new ApiError('import_not_held');
      return publishWithEvent(tx, log, { id, name: found.name, actor, decision }, now);
    });
    await removeStored(storage, dropped);
    return (await findCrimeImport(database.read, id)) ?? found;
  };
}
