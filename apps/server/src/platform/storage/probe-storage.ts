import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ApiError } from '@halyard/contracts/errors.ts';
import { type FileStorage, StorageAway } from './file-storage.ts';

/** A disk over the network may never answer. */
const patienceMs = 5_000;
/** Maximum age of the storage state for a readiness check. */
const knownForMs = 10_000;

/** The duration of each, in milliseconds. */
export type StorageProbe = { readonly writeMs: number; readonly readMs: number; readonly removeMs: number };

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return Math.round(performance.now() - begun);
}

async function tryOut(storage: FileStorage): Promise<StorageProbe> {
  const key = `probes/${randomUUID()}`;
  const writeMs = await timed(() => storage.put(key, Readable.from([Buffer.from(key)])));
  const readMs = await timed(async () => {
    const found = await buffer(await storage.read(key));
    if (found.toString() !== key)
      throw new StorageAway(`The storage ${storage.place} returns other bytes than it was given.`);
  });
  return { writeMs, readMs, removeMs: await timed(() => storage.remove([key])) };
}

/** Writes, reads and removes a small file. Rejects with the error, after five seconds at the latest. */
export function probeStorage(storage: FileStorage, patience = patienceMs): Promise<StorageProbe> {
  const late = Promise.withResolvers<never>();
  const message = `The storage ${storage.place} did not answer within ${patience / 1000} s.`;
  const end = AbortSignal.timeout(patience);
  end.addEventListener('abort', () => late.reject(new StorageAway(message)), { once: true });
  return Promise.race([tryOut(storage), late.promise]);
}

type Options = {
  readonly storage: FileStorage;
  /** Is called once with the reason when the storage is not writable; and again after an interim recovery. */
  readonly warn: (cause: unknown) => void;
  readonly patienceMs?: number;
};

/**
 * Whether the node can store files: rejects with `unavailable` and the reason if not. Checked at most every ten
 * seconds, and at each call while it fails, so that the node recovers with the storage.
 */
export function watchStore({ storage, warn, patienceMs: patience }: Options): () => Promise<void> {
  let trying: Promise<void> | undefined;
  let goodUntil = 0;
  let isTold = false;

  async function look(): Promise<void> {
    try {
      await probeStorage(storage, patience);
      goodUntil = performance.now() + knownForMs;
      isTold = false;
    } catch (cause) {
      if (!isTold) warn(cause);
      isTold = true;
      throw new ApiError('unavailable', 'Not ready: the storage of files cannot be written.', { cause });
    }
  }

  return async () => {
    if (performance.now() < goodUntil) return;
    trying ??= look().finally(() => {
      trying = undefined;
    });
    await trying;
  };
}
