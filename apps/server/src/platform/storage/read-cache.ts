import { rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CacheFigures, HeldFiles } from './file-storage.ts';

const fetchedAtOnce = 8;

type Entry = {
  bytes: number;
  users: number;
  /** It is deleted when its last user has released it. */
  isGone: boolean;
  readonly ready: Promise<unknown>;
};

type Options = {
  readonly folder: string;
  readonly mostBytes: number;
  /** Brings a file to its path; returns its length in bytes. */
  readonly fetch: (key: string, path: string) => Promise<number>;
};

/**
 * A disk cache of the store's files. Beyond `mostBytes`, the least recently used are evicted; never held ones, so the
 * files in use may exceed it.
 */
export function createReadCache({ folder, mostBytes, fetch }: Options) {
  /** In the order of their last use. */
  const entries = new Map<string, Entry>();
  const figures = { hits: 0, misses: 0, bytes: 0 };
  const pathOf = (key: string) => join(folder, key);

  /** Synchronously: the same file cannot be fetched concurrently. */
  function remove(key: string, entry: Entry): void {
    figures.bytes -= entry.bytes;
    entry.bytes = 0;
    const isReplaced = entries.has(key) && entries.get(key) !== entry;
    if (isReplaced) return;
    entries.delete(key);
    rmSync(pathOf(key), { force: true });
  }

  function makeRoom(): void {
    for (const [key, entry] of entries) {
      if (figures.bytes <= mostBytes) return;
      if (entry.users === 0) remove(key, entry);
    }
  }

  async function fill(key: string, entry: Entry): Promise<void> {
    try {
      entry.bytes = await fetch(key, pathOf(key));
      figures.bytes += entry.bytes;
    } catch (cause) {
      entries.delete(key);
      throw cause;
    }
  }

  /** Whether the file has its original length: the folder may have been emptied. */
  async function isHere(key: string, entry: Entry): Promise<boolean> {
    await entry.ready;
    const found = await stat(pathOf(key)).catch(() => undefined);
    return found?.size === entry.bytes;
  }

  function begin(key: string): Entry {
    figures.misses++;
    const ready = Promise.withResolvers<void>();
    ready.promise.catch(() => undefined);
    const entry: Entry = { bytes: 0, users: 1, isGone: false, ready: ready.promise };
    entries.set(key, entry);
    fill(key, entry).then(ready.resolve, ready.reject);
    return entry;
  }

  /** Counts the caller as a user before waiting. */
  async function take(key: string): Promise<Entry> {
    const known = entries.get(key);
    if (!known || known.isGone) {
      const entry = begin(key);
      await entry.ready;
      return entry;
    }
    known.users++;
    entries.delete(key);
    entries.set(key, known);
    if (await isHere(key, known)) {
      figures.hits++;
      return known;
    }
    known.users--;
    remove(key, known);
    return take(key);
  }

  function release(key: string, entry: Entry): void {
    entry.users--;
    if (entry.users > 0) return;
    if (entry.isGone) remove(key, entry);
    else makeRoom();
  }

  return {
    /** A file that is at its path already. */
    add(key: string, bytes: number): void {
      if (entries.has(key)) return;
      entries.set(key, { bytes, users: 0, isGone: false, ready: Promise.resolve() });
      figures.bytes += bytes;
      makeRoom();
    },
    async hold(keys: readonly string[]): Promise<HeldFiles> {
      const held: [string, Entry][] = [];
      const waiting = [...keys];
      async function takeNext(): Promise<void> {
        for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) held.push([key, await take(key)]);
      }
      function releaseAll(): void {
        for (const [key, entry] of held.splice(0)) release(key, entry);
      }
      const takers = await Promise.allSettled(Array.from({ length: fetchedAtOnce }, takeNext));
      const failed = takers.find((one) => one.status === 'rejected');
      if (!failed) {
        makeRoom();
        return { paths: keys.map(pathOf), release: releaseAll };
      }
      releaseAll();
      throw failed.reason;
    },
    /** Deleted from the store, or untrusted. */
    drop(key: string): void {
      const entry = entries.get(key);
      if (entry?.users === 0) remove(key, entry);
      else if (entry) entry.isGone = true;
    },
    figures: (): CacheFigures => Object.assign({ mostBytes }, figures),
  };
}
