import type { Readable } from 'node:stream';
import {
  cancelCrimeImport,
  crimeRejectionsShown,
  crimeUploadMaxBytes,
  decideCrimeImport,
  exportCrimeRejections,
  getCrimeFile,
  getCrimeImport,
  listCrimeImports,
  startArchiveImport,
  startCrimeImport,
  undoCrimeImport,
} from '@halyard/contracts/crime/crime-imports.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { AccessScope } from '@halyard/contracts/policy.ts';
import type { Kysely } from 'kysely';
import { lockLimit } from '../../../database/connections/lock-limit.ts';
import type { Transaction } from '../../../database/database.ts';
import type { Schema } from '../../../database/tables/schema.ts';
import { type EventLog, everyone } from '../../../event-log/event-log.ts';
import type { BackgroundWork } from '../../../platform/background/background-work.ts';
import { operatorId } from '../../../platform/callers/admit-operator.ts';
import type { Caller } from '../../../platform/callers/caller.ts';
import { mountRead, mountStream, mountWork, type Platform } from '../../../platform/mount/mount.ts';
import { writeCsv } from '../../../platform/replies/write-csv.ts';
import { acceptUpload, receiveUpload } from '../../../platform/requests/receive-upload.ts';
import type { FileStorage } from '../../../platform/storage/file-storage.ts';
import { createDecideCrimeImport } from './decide-crime-import.ts';
import { cancelWithEvent } from './end-crime-import.ts';
import type { OpenArchive } from './fetch-archive.ts';
import { findCrimeFile, listCrimeFiles } from './file-store.ts';
import { findConflicts, toConflict } from './find-conflicts.ts';
import {
  countWaiting,
  endCrimeImport,
  findCrimeImport,
  insertCrimeImport,
  listCrimeImportRows,
  lockCoverage,
  type NewCrimeImport,
} from './import-store.ts';
import { unpublishCrime } from './publish-crime.ts';
import { queueCrimeImport, type Wish, workIdsOf } from './queue-crime-import.ts';
import { readRejections } from './read-rejections.ts';
import { listStoredFiles, removeStored, revertCrimeImport, waitingKey } from './revert-crime-import.ts';

export type ImportPorts = {
  readonly log: EventLog;
  readonly work: BackgroundWork;
  readonly newId: () => string;
  readonly storage: FileStorage;
  readonly openArchive: OpenArchive;
};

const filesShown = 2_000;
/** Maximum rejected rows of one download: beyond, no one reads them individually. */
const rejectionsWritten = 100_000;

const ownerOf = (reach: AccessScope, caller: Caller) => (reach === 'own' ? caller.id : undefined);

async function requireImport({ database }: Platform, id: string, ownerId?: string) {
  const found = await findCrimeImport(database.read, id, ownerId);
  if (!found) throw new ApiError('import_not_found');
  return found;
}

async function requireFile({ database }: Platform, id: string) {
  const found = await findCrimeFile(database.read, id);
  if (!found) throw new ApiError('crime_file_not_found');
  return found;
}

/** Maximum waiting imports per user: enough for a folder of three years, file by file. */
const waitingMost = 500;

async function requireRoom(db: Kysely<Schema>, { id }: Caller): Promise<void> {
  if ((await countWaiting(db, id)) >= waitingMost) throw new ApiError('too_many_imports');
}

type Adding = Wish & {
  readonly work: BackgroundWork;
  readonly draft: NewCrimeImport;
  readonly caller: Caller;
  readonly now: number;
};

/** Counts again: others may have been queued during the upload. */
async function addWaiting(tx: Transaction, { work, draft, caller, now, ...wish }: Adding): Promise<void> {
  await lockLimit(tx);
  await requireRoom(tx, caller);
  await insertCrimeImport(tx, draft, now);
  await queueCrimeImport(tx, work, draft, wish);
}

/** The body of this one route is a file and reaches the handler as a stream. */
function mountUpload(platform: Platform, { work, newId, storage }: ImportPorts) {
  const { clock } = platform;
  platform.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    mountStream(
      { ...platform, app: scope },
      startCrimeImport,
      async ({ request, response, query, storeOnce, ...by }) => {
        if (Number(request.headers['content-length'] ?? 0) > crimeUploadMaxBytes) {
          response.header('connection', 'close');
          throw new ApiError('body_too_large');
        }
        await requireRoom(platform.database.read, by.caller);
        const [id, { name, conflict = 'ask' }] = [newId(), query];
        const path = await storage.draftPath();
        const upload = (request.body ?? request.raw) as Readable;
        const { bytes, digest } = await receiveUpload(upload, path, crimeUploadMaxBytes);
        const source = by.caller.id === operatorId ? 'command' : 'upload';
        const draft = { id, name, source, owner_id: by.caller.id, bytes } as const;
        const started = await acceptUpload(storage, waitingKey(id), path, () =>
          storeOnce(digest, async (tx) => {
            await addWaiting(tx, { work, draft, conflict, caller: by.caller, actor: by.actor, now: clock() });
            return findCrimeImport(tx, id);
          }),
        );
        if (started?.id !== id) await storage.remove([waitingKey(id)]);
        return started;
      },
    );
  });
}

/** Asks the publisher first: an unavailable month leaves no import. */
function mountArchive(platform: Platform, { work, newId, openArchive }: ImportPorts) {
  const { clock, database } = platform;
  mountWork(platform, startArchiveImport, async ({ body: { month, conflict = 'ask' }, caller, actor }) => {
    await requireRoom(database.read, caller);
    const archive = await openArchive(month);
    // Whichever node has room fetches it.
    archive.drop();
    const [id, name] = [newId(), `${month}.zip`];
    const draft = { id, name, source: 'archive', owner_id: caller.id, bytes: archive.bytes } as const;
    await database.write((tx) => addWaiting(tx, { work, draft, conflict, caller, actor, now: clock() }));
    return requireImport(platform, id);
  });
}

function mountEndings(platform: Platform, { log, work, storage }: ImportPorts) {
  const { clock, database } = platform;

  mountWork(platform, cancelCrimeImport, async ({ params: { id }, caller, reach, actor }) => {
    await requireImport(platform, id, ownerOf(reach, caller));
    await database.write(async (tx) => {
      for (const workId of workIdsOf(id)) await work.withdraw(tx, workId);
      const from = ['waiting', 'reading', 'held'] as const;
      if (!(await cancelWithEvent(tx, { clock, log }, { id, actor, from }))) throw new ApiError('import_not_running');
    });
    for (const workId of workIdsOf(id)) work.interrupt(workId);
    await storage.remove([waitingKey(id)]);
    await revertCrimeImport(database, storage, id);
    return requireImport(platform, id);
  });

  const decide = createDecideCrimeImport({ database, clock, log, storage });
  mountWork(platform, decideCrimeImport, async ({ params: { id }, body: { decision }, caller, reach, actor }) => {
    // The operator can decide on any user's import, as without a running server.
    await requireImport(platform, id, caller.id === operatorId ? undefined : ownerOf(reach, caller));
    return decide(id, decision, actor);
  });

  mountWork(platform, undoCrimeImport, async ({ params: { id }, caller, reach, actor }) => {
    const found = await requireImport(platform, id, ownerOf(reach, caller));
    const keys = await listStoredFiles(database, id);
    const taken = await database.write(async (tx) => {
      const now = clock();
      await lockCoverage(tx, now);
      if (!(await endCrimeImport(tx, id, { state: 'undone', from: ['finished'] }, now)))
        throw new ApiError('import_not_finished');
      await log.record(tx, {
        at: now,
        kind: 'crime_import_undone',
        severity: 'medium',
        actor,
        audienceId: everyone,
        objectType: 'crime_import',
        objectId: id,
        subject: found.name,
      });
      return unpublishCrime(tx, id);
    });
    await removeStored(storage, keys);
    return { import: await requireImport(platform, id), ...taken };
  });
}

/** Imports of police data: start, progress, import summaries, rejected rows, cancel and undo. */
export function mountCrimeImports(platform: Platform, ports: ImportPorts): void {
  const { database } = platform;
  const { storage } = ports;
  mountUpload(platform, ports);
  mountArchive(platform, ports);
  mountEndings(platform, ports);

  mountRead(platform, listCrimeImports, ({ query }) => listCrimeImportRows(database.read, query));

  mountRead(platform, getCrimeImport, async ({ params: { id } }) => {
    const found = await requireImport(platform, id);
    const conflicts = found.state === 'held' ? await findConflicts(database.read, id) : [];
    const files = await listCrimeFiles(database.read, id, filesShown);
    return { import: found, files, conflicts: conflicts.map(toConflict) };
  });

  mountRead(platform, getCrimeFile, async ({ params: { id } }) => {
    const file = await requireFile(platform, id);
    return { file, rejections: await readRejections(storage, id, crimeRejectionsShown) };
  });

  mountRead(platform, exportCrimeRejections, async ({ params: { id } }) => {
    await requireFile(platform, id);
    const rejections = await readRejections(storage, id, rejectionsWritten);
    const text = writeCsv(['line', 'reason', 'column', 'text'], rejections);
    return { file: { name: `rejections-${id}.csv`, mediaType: 'text/csv', text }, rows: rejections.length };
  });
}
