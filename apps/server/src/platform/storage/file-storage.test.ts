import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { type FileStorage, KeyTaken, NotStored, StorageAway } from './file-storage.ts';
import { openFolderStorage } from './folder-storage.ts';
import { probeStorage, watchStore } from './probe-storage.ts';
import { openS3Storage } from './s3-storage.ts';

let folder: string;
let store: S3Server;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-storage-'));
  store = await startS3Server();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const mebibyte = 1024 * 1024;
const openS3 = (cacheBytes = 100 * mebibyte, name = 'cache') =>
  openS3Storage({ ...store.settings, cacheBytes }, join(folder, name));

const kinds: readonly (readonly [string, () => FileStorage])[] = [
  ['a folder', () => openFolderStorage({ folder: join(folder, 'crime'), uploadFolder: join(folder, 'uploads') })],
  ['an S3-compatible store', () => openS3()],
];

const textOf = async (storage: FileStorage, key: string) => (await buffer(await storage.read(key))).toString();
const put = (storage: FileStorage, key: string, text: string) => storage.put(key, Readable.from([Buffer.from(text)]));

async function keysOf(storage: FileStorage, below: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(below)) keys.push(key);
  return keys.sort();
}

async function* failing(): AsyncGenerator<Buffer> {
  yield Buffer.from('half of ');
  throw new Error('The sender went away.');
}

describe.each(kinds)('%s', (_, open) => {
  it('keeps a stream under its key, and says how long it is', async () => {
    const storage = open();
    await put(storage, 'parts/street/2026-03/kent-1.parquet', 'rows');
    expect(await textOf(storage, 'parts/street/2026-03/kent-1.parquet')).toBe('rows');
    const found = await storage.find('parts/street/2026-03/kent-1.parquet');
    expect(found).toMatchObject({ key: 'parts/street/2026-03/kent-1.parquet', bytes: 4 });
    expect(Math.abs((found?.modifiedAt ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it('says that nothing lies at a key', async () => {
    const storage = open();
    expect(await storage.find('uploads/none')).toBeUndefined();
    await expect(storage.read('uploads/none')).rejects.toBeInstanceOf(NotStored);
    await expect(storage.hold(['uploads/none'])).rejects.toBeInstanceOf(NotStored);
    await expect(storage.move('uploads/none', 'kept/none')).rejects.toBeInstanceOf(NotStored);
    await storage.remove(['uploads/none']);
  });

  it('keeps nothing of a stream that breaks off, and leaves no draft', async () => {
    const storage = open();
    await expect(storage.put('uploads/half', Readable.from(failing()))).rejects.toThrow('The sender went away.');
    expect(await storage.find('uploads/half')).toBeUndefined();
    expect(readdirSync(join(storage.localFolder, 'work'))).toEqual([]);
  });

  it('takes a draft of this machine, and a file that was written at its place', async () => {
    const storage = open();
    const draft = await storage.draftPath();
    writeFileSync(draft, 'an upload');
    await storage.put('uploads/one', { path: draft });
    expect(existsSync(draft)).toBe(false);
    expect(await textOf(storage, 'uploads/one')).toBe('an upload');
    const inPlace = storage.localPath('rejections/two.csv');
    mkdirSync(dirname(inPlace), { recursive: true });
    writeFileSync(inPlace, 'line,reason');
    await storage.put('rejections/two.csv', { path: inPlace });
    expect(await textOf(storage, 'rejections/two.csv')).toBe('line,reason');
  });

  it('never writes a file anew: the same bytes are no matter, others are rejected', async () => {
    const storage = open();
    await put(storage, 'archives/events-2026.parquet', 'first');
    await put(storage, 'archives/events-2026.parquet', 'first');
    await expect(put(storage, 'archives/events-2026.parquet', 'other')).rejects.toBeInstanceOf(KeyTaken);
    expect(await textOf(storage, 'archives/events-2026.parquet')).toBe('first');
  });

  it('of two that put a key at once lets one have it', async () => {
    const storage = open();
    const ended = await Promise.allSettled([put(storage, 'waiting/x', 'mine'), put(storage, 'waiting/x', 'other')]);
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(['mine', 'other']).toContain(await textOf(storage, 'waiting/x'));
  });

  it('lists what lies below a folder, page after page', async () => {
    const storage = open();
    const parts = ['1', '2', '3', '4', '5'].map((name) => `parts/street/2026-0${name}/kent-${name}.parquet`);
    for (const key of [...parts, 'uploads/one', 'uploads/one.rejected']) await put(storage, key, key);
    expect(await keysOf(storage, 'parts/')).toEqual(parts);
    expect(await keysOf(storage, 'uploads/')).toEqual(['uploads/one', 'uploads/one.rejected']);
    expect(await keysOf(storage, '')).toEqual([...parts, 'uploads/one', 'uploads/one.rejected']);
    expect(await keysOf(storage, 'kept/')).toEqual([]);
  });

  it('moves and removes', async () => {
    const storage = open();
    await put(storage, 'parts/street/2026-03/a+b c.parquet', 'rows');
    await storage.move('parts/street/2026-03/a+b c.parquet', 'kept/2026-11-27/parts/street/2026-03/a+b c.parquet');
    expect(await keysOf(storage, '')).toEqual(['kept/2026-11-27/parts/street/2026-03/a+b c.parquet']);
    await storage.remove(await keysOf(storage, ''));
    expect(await keysOf(storage, '')).toEqual([]);
  });

  it('holds files at their place below its folder', async () => {
    const storage = open();
    await put(storage, 'parts/street/2026-03/kent-1.parquet', 'rows');
    await put(storage, 'parts/street/2026-04/kent-2.parquet', 'more');
    const { paths, release } = await storage.hold(await keysOf(storage, 'parts/'));
    expect(paths.map((path) => readFileSync(path, 'utf8'))).toEqual(['rows', 'more']);
    expect(paths[0]).toBe(join(storage.localFolder, 'parts/street/2026-03/kent-1.parquet'));
    release();
  });

  it('takes no key that leads out of it', async () => {
    const storage = open();
    for (const key of ['../outside', '/etc/passwd', 'parts//x', 'parts/./x', 'parts/..', '', 'a\\b', 'a\nb'])
      await expect(put(storage, key, 'x')).rejects.toThrow('no key of the storage');
  });
});

describe('an S3-compatible store with a cache', () => {
  const key = 'parts/street/2026-03/kent-1.parquet';
  const fileAt = (name: string, key: string) => join(folder, name, key);

  it('fetches a file once on another machine, and finds it there again after a restart', async () => {
    await put(openS3(), key, 'rows');
    const other = openS3(undefined, 'other');
    for (const _ of [1, 2, 3]) (await other.hold([key])).release();
    await Promise.all([1, 2].map(async () => (await other.hold([key])).release()));
    expect(other.cacheFigures()).toMatchObject({ hits: 4, misses: 1, bytes: 4 });
    (await openS3(undefined, 'other').hold([key])).release();
    expect(store.requests.filter((request) => request === `GET /halyard-test/one/${key}`)).toHaveLength(1);
  });

  it('gets it through a store that is slow, cuts it off or damages it on the way', async () => {
    await put(openS3(), key, 'rows of a part');
    store.faults.push({ on: 'GET', how: 'slow_down', times: 1 });
    store.faults.push({ on: 'GET', how: 'cut', times: 1 });
    store.faults.push({ on: 'GET', how: 'damaged', times: 1 });
    const other = openS3(undefined, 'other');
    const { paths } = await other.hold([key]);
    expect(readFileSync(paths[0] ?? '', 'utf8')).toBe('rows of a part');
    expect(readdirSync(fileAt('other', 'work'))).toEqual([]);
  });

  it('gives up what comes damaged each time, and keeps nothing of it', async () => {
    await put(openS3(), key, 'rows');
    store.faults.push({ on: 'GET', how: 'damaged', times: 3 });
    const other = openS3(undefined, 'other');
    await expect(other.hold([key])).rejects.toBeInstanceOf(StorageAway);
    expect(existsSync(fileAt('other', key))).toBe(false);
    expect(other.cacheFigures()?.bytes).toBe(0);
    (await other.hold([key])).release();
  });

  it('does not follow a redirect', async () => {
    await put(openS3(), key, 'rows');
    store.faults.push({ on: 'GET', how: 'redirect', times: 10 });
    await expect(openS3(undefined, 'other').hold([key])).rejects.toBeInstanceOf(StorageAway);
  });

  it('removes what was not used for longest, and never what is held', async () => {
    const storage = openS3(10);
    for (const name of ['a', 'b', 'c']) await put(storage, `uploads/${name}`, `four${name}`.slice(1));
    expect(['a', 'b', 'c'].map((name) => existsSync(fileAt('cache', `uploads/${name}`)))).toEqual([false, true, true]);
    const held = await storage.hold(['uploads/a', 'uploads/b', 'uploads/c']);
    expect(storage.cacheFigures()?.bytes).toBe(12);
    for (const path of held.paths) expect(existsSync(path)).toBe(true);
    held.release();
    expect(storage.cacheFigures()?.bytes).toBe(8);
  });

  it('brings a file anew that someone has cut off or removed in the cache, or that is not trusted', async () => {
    const storage = openS3();
    await put(storage, key, 'rows');
    truncateSync(fileAt('cache', key), 2);
    const held = await storage.hold([key]);
    expect(readFileSync(held.paths[0] ?? '', 'utf8')).toBe('rows');
    storage.distrust(key);
    held.release();
    expect(existsSync(fileAt('cache', key))).toBe(false);
    (await storage.hold([key])).release();
    expect(storage.cacheFigures()).toMatchObject({ misses: 2, bytes: 4 });
  });

  it('sends a large file in parts, and leaves none of them when it cannot', async () => {
    const storage = openS3();
    const large = randomBytes(33 * mebibyte);
    await storage.put('waiting/large', Readable.from([large]));
    expect(store.objects.get('one/waiting/large')?.body.equals(large)).toBe(true);
    expect(store.requests.filter((request) => request.startsWith('PUT'))).toHaveLength(3);
    store.faults.push({ on: 'PUT', how: 'redirect', times: 9 });
    await expect(storage.put('waiting/other', Readable.from([large]))).rejects.toBeInstanceOf(StorageAway);
    expect([...store.uploads]).toEqual([]);
    expect(readdirSync(fileAt('cache', 'work'))).toEqual([]);
  });

  it('works with a store that cannot write only where nothing lies', async () => {
    const storage = openS3();
    store.faults.push({ on: 'PUT', how: 'not_implemented', times: 1 });
    await put(storage, key, 'rows');
    expect(await textOf(storage, key)).toBe('rows');
  });

  it('says what keeps it from a store: wrong keys, no such bucket, nobody there', async () => {
    const { settings } = store;
    const credentials = { accessKeyId: 'test-access', secretAccessKey: 'wrong' };
    const reasonOf = (changed: object) =>
      openS3Storage({ ...settings, cacheBytes: 1, ...changed }, join(folder, 'cache'))
        .find(key)
        .catch((cause: unknown) => cause);
    for (const changed of [{ credentials }, { endpoint: 'http://127.0.0.1:9' }])
      expect(await reasonOf(changed)).toBeInstanceOf(StorageAway);
    const list = openS3Storage({ ...settings, cacheBytes: 1, bucket: 'none' }, folder).list('');
    await expect(list[Symbol.asyncIterator]().next()).rejects.toThrow(/NoSuchBucket/);
  });
});

describe('trying a storage out', () => {
  it('says how long it took, and leaves nothing', async () => {
    const storage = openS3();
    expect(Object.values(await probeStorage(storage)).every((ms) => ms >= 0)).toBe(true);
    expect([...store.objects]).toEqual([]);
  });

  it('waits a bounded time for one that never answers', async () => {
    store.faults.push({ on: 'HEAD', how: 'hang', times: 1 });
    await expect(probeStorage(openS3(), 50)).rejects.toThrow('did not answer within 0.05 s');
  });

  it('tells an operator once, and notices when it is back', async () => {
    const told: unknown[] = [];
    const requireStorage = watchStore({ storage: openS3(), warn: (cause) => told.push(cause) });
    store.faults.push({ on: 'PUT', how: 'redirect', times: 2 });
    for (const _ of [1, 2]) await expect(requireStorage()).rejects.toMatchObject({ code: 'unavailable' });
    await requireStorage();
    expect(told).toHaveLength(1);
  });
});
