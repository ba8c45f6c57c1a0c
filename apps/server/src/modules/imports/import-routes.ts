import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { ApiError } from '@halyard/contracts/errors.ts';
import {
  cancelImport,
  exportRejections,
  getImport,
  type ImportFormat,
  importMaxBytes,
  importMaxObjects,
  listImports,
  previewUndo,
  rejectionsShown,
  startImport,
  undoImport,
} from '@halyard/contracts/intelligence/imports.ts';
import type { AccessScope } from '@halyard/contracts/policy.ts';
import { guessFormat } from '@halyard/threat-exchange';
import type { BackgroundWork } from '../../platform/background/background-work.ts';
import type { Caller } from '../../platform/callers/caller.ts';
import { rejectionsBeside, uploadKey } from '../../platform/files/rejections-beside.ts';
import { mountRead, mountStream, mountWork, type Platform } from '../../platform/mount/mount.ts';
import { writeCsv } from '../../platform/replies/write-csv.ts';
import { acceptUpload, receiveUpload } from '../../platform/requests/receive-upload.ts';
import type { FileStorage } from '../../platform/storage/file-storage.ts';
import { cancelWithEvent } from './end-import.ts';
import type { ImportPorts } from './import-ports.ts';
import { findImport, findQueued, insertImport, listImportRows, readRejections, requestUndo } from './import-store.ts';
import type { EffectPorts } from './preview/preview-effects.ts';
import { mountPreviews } from './preview/preview-routes.ts';
import { readUndoPreview } from './preview-undo.ts';
import { queueImport, queueUndo, workIdsOf } from './queue-import.ts';

type Ports = Pick<ImportPorts, 'log' | 'newId'> & {
  readonly work: BackgroundWork;
  /** Where uploads wait, whichever node runs them. */
  readonly storage: FileStorage;
} & EffectPorts;

async function readBeginning(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1_024), 0, 1_024, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const ownerOf = (reach: AccessScope, caller: Caller) => (reach === 'own' ? caller.id : undefined);

/** The body of this one route is a file and reaches the handler as a stream. */
function mountUpload(platform: Platform, { work, newId, storage }: Ports) {
  const { clock } = platform;
  platform.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    mountStream({ ...platform, app: scope }, startImport, async ({ request, response, query, storeOnce, ...by }) => {
      if (Number(request.headers['content-length'] ?? 0) > importMaxBytes) {
        response.header('connection', 'close');
        throw new ApiError('body_too_large');
      }
      const id = newId();
      const path = await storage.draftPath();
      const { bytes, digest } = await receiveUpload((request.body ?? request.raw) as Readable, path, importMaxBytes);
      const format: ImportFormat = query.format ?? guessFormat(await readBeginning(path));
      const draft = {
        id,
        file_name: query.name,
        format,
        owner_id: by.caller.id,
        bytes,
        ...(query.preview === 'true' && { preview: 'asked' as const }),
      };
      const started = await acceptUpload(storage, uploadKey(id), path, () =>
        storeOnce(digest, async (tx) => {
          await insertImport(tx, draft, clock());
          await queueImport(tx, { work }, draft, by.actor);
          return findImport(tx, id);
        }),
      );
      if (started?.id !== id) await storage.remove([uploadKey(id)]);
      return started;
    });
  });
}

/** Imports of STIX bundles and CSV files: start, progress, import summary, cancel and undo. */
export function mountImports(platform: Platform, ports: Ports): void {
  const { clock, database } = platform;
  const { work, storage } = ports;
  const endings = { ...ports, database, clock };
  mountUpload(platform, ports);
  mountPreviews(platform, ports);

  mountRead(platform, listImports, ({ query }) => listImportRows(database.read, query));

  mountRead(platform, getImport, async ({ params }) => {
    const found = await findImport(database.read, params.id);
    if (!found) throw new ApiError('import_not_found');
    return { import: found, rejections: await readRejections(database.read, params.id, rejectionsShown) };
  });

  mountRead(platform, exportRejections, async ({ params }) => {
    const found = await findImport(database.read, params.id);
    if (!found) throw new ApiError('import_not_found');
    const rejections = await readRejections(database.read, params.id, importMaxObjects);
    const text = writeCsv(['place', 'objectId', 'reason', 'detail'], rejections);
    return { file: { name: `rejections-${params.id}.csv`, mediaType: 'text/csv', text }, rows: rejections.length };
  });

  mountWork(platform, cancelImport, async ({ params, caller, reach, actor }) => {
    const found = await findImport(database.read, params.id, ownerOf(reach, caller));
    if (!found) throw new ApiError('import_not_found');
    const ids = await workIdsOf(database.read, params.id);
    await database.write(async (tx) => {
      for (const id of ids) await work.withdraw(tx, id);
      if (!(await cancelWithEvent(tx, endings, { id: params.id, actor }))) throw new ApiError('import_not_running');
    });
    for (const id of ids) work.interrupt(id);
    const key = uploadKey(params.id);
    await storage.remove([key, rejectionsBeside(key)]);
    return (await findImport(database.read, params.id)) ?? found;
  });

  mountRead(platform, previewUndo, async ({ params, caller, reach }) => {
    const found = await findImport(database.read, params.id, ownerOf(reach, caller));
    if (!found) throw new ApiError('import_not_found');
    if (found.state !== 'finished') throw new ApiError('import_not_finished');
    return readUndoPreview(database.read, params.id);
  });

  mountWork(platform, undoImport, async ({ params, caller, reach, actor }) => {
    const found = await findImport(database.read, params.id, ownerOf(reach, caller));
    if (!found) throw new ApiError('import_not_found');
    await database.write(async (tx) => {
      const row = await findQueued(tx, params.id);
      if (!row || !(await requestUndo(tx, params.id, actor))) throw new ApiError('import_not_finished');
      await queueUndo(tx, endings, row);
    });
    return (await findImport(database.read, params.id)) ?? found;
  });
}
