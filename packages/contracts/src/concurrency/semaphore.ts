type Options = {
  readonly permits: number;
  /** Of one key: what is fair when keys are people. */
  readonly permitsOfKey?: number;
};

type AcquireOptions = {
  readonly key?: string;
  /** Aborted when no one waits for the permit anymore. */
  readonly signal?: AbortSignal;
};

type Waiter = { readonly key: string; readonly begin: () => void };

/**
 * Grants permits. Of the waiters, the one with the fewest permits under its key goes first, then first come, first
 * served; without keys it is FIFO. An aborted signal leaves the queue with its reason.
 */
export class Semaphore {
  readonly #permits: number;
  readonly #permitsOfKey: number;
  readonly #heldOf = new Map<string, number>();
  readonly #queue = new Set<Waiter>();
  #held = 0;

  constructor({ permits, permitsOfKey = permits }: Options) {
    this.#permits = permits;
    this.#permitsOfKey = permitsOfKey;
  }

  acquire({ key = '', signal }: AcquireOptions = {}): Promise<void> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (!this.isFree(key)) return this.#wait(key, signal);
    this.#count(key, 1);
    return Promise.resolve();
  }

  release(key = ''): void {
    this.#count(key, -1);
    const next = this.#findNext();
    if (!next) return;
    this.#queue.delete(next);
    this.#count(next.key, 1);
    next.begin();
  }

  async run<Result>(work: () => Promise<Result>, asked: AcquireOptions = {}): Promise<Result> {
    await this.acquire(asked);
    try {
      return await work();
    } finally {
      this.release(asked.key);
    }
  }

  isFree(key = ''): boolean {
    return this.#held < this.#permits && this.heldOf(key) < this.#permitsOfKey;
  }

  heldOf(key: string): number {
    return this.#heldOf.get(key) ?? 0;
  }

  /** The keys of the waiters, in order of arrival. */
  waitingKeys(): readonly string[] {
    return [...this.#queue].map(({ key }) => key);
  }

  #count(key: string, more: number) {
    const held = this.heldOf(key) + more;
    this.#held += more;
    if (held > 0) this.#heldOf.set(key, held);
    else this.#heldOf.delete(key);
  }

  #findNext(): Waiter | undefined {
    let next: Waiter | undefined;
    for (const waiter of this.#queue) {
      if (!this.isFree(waiter.key)) continue;
      if (!next || this.heldOf(waiter.key) < this.heldOf(next.key)) next = waiter;
      if (this.heldOf(next.key) === 0) return next;
    }
    return next;
  }

  #wait(key: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        key,
        begin() {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      const leave = () => {
        this.#queue.delete(waiter);
        reject(signal?.reason);
      };
      this.#queue.add(waiter);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }
}
