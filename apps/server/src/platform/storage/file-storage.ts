import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file as the storage lists it. `modifiedAt` in milliseconds, by the clock of the storage. */
export type StoredFile = { readonly key: string; readonly bytes: number; readonly modifiedAt: number };

/** Files on this machine, in the requested order, until they are released. */
export type HeldFiles = { readonly paths: readonly string[]; release(): void };

/** The cache hit rate, and the cache size; undefined for a folder, which is itself local. */
export type CacheFigures = {
  readonly hits: number;
  readonly misses: number;
  readonly bytes: number;
  readonly mostBytes: number;
};

/**
 * Where the nodes of a workspace keep files that all of them need: a folder, or a bucket of an S3-compatible store. Keys
 * are relative paths with slashes (`parts/street/2026-03/kent-1.parquet`); the first segment says whose file it is:
 *
 *   parts/       police data, one Parquet file a part       rejections/  rows that an import rejected, as CSV
 *   waiting/     uploads of police data                     uploads/     uploads of threats and entities
 *   archives/    old partitions of the database, Parquet    kept/        what no row named, for two weeks
 *
 * Files are immutable: a key is written once, whole or not at all, and then only read, moved or removed. Everything that
 * needs the store rejects with `StorageAway` after a bounded time when it does not answer.
 */
export type FileStorage = {
  readonly kind: 'folder' | 's3';
  /** For people: the folder, or bucket and prefix with the address of the store. */
  readonly place: string;
  /**
   * Held files are below it by their key, `work/` in it is for drafts: DuckDB is allowed to read here and nowhere else.
   */
  readonly localFolder: string;
  /** The local path of a held file, or of a draft to be stored. */
  localPath(key: string): string;
  /** A new path below `localFolder/work` for a file that is put later. Its folder is there. */
  draftPath(): Promise<string>;
  /**
   * Keeps a stream, or a file of this machine, which is moved (or stays, where it is at `localPath(key)`). The same
   * bytes can be put again; rejects with `KeyTaken` where others have the key.
   */
  put(key: string, source: Readable | { readonly path: string }): Promise<void>;
  /** The bytes of a file from the storage itself. Rejects with `NotStored`. */
  read(key: string): Promise<Readable>;
  /** Undefined where there is no such file. */
  find(key: string): Promise<StoredFile | undefined>;
  /** Fetches files to this machine and keeps them until they are released. Rejects with `NotStored`. */
  hold(keys: readonly string[]): Promise<HeldFiles>;
  /** Files whose key begins with `folder`, which ends with a slash; '' lists all but drafts. */
  list(folder: string): AsyncIterable<StoredFile>;
  /** Rejects with `NotStored`. */
  move(from: string, to: string): Promise<void>;
  /** Missing keys are ignored. */
  remove(keys: readonly string[]): Promise<void>;
  /** A local copy was found damaged: it is fetched again on the next use. */
  distrust(key: string): void;
  cacheFigures(): CacheFigures | undefined;
  close(): void;
};

/** Nothing is at a key. */
export class NotStored extends Error {
  override readonly name = 'NotStored';
  readonly key: string;

  constructor(key: string, place: string, options?: ErrorOptions) {
    super(`${key} is not in the storage ${place}.`, options);
    this.key = key;
  }
}

/** Another file has the key. */
export class KeyTaken extends Error {
  override readonly name = 'KeyTaken';

  constructor(key: string, place: string) {
    super(`${key} is in the storage ${place} already, with other content.`);
  }
}

/** The storage does not answer, or not as it should. */
export class StorageAway extends Error {
  override readonly name = 'StorageAway';
}

/** Returns the key; throws for one outside the storage. */
export function requireKey(key: string): string {
  const isOdd = (segment: string) => segment === '' || segment === '.' || segment === '..';
  if (key.split('/').some(isOdd) || /[\\\p{Cc}]/u.test(key)) throw new Error(`${key} is no key of the storage.`);
  return key;
}

/** A new path below `work/`, for drafts until they are stored. */
export async function newDraft(folder: string): Promise<string> {
  const path = join(folder, 'work', `draft-${randomUUID()}`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  return path;
}

/** Writes a stream to a path durably; returns bytes and SHA-256 (hexadecimal). On failure nothing is left. */
export async function writeDraft(path: string, source: Readable): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(source, counter, createWriteStream(path, { mode: 0o600, flush: true }));
    return { bytes, sha256: hash.digest('hex') };
  } catch (cause) {
    await rm(path, { force: true });
    throw cause;
  }
}

/** The SHA-256 of a file, in hexadecimal digits. */
export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
