import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileStorage, NotStored, writeDraft } from '../../platform/storage/file-storage.ts';
import { listBelow } from '../../platform/storage/folder-storage.ts';
import { partFolders } from './manifest.ts';

const uploads = 'uploads/';

/** The path of a stored file in a backup. */
const pathOf = (folder: string, key: string) =>
  key.startsWith(uploads)
    ? join(folder, partFolders.uploads, key.slice(uploads.length))
    : join(folder, partFolders.crime, key);

/**
 * Copies the files of a storage that are not in the backup yet in this size; returns how many are outside `uploads/`. A
 * file that goes away meanwhile is left out.
 */
export async function copyStored(storage: FileStorage, folder: string, below: string): Promise<number> {
  let count = 0;
  for await (const { key, bytes } of storage.list(below)) {
    if (!key.startsWith(uploads)) count++;
    const target = pathOf(folder, key);
    const there = await stat(target).catch(() => undefined);
    if (there?.size === bytes) continue;
    try {
      await writeDraft(target, await storage.read(key));
    } catch (cause) {
      if (!(cause instanceof NotStored)) throw cause;
    }
  }
  return count;
}

async function putBelow(storage: FileStorage, folder: string, prefix: string): Promise<number> {
  const paths = await listBelow(folder);
  for (const path of paths) await storage.put(prefix + path, createReadStream(join(folder, path)));
  return paths.length;
}

/** Puts the files of a backup into a storage; returns how many are outside `uploads/`. */
export async function putStored(storage: FileStorage, folder: string): Promise<number> {
  await putBelow(storage, join(folder, partFolders.uploads), uploads);
  return putBelow(storage, join(folder, partFolders.crime), '');
}
