import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { rejectionsBeside } from '../../../platform/files/rejections-beside.ts';
import type { FileStorage } from '../../../platform/storage/file-storage.ts';
import type { FeedPage } from '../feeds/feed-reader.ts';

/** The rest is left for the next run: well below the import limit. */
const mostBytes = 200 * 1024 * 1024;
const mostObjects = 900_000;

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64').slice(0, 16);

/**
 * Writes what a feed holds into a bundle on the disk, page by page, so that memory stays small. What could not be read
 * is beside it, line by line. An object that comes twice and is the same both times is one object.
 */
export async function openSpool(path: string, bundleId: string) {
  const bundle = await open(path, 'w');
  const beside = rejectionsBeside(path);
  let rejections: FileHandle | undefined;
  const seen = new Map<string, string>();
  let objects = 0;
  let rejected = 0;
  let bytes = 0;
  const write = async (text: string) => {
    bytes += (await bundle.write(text)).bytesWritten;
  };
  await write(`{"type":"bundle","id":"${bundleId}","objects":[`);

  function isNew(object: unknown, text: string): boolean {
    const { id } = (object ?? {}) as { readonly id?: unknown };
    if (typeof id !== 'string') return true;
    const digest = digestOf(text);
    if (seen.get(id) === digest) return false;
    seen.set(id, digest);
    return true;
  }

  return {
    async add({ objects: found, rejected: failed }: FeedPage): Promise<void> {
      const texts = found.flatMap((object) => {
        const text = JSON.stringify(object);
        return isNew(object, text) ? [text] : [];
      });
      if (texts.length > 0) await write(`${objects === 0 ? '\n' : ',\n'}${texts.join(',\n')}`);
      objects += texts.length;
      if (failed.length === 0) return;
      rejections ??= await open(beside, 'w');
      await rejections.write(`${failed.map((one) => JSON.stringify(one)).join('\n')}\n`);
      rejected += failed.length;
    },
    isFull: () => bytes >= mostBytes || objects + rejected >= mostObjects,
    hasObjects: () => objects > 0,
    isEmpty: () => objects + rejected === 0,
    /** Returns its length. */
    async end(): Promise<number> {
      await write('\n]}\n');
      await rejections?.sync();
      await bundle.sync();
      return bytes;
    },
    /** Puts the bundle where its import finds it, what could not be read first. */
    async put(storage: FileStorage, key: string): Promise<void> {
      if (rejections) await storage.put(rejectionsBeside(key), { path: beside });
      await storage.put(key, { path });
    },
    async close(): Promise<void> {
      await bundle.close();
      await rejections?.close();
    },
    /** Wherever it is by now. */
    async remove(storage: FileStorage, key: string): Promise<void> {
      await rm(path, { force: true });
      await rm(beside, { force: true });
      await storage.remove([key, rejectionsBeside(key)]);
    },
  };
}
