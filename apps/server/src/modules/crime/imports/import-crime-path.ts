import type { ConflictMode, CrimeConflict, CrimeFile, CrimeImport } from '@halyard/contracts/crime/crime-imports.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { Actor } from '../../../event-log/event-log.ts';
import type { BackgroundWork } from '../../../platform/background/background-work.ts';
import { operatorId } from '../../../platform/callers/admit-operator.ts';
import { listCrimeFiles } from './file-store.ts';
import { findConflicts, toConflict } from './find-conflicts.ts';
import { findCrimeImport, insertCrimeImport } from './import-store.ts';
import { describeCrimeImport } from './queue-crime-import.ts';
import { type RunPorts, runCrimeImport } from './run-crime-import.ts';

type Ports = RunPorts & { readonly work: BackgroundWork };

const filesListed = 100_000;

export type ImportedPath = {
  readonly import: CrimeImport;
  readonly files: readonly CrimeFile[];
  readonly conflicts: readonly CrimeConflict[];
};

const actor: Actor = { id: operatorId, address: null, requestId: null };

/** Imports a local file, zip or folder to its end, signed by the operator; the files stay in place. */
export function createImportCrimePath(ports: Ports) {
  const { database, clock, newId, work } = ports;
  return async (path: string, name: string, conflict: ConflictMode = 'ask'): Promise<ImportedPath> => {
    const id = newId();
    const draft = { id, name, source: 'command', owner_id: operatorId, bytes: 0 } as const;
    await work.runHere(describeCrimeImport('crime_import', draft, { actor, conflict }), {
      insert: (tx) => insertCrimeImport(tx, draft, clock()),
      run: (context) => runCrimeImport(ports, { id, name, path, actor, conflict, keepFiles: true }, context),
    });
    const found = await findCrimeImport(database.read, id);
    if (!found) throw new ApiError('import_not_found');
    const conflicts = found.state === 'held' ? await findConflicts(database.read, id) : [];
    const files = await listCrimeFiles(database.read, id, filesListed);
    return { import: found, files, conflicts: conflicts.map(toConflict) };
  };
}
