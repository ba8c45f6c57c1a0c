import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type FileStorage, KeyTaken, StorageAway } from '../platform/storage/file-storage.ts';
import { openStorage, type StorageSettings } from '../platform/storage/open-storage.ts';
import { type CrimeMark, type MarkedFolder, markCrimeFolder, readCrimeFolder } from './crime-folder.ts';
import { exitCodes, StartError } from './start-error.ts';

const markKey = 'workspace-id';
const partsLooked = 500;

/** Works with the storage of the settings; one that does not answer ends the start with code 73. */
async function inStorage<T>(settings: StorageSettings, work: (storage: FileStorage) => Promise<T>): Promise<T> {
  const storage = await openStorage(settings);
  try {
    return await work(storage);
  } catch (cause) {
    if (!(cause instanceof StorageAway)) throw cause;
    const message = `${cause.message} Put that right, or correct the settings HALYARD_STORAGE_….`;
    throw new StartError(exitCodes.folder, message, { cause });
  } finally {
    storage.close();
  }
}

const readMark = async (storage: FileStorage): Promise<string | undefined> =>
  (await storage.find(markKey)) ? (await text(await storage.read(markKey))).trim() : undefined;

async function listParts(storage: FileStorage): Promise<string[]> {
  const parts: string[] = [];
  for await (const { key } of storage.list('parts/')) if (parts.push(key) >= partsLooked) break;
  return parts;
}

/** The state of a storage; rejects an unusable one. Changes nothing. */
export function readStorageMark(settings: StorageSettings): Promise<CrimeMark> {
  if (!settings.s3) return readCrimeFolder(settings.crimeFolder);
  return inStorage(settings, async (storage) => {
    const mark = await readMark(storage);
    return { mark, parts: mark === undefined ? await listParts(storage) : [] };
  });
}

/** Marks a storage for this workspace. If nodes do so concurrently, the first marker stays. */
export function markStorage(
  settings: StorageSettings,
  workspaceId: string,
  newId: () => string,
): Promise<MarkedFolder> {
  if (!settings.s3) return markCrimeFolder(settings.crimeFolder, workspaceId, newId);
  return inStorage(settings, async (storage) => {
    const mine = `${workspaceId}.${newId()}`;
    if ((await readMark(storage)) === undefined)
      await storage.put(markKey, Readable.from([Buffer.from(`${mine}\n`)])).catch((cause) => {
        if (!(cause instanceof KeyTaken)) throw cause;
      });
    const mark = (await readMark(storage)) ?? '';
    return {
      mark,
      async unmark() {
        if (mark === mine) await inStorage(settings, (again) => again.remove([markKey]));
      },
    };
  });
}
