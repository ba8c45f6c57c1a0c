import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
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
} from '@halyard/contracts/imports.ts';
import type { AccessScope } from '@halyard/contracts/policy.ts';
import { guessFormat } from '@halyard/threat-exchange';
import { type EventLog, everyone } from '../../event-log/event-log.ts';
import type { Caller } from '../../platform/callers/caller.ts';
import { mountRead, mountStream, mountWork, type Platform } from '../../platform/mount/mount.ts';
import { writeCsv } from '../../platform/replies/write-csv.ts';
import { acceptUpload, receiveUpload } from '../../platform/requests/receive-upload.ts';
import type { Importer } from './create-importer.ts';
import { askForUndo, endImport, findImport, insertImport, listImportRows, readRejections } from './import-store.ts';
import { readUndoPreview } from './preview-undo.ts';

type Ports = {
  readonly log: EventLog;
  readonly importer: Importer;
  readonly newId: () => string;
  /** Where uploads wait for their turn. */
  readonly uploadFolder: string;
};

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
function mountUpload(platform: Platform, { importer, newId, uploadFolder }: Ports) {
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
      const path = join(uploadFolder, id);
      const { bytes, digest } = await receiveUpload((request.body ?? request.raw) as Readable, path, importMaxBytes);
      const format: ImportFormat = query.format ?? guessFormat(await readBeginning(path));
      const draft = { id, file_name: query.name, format, owner_id: by.caller.id, bytes };
      const started = await acceptUpload(path, () =>
        storeOnce(digest, async (tx) => {
          await insertImport(tx, draft, clock());
          return findImport(tx, id);
        }),
      );
      if (started?.id === id) void importer.add({ id, fileName: query.name, format, path, actor: by.actor });
      else await rm(path, { force: true });
      return started;
    });
  });
}

/** Imports of STIX bundles and CSV files: start, progress, import summary, cancel and undo. */
export function mountImports(platform: Platform, ports: Ports): void {
  const { clock, database } = platform;
  const { log, importer } = ports;
  mountUpload(platform, ports);

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
    await database.write(async (tx) => {
      const now = clock();
      const from = ['waiting', 'reading', 'storing'] as const;
      if (!(await endImport(tx, params.id, { state: 'cancelled', from }, now)))
        throw new ApiError('import_not_running');
      await log.record(tx, {
        at: now,
        kind: 'import_cancelled',
        severity: 'low',
        actor,
        audienceId: everyone,
        objectType: 'import',
        objectId: params.id,
        subject: found.fileName,
      });
    });
    // The node that runs it hears of it at its next step, and clears away what it stored until now.
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
    if (!(await database.write((tx) => askForUndo(tx, params.id, actor, clock()))))
      throw new ApiError('import_not_finished');
    void importer.undo(params.id);
    return (await findImport(database.read, params.id)) ?? found;
  });
}
