import { createHash } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline, Readable, Transform } from 'node:stream';
import { placeOfS3, type S3Settings } from '../../read-storage-settings.ts';
import {
  type FileStorage,
  KeyTaken,
  NotStored,
  newDraft,
  requireKey,
  StorageAway,
  type StoredFile,
  sha256Of,
  writeDraft,
} from './file-storage.ts';
import { listBelow } from './folder-storage.ts';
import { createReadCache } from './read-cache.ts';
import { isTaken, openObjects } from './s3-objects.ts';

/** Maximum attempts for a file that arrives truncated or with another checksum. */
const fetchAttempts = 3;
const removedAtOnce = 16;

/** The storage of nodes that share only a bucket. Files that are read are cached below `cacheFolder`. */
export function openS3Storage(settings: S3Settings, cacheFolder: string): FileStorage {
  const place = placeOfS3(settings);
  const objects = openObjects(settings, place);
  const localPath = (key: string) => join(cacheFolder, requireKey(key));
  let loading: Promise<void> | undefined;

  async function moveIntoCache(path: string, key: string, bytes: number): Promise<void> {
    const target = localPath(key);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    if (path !== target) await rename(path, target);
    cache.add(key, bytes);
  }

  /** Ends with an error where it is not whole and as it was written: there may be proxies and disks in between. */
  async function read(key: string): Promise<Readable> {
    const { body, bytes: expected, sha256 } = await objects.read(key);
    const hash = createHash('sha256');
    let bytes = 0;
    const check = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        bytes += chunk.length;
        done(null, chunk);
      },
      flush(done) {
        const digest = hash.digest('hex');
        const isWhole = (expected ?? bytes) === bytes && (sha256 ?? digest) === digest;
        const problem = `${key} of the storage ${place} came with another length or checksum than it has.`;
        done(isWhole ? null : new StorageAway(problem));
      },
    });
    // The reader receives the error.
    return pipeline(body, check, () => undefined);
  }

  async function fetchOnce(key: string): Promise<{ path: string; bytes: number }> {
    const path = await newDraft(cacheFolder);
    const { bytes } = await writeDraft(path, await read(key));
    return { path, bytes };
  }

  async function fetch(key: string, target: string, left = fetchAttempts - 1): Promise<number> {
    try {
      const { path, bytes } = await fetchOnce(key);
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await rename(path, target);
      return bytes;
    } catch (cause) {
      if (cause instanceof NotStored) throw cause;
      // The client has already retried everything except interrupted transfers.
      if (left > 0) return fetch(key, target, left - 1);
      throw cause;
    }
  }

  const cache = createReadCache({ folder: cacheFolder, mostBytes: settings.cacheBytes, fetch });

  /**
   * Leftovers of an earlier process, oldest first. Only the holder of files needs it: commands may run beside a server.
   */
  async function load(): Promise<void> {
    const found: StoredFile[] = [];
    for (const key of (await listBelow(cacheFolder)).filter((path) => !path.startsWith('work/'))) {
      const { size: bytes, mtimeMs: modifiedAt } = await stat(localPath(key));
      found.push({ key, bytes, modifiedAt });
    }
    for (const { key, bytes } of found.sort((a, b) => a.modifiedAt - b.modifiedAt)) cache.add(key, bytes);
  }

  async function requireSame(key: string, sha256: string): Promise<boolean> {
    const found = await objects.head(key);
    if (found && found.sha256 !== sha256) throw new KeyTaken(key, place);
    return found !== undefined;
  }

  async function keep(key: string, path: string, { bytes, sha256 }: { bytes: number; sha256: string }) {
    if (!(await requireSame(key, sha256)))
      await objects.write(key, { path, bytes, sha256 }).catch(async (cause) => {
        if (!isTaken(cause) || !(await requireSame(key, sha256))) throw cause;
      });
    await moveIntoCache(path, key, bytes);
  }

  return {
    kind: 's3',
    place,
    localFolder: cacheFolder,
    localPath,
    draftPath: () => newDraft(cacheFolder),
    async put(key, source) {
      requireKey(key);
      const isStream = source instanceof Readable;
      const path = isStream ? await newDraft(cacheFolder) : source.path;
      const facts = isStream
        ? await writeDraft(path, source)
        : { bytes: (await stat(path)).size, sha256: await sha256Of(path) };
      await keep(key, path, facts).catch(async (cause) => {
        if (isStream) await rm(path, { force: true });
        throw cause;
      });
    },
    read: (key) => read(requireKey(key)),
    find: (key) => objects.head(requireKey(key)),
    async hold(keys) {
      loading ??= load();
      await loading;
      return cache.hold(keys.map(requireKey));
    },
    list: (folder) => objects.list(folder),
    async move(from, to) {
      await objects.copy(requireKey(from), requireKey(to));
      await objects.remove(from);
      cache.drop(from);
    },
    async remove(keys) {
      const waiting = [...keys];
      while (waiting.length > 0)
        await Promise.all(
          waiting.splice(0, removedAtOnce).map(async (key) => {
            await objects.remove(requireKey(key));
            cache.drop(key);
          }),
        );
    },
    distrust: (key) => cache.drop(key),
    cacheFigures: cache.figures,
    close: () => objects.close(),
  };
}
