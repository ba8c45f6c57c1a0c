import { Semaphore } from '@halyard/contracts/concurrency/semaphore.ts';
import { ApiError } from '@halyard/contracts/errors.ts';
import type { Clock } from '../../clock.ts';

type Options = {
  readonly clock: Clock;
  /** Concurrent jobs. */
  readonly atOnce: number;
  /** Concurrent jobs per user. */
  readonly atOnceOfOne: number;
  /** Pieces that wait, of all and of one person. */
  readonly waiting: number;
  readonly waitingOfOne: number;
  /** How long a piece may wait before it is rejected. */
  readonly patienceMs: number;
};

/** The waiting client of a job; the signal is aborted when it disconnects. */
export type Requester = { readonly personId: string; readonly signal: AbortSignal };

export type TakeTurn = <T>(requester: Requester, work: () => Promise<T>) => Promise<T>;

/** The share of the newest piece in the mean time of a piece. */
const newestShare = 0.3;

/**
 * A fair queue between users. Jobs that would wait longer than `patienceMs` are rejected immediately, as far as can be
 * estimated; jobs that do wait so long are rejected then. An aborted job leaves the queue.
 */
class Turns {
  readonly #options: Options;
  readonly #semaphore: Semaphore;
  #meanMs = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#semaphore = new Semaphore({ permits: options.atOnce, permitsOfKey: options.atOnceOfOne });
  }

  async take<T>(requester: Requester, work: () => Promise<T>): Promise<T> {
    requester.signal.throwIfAborted();
    await this.#acquire(requester);
    const startedAt = this.#options.clock();
    try {
      return await work();
    } finally {
      const tookMs = this.#options.clock() - startedAt;
      this.#meanMs += (tookMs - this.#meanMs) * newestShare;
      this.#semaphore.release(requester.personId);
    }
  }

  async #acquire({ personId, signal }: Requester): Promise<void> {
    if (!this.#semaphore.isFree(personId)) this.#requireRoom(personId);
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(new ApiError('unavailable')), this.#options.patienceMs);
    try {
      await this.#semaphore.acquire({ key: personId, signal: AbortSignal.any([signal, patience.signal]) });
    } finally {
      clearTimeout(timer);
    }
  }

  #requireRoom(personId: string) {
    const { waiting, waitingOfOne, patienceMs } = this.#options;
    const keys = this.#semaphore.waitingKeys();
    if (keys.filter((key) => key === personId).length >= waitingOfOne) throw new ApiError('too_many_requests');
    if (keys.length >= waiting || this.#expectedMs(personId, keys) > patienceMs) throw new ApiError('unavailable');
  }

  /** The user's own running work, and one job of each other waiting user. */
  #expectedMs(personId: string, waiting: readonly string[]): number {
    const { atOnce, atOnceOfOne } = this.#options;
    const mine = waiting.filter((key) => key === personId).length + this.#semaphore.heldOf(personId);
    return this.#meanMs * Math.max(mine / atOnceOfOne, (new Set(waiting).size + 1) / atOnce);
  }
}

/** Opens a queue in which every job takes its turn. */
export function createFairSemaphore(options: Options): TakeTurn {
  const turns = new Turns(options);
  return (requester, work) => turns.take(requester, work);
}
