import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import {
  type FileStorage,
  KeyTaken,
  NotStored,
  newDraft,
  requireKey,
  type StoredFile,
  sha256Of,
  writeDraft,
} from './file-storage.ts';

type Folders = {
  readonly folder: string;
  /** Path of `uploads/`, which may be beside `folder`. */
  readonly uploadFolder: string;
};

const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException).code;
const uploads = 'uploads/';
const draftMark = '.draft';

async function sizeOf(path: string): Promise<Omit<StoredFile, 'key'> | undefined> {
  const found = await stat(path).catch((cause) => {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(cause) ?? '')) return undefined;
    throw cause;
  });
  return found?.isFile() ? { bytes: found.size, modifiedAt: found.mtimeMs } : undefined;
}

/** The paths of the files below a folder, relative to it and with slashes; none if it does not exist. */
export async function listBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((cause) => {
    if (codeOf(cause) === 'ENOENT') return [];
    throw cause;
  });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(draftMark))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'));
}

/** Empty day folders would stay forever. Non-empty ones stay. */
async function removeEmptyDays(folder: string, key: string): Promise<void> {
  if (!key.startsWith('kept/')) return;
  for (let below = dirname(key); below !== '.'; below = dirname(below))
    if (
      !(await rmdir(join(folder, below)).then(
        () => true,
        () => false,
      ))
    )
      return;
}

/** On another disk than the storage a file is copied beside its place first. */
async function bringBeside(path: string, target: string): Promise<string> {
  const draft = `${target}${draftMark}`;
  await copyFile(path, draft);
  const copy = await open(draft, 'r+');
  await copy.sync().finally(() => copy.close());
  await rm(path, { force: true });
  return draft;
}

/** The storage of one machine, or of several that mount the same folder. Existing files stay in place. */
export function openFolderStorage(folders: Folders): FileStorage {
  const [folder, uploadFolder] = [resolve(folders.folder), resolve(folders.uploadFolder)];
  const localPath = (key: string) =>
    requireKey(key).startsWith(uploads) ? join(uploadFolder, key.slice(uploads.length)) : join(folder, key);

  /** A hard link is only created at an unused path: of two concurrent puts one is notified of the other. */
  async function place(path: string, key: string): Promise<void> {
    const target = localPath(key);
    if (path === target) return;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    try {
      await link(path, target);
      await rm(path);
    } catch (cause) {
      const code = codeOf(cause);
      if (code === 'EXDEV') return place(await bringBeside(path, target), key);
      if (code === 'EEXIST') {
        const isSame = (await sha256Of(path)) === (await sha256Of(target));
        await rm(path, { force: true });
        if (!isSame) throw new KeyTaken(key, folder);
        return;
      }
      // A file system without links.
      if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw cause;
      if (await sizeOf(target)) throw new KeyTaken(key, folder);
      await rename(path, target);
    }
  }

  async function requireStored(key: string): Promise<StoredFile> {
    const found = await sizeOf(localPath(key));
    if (!found) throw new NotStored(key, folder);
    return Object.assign({ key }, found);
  }

  return {
    kind: 'folder',
    place: folder,
    localFolder: folder,
    localPath,
    draftPath: () => newDraft(folder),
    async put(key, source) {
      if (!(source instanceof Readable)) return place(resolve(source.path), key);
      const draft = await newDraft(folder);
      await writeDraft(draft, source);
      await place(draft, key);
    },
    async read(key) {
      await requireStored(key);
      return createReadStream(localPath(key));
    },
    async find(key) {
      const found = await sizeOf(localPath(key));
      return found && Object.assign({ key }, found);
    },
    async hold(keys) {
      for (const key of keys) await requireStored(key);
      return { paths: keys.map(localPath), release: () => undefined };
    },
    async *list(below) {
      const isOwn = (key: string) => key.startsWith(below) && !/^(work|uploads)\//.test(key);
      const own = (await listBelow(join(folder, below))).map((path) => below + path).filter(isOwn);
      const uploaded = below === '' || below === uploads ? await listBelow(uploadFolder) : [];
      for (const key of [...own, ...uploaded.map((path) => uploads + path)]) {
        const found = await sizeOf(localPath(key));
        if (found) yield Object.assign({ key }, found);
      }
    },
    async move(from, to) {
      await requireStored(from);
      await mkdir(dirname(localPath(to)), { recursive: true, mode: 0o700 });
      await rename(localPath(from), localPath(to));
      await removeEmptyDays(folder, from);
    },
    async remove(keys) {
      for (const key of keys) {
        await rm(localPath(key), { force: true });
        await removeEmptyDays(folder, key);
      }
    },
    distrust: () => undefined,
    cacheFigures: () => undefined,
    close: () => undefined,
  };
}
