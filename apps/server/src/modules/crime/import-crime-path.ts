import type { ConflictMode, CrimeConflict, CrimeFile, CrimeImport } from '@halyard/contracts/crime-imports.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { operatorId } from '../../platform/callers/admit-operator.ts';
import type { CrimeImportRunner } from './create-crime-import-runner.ts';
import { listCrimeFiles } from './file-store.ts';
import { findConflicts, toConflict } from './find-conflicts.ts';
import { findCrimeImport, insertCrimeImport } from './import-store.ts';

type Ports = {
  readonly database: Database;
  readonly clock: Clock;
  readonly runner: CrimeImportRunner;
  readonly newId: () => string;
};

const filesListed = 100_000;

export type ImportedPath = {
  readonly import: CrimeImport;
  readonly files: readonly CrimeFile[];
  readonly conflicts: readonly CrimeConflict[];
};

/** Imports a file, zip or folder of this machine to its end, signed by the operator; the files stay where they are. */
export function createImportCrimePath({ database, clock, runner, newId }: Ports) {
  return async (path: string, name: string, conflict: ConflictMode = 'ask'): Promise<ImportedPath> => {
    const id = newId();
    const draft = { id, name, source: 'command', owner_id: operatorId, bytes: 0 } as const;
    await database.write((tx) => insertCrimeImport(tx, draft, clock()));
    const actor = { id: operatorId, address: null, requestId: null };
    await runner.add({ id, name, path, actor, conflict, keepFiles: true });
    const found = await findCrimeImport(database.read, id);
    if (!found) throw new ApiError('import_not_found');
    const conflicts = found.state === 'held' ? await findConflicts(database.read, id) : [];
    const files = await listCrimeFiles(database.read, id, filesListed);
    return { import: found, files, conflicts: conflicts.map(toConflict) };
  };
}
