export type AskOptions = {
  /** Aborting interrupts the request; it rejects with the signal's reason once the child has let go. */
  readonly signal?: AbortSignal | undefined;
  /** Longer than this, and the request is interrupted and rejects with `WorkerTimedOut`. */
  readonly limitMs?: number | undefined;
  /** Takes what the child notes on its way; the child waits until it is done. If it throws, the request is stopped. */
  readonly onNote?: ((note: unknown) => void | Promise<void>) | undefined;
};

export type WorkerOptions = {
  /** A module that calls `serveWorker`. */
  readonly script: URL;
  /** Heap of JavaScript in MiB; what native code takes comes on top. */
  readonly maxOldSpaceMb: number;
  /** Without work for so long the child is ended; without it the child stays until `close`. */
  readonly idleMs?: number | undefined;
  /** How long an interrupted request may take to let go before the child is killed. */
  readonly graceMs?: number | undefined;
};
