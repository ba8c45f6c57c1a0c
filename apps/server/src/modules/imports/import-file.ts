import { stat } from 'node:fs/promises';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { ImportRecord, Rejection } from '@halyard/contracts/intelligence/imports.ts';
import type { Actor } from '../../event-log/event-log.ts';
import type { BackgroundWork } from '../../platform/background/background-work.ts';
import { operatorId } from '../../platform/callers/admit-operator.ts';
import type { ImportPorts } from './import-ports.ts';
import { findImport, insertImport, readRejections } from './import-store.ts';
import { describeImport } from './queue-import.ts';
import { runImport, type WaitingImport } from './run-import.ts';

type Ports = Omit<ImportPorts, 'work'> & { readonly work: BackgroundWork };

const rejectionsAnswered = 100;
const actor: Actor = { id: operatorId, address: null, requestId: null };

/** Imports a local file to its end, signed by the operator; the file stays in place. */
export function createImportFile(ports: Ports) {
  const { database, clock, work } = ports;
  return async (
    file: Pick<WaitingImport, 'id' | 'fileName' | 'format' | 'path'>,
  ): Promise<{ import: ImportRecord; rejections: Rejection[] }> => {
    const { id, fileName, format, path } = file;
    const { size: bytes } = await stat(path);
    const draft = { id, file_name: fileName, format, owner_id: operatorId, bytes };
    await work.runHere(describeImport(draft, actor), {
      insert: (tx) => insertImport(tx, draft, clock()),
      run: (context) => runImport(ports, { ...file, bytes, actor, keepFile: true }, context),
    });
    const found = await findImport(database.read, id);
    if (!found) throw new ApiError('import_not_found');
    return { import: found, rejections: await readRejections(database.read, id, rejectionsAnswered) };
  };
}
