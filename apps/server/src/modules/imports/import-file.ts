import { stat } from 'node:fs/promises';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { ImportRecord, Rejection } from '@halyard/contracts/imports.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { operatorId } from '../../platform/callers/admit-operator.ts';
import type { Importer } from './create-importer.ts';
import { findImport, insertImport, readRejections } from './import-store.ts';
import type { WaitingImport } from './run-import.ts';

type Ports = { readonly database: Database; readonly clock: Clock; readonly importer: Importer };

const rejectionsAnswered = 100;

/** Imports a file of this machine to its end, signed by the operator; the file stays where it is. */
export function createImportFile({ database, clock, importer }: Ports) {
  return async (file: Omit<WaitingImport, 'actor'>): Promise<{ import: ImportRecord; rejections: Rejection[] }> => {
    const { id, fileName, format, path } = file;
    const { size } = await stat(path);
    const draft = { id, file_name: fileName, format, owner_id: operatorId, bytes: size };
    await database.write((tx) => insertImport(tx, draft, clock()));
    await importer.add({ ...file, actor: { id: operatorId, address: null, requestId: null }, keepFile: true });
    const found = await findImport(database.read, id);
    if (!found) throw new ApiError('import_not_found');
    return { import: found, rejections: await readRejections(database.read, id, rejectionsAnswered) };
  };
}
