import { ApiError } from '@halyard/contracts/errors.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { KeyAdmission } from '../../platform/callers/caller.ts';
import { createTtlCache } from '../../platform/ttl-cache.ts';
import { countUse, findKeyOwner, isOriginOfAnyKey, isOriginOfOwner, noteUse } from './api-key-store.ts';
import { hashKey, looksLikeKey } from './make-key.ts';

const minuteMs = 60_000;

/** How much of a limit is used, by a window that slides over two minutes: the part of the last one that still counts. */
export function slidingUse(use: { thisMinute: number; lastMinute: number }, now: number): number {
  const part = (now % minuteMs) / minuteMs;
  return use.thisMinute + use.lastMinute * (1 - part);
}

type Options = {
  readonly database: Database;
  readonly clock: Clock;
  /** The owner's settings: whether keys work at all, and how many requests a minute. */
  readonly readRules: (ownerId: string) => Promise<{ readonly isOn: boolean; readonly perMinute: number }>;
};

/** Authenticates requests with an API key: its owner, allowed origins, and rate. */
export function createKeyAdmission({ database, clock, readRules }: Options) {
  const originsKept = createTtlCache<boolean>({ keepMs: 500, limit: 1_000, clock });

  async function admit(key: string, origin: string | undefined): Promise<KeyAdmission | undefined> {
    if (!looksLikeKey(key)) return undefined;
    const ownerId = await findKeyOwner(database.read, hashKey(key));
    if (ownerId === undefined) return undefined;
    const { isOn, perMinute } = await readRules(ownerId);
    if (!isOn) throw new ApiError('api_access_off');
    if (origin !== undefined && !(await isOriginOfOwner(database.read, ownerId, origin)))
      throw new ApiError('origin_not_allowed');
    return { ownerId, perMinute };
  }

  /** Counts a request; `remaining` below 0 means that it must be rejected. `resetSeconds` until a minute is over. */
  async function count({ ownerId, perMinute }: KeyAdmission) {
    const now = clock();
    const use = await database.write(async (tx) => {
      await noteUse(tx, ownerId, now);
      return countUse(tx, ownerId, Math.floor(now / minuteMs));
    });
    const remaining = Math.floor(perMinute - slidingUse(use, now));
    return { limit: perMinute, remaining, resetSeconds: Math.ceil((minuteMs - (now % minuteMs)) / 1000) };
  }

  return {
    admit,
    count,
    /** For the browser's question before a call, which carries no key. */
    async isKeyOrigin(origin: string): Promise<boolean> {
      return originsKept.get(origin) ?? originsKept.set(origin, await isOriginOfAnyKey(database.read, origin));
    },
  };
}
