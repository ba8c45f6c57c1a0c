import { ApiError } from '@halyard/contracts/errors.ts';
import type { Clock } from '../../clock.ts';

type Options = {
  readonly clock: Clock;
  /** Pieces of work that run at once. */
  readonly atOnce: number;
  /** Pieces of one person that run at once. */
  readonly atOnceOfOne: number;
  /** Pieces that wait, of all and of one person. */
  readonly waiting: number;
  readonly waitingOfOne: number;
  /** How long a piece may wait before it is rejected. */
  readonly patienceMs: number;
};

/** Who waits for a piece of work; the signal is aborted when they no longer do. */
export type Asker = { readonly personId: string; readonly signal: AbortSignal };

type Entry = { readonly personId: string; readonly begin: () => void };

export type TakeTurn = <T>(asker: Asker, work: () => Promise<T>) => Promise<T>;

/** The share of the newest piece in the mean time of a piece. */
const newestShare = 0.3;

/**
 * A queue that is fair to people: whoever has the least work running goes first, and of those whoever came first. What
 * would wait longer than `patienceMs` is rejected at once, as far as the work before it tells; what does wait so long
 * is rejected then. An aborted piece leaves the queue.
 */
class Turns {
  readonly #options: Options;
  readonly #running = new Map<string, number>();
  #queue: readonly Entry[] = [];
  #meanMs = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  async take<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    asker.signal.throwIfAborted();
    const { personId } = asker;
    if (this.#mayRun(personId)) this.#count(personId, 1);
    else await this.#wait(asker);
    const startedAt = this.#options.clock();
    try {
      return await work();
    } finally {
      const tookMs = this.#options.clock() - startedAt;
      this.#meanMs += (tookMs - this.#meanMs) * newestShare;
      this.#count(personId, -1);
      this.#beginNext();
    }
  }

  #runningOf(personId: string): number {
    return this.#running.get(personId) ?? 0;
  }

  #count(personId: string, more: number) {
    const running = this.#runningOf(personId) + more;
    if (running > 0) this.#running.set(personId, running);
    else this.#running.delete(personId);
  }

  #mayRun(personId: string): boolean {
    const running = [...this.#running.values()].reduce((sum, count) => sum + count, 0);
    return running < this.#options.atOnce && this.#runningOf(personId) < this.#options.atOnceOfOne;
  }

  #beginNext() {
    const [next] = this.#queue
      .filter(({ personId }) => this.#mayRun(personId))
      .toSorted((one, other) => this.#runningOf(one.personId) - this.#runningOf(other.personId));
    if (!next) return;
    this.#queue = this.#queue.filter((entry) => entry !== next);
    this.#count(next.personId, 1);
    next.begin();
  }

  /** A person's own work runs in front of theirs, and one piece of everyone else who waits. */
  #expectedMs(personId: string): number {
    const { atOnce, atOnceOfOne } = this.#options;
    const mine = this.#queue.filter((entry) => entry.personId === personId).length + this.#runningOf(personId);
    const others = new Set(this.#queue.map((entry) => entry.personId)).size;
    return this.#meanMs * Math.max(mine / atOnceOfOne, (others + 1) / atOnce);
  }

  #requireRoom(personId: string) {
    const { waiting, waitingOfOne, patienceMs } = this.#options;
    const waitingNow = this.#queue.filter((entry) => entry.personId === personId).length;
    if (waitingNow >= waitingOfOne) throw new ApiError('too_many_requests');
    if (this.#queue.length >= waiting || this.#expectedMs(personId) > patienceMs) throw new ApiError('unavailable');
  }

  async #wait({ personId, signal }: Asker): Promise<void> {
    this.#requireRoom(personId);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entry: Entry = { personId, begin: resolve };
    const leave = (cause: unknown) => {
      this.#queue = this.#queue.filter((other) => other !== entry);
      reject(cause);
    };
    const leaveWithAsker = () => leave(signal.reason);
    const timer = setTimeout(() => leave(new ApiError('unavailable')), this.#options.patienceMs);
    signal.addEventListener('abort', leaveWithAsker, { once: true });
    this.#queue = [...this.#queue, entry];
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', leaveWithAsker);
    }
  }
}

/** Opens a queue in which every piece of work takes its turn. */
export function createTurns(options: Options): TakeTurn {
  const turns = new Turns(options);
  return (asker, work) => turns.take(asker, work);
}
