import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '@halyard/contracts/errors.ts';
import { isStorageFull } from '../../database/storage-full.ts';
import type { FileStorage } from '../storage/file-storage.ts';

/** Passes bytes on until there are more than `most`, and counts and digests them. */
function limitBytes(most: number) {
  let bytes = 0;
  const hash = createHash('sha256');
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(bytes > most ? new ApiError('body_too_large') : null, chunk);
    },
  });
  return { limit, result: () => ({ bytes, digest: hash.digest('base64url') }) };
}

/** Stores an upload under its own key, and runs the following work; it is deleted if that fails. */
export async function acceptUpload<T>(
  storage: FileStorage,
  key: string,
  path: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    await storage.put(key, { path });
    return await work();
  } catch (cause) {
    await rm(path, { force: true });
    // If the storage is unreachable it stays, and is swept later.
    await storage.remove([key]).catch(() => undefined);
    throw cause;
  }
}

/**
 * Writes an upload to `path` and returns its length in bytes and its SHA-256. Nothing is left at `path` if it is longer
 * than `most`, if the sender disconnects or if the disk is full.
 */
export async function receiveUpload(
  upload: Readable,
  path: string,
  most: number,
): Promise<{ readonly bytes: number; readonly digest: string }> {
  const { limit, result } = limitBytes(most);
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(upload, limit, createWriteStream(path, { mode: 0o600 }));
    return result();
  } catch (cause) {
    await rm(path, { force: true });
    if (isStorageFull(cause)) throw new ApiError('storage_full', undefined, { cause });
    throw cause;
  }
}
