/**
 * Converts push to pull: `push` is run when the first value is requested, and waits at every batch until it was
 * consumed. Leaving the loop early aborts it.
 */
export async function* streamRows<Row>(
  push: (take: (rows: Row[]) => Promise<void>, signal: AbortSignal) => Promise<void>,
): AsyncGenerator<Row, void, undefined> {
  const stopper = new AbortController();
  let hand = Promise.withResolvers<{ rows: Row[]; taken: () => void } | null>();

  const take = (rows: Row[]) => new Promise<void>((taken) => hand.resolve({ rows, taken }));
  const pushed = push(take, stopper.signal).then(
    () => hand.resolve(null),
    (error: unknown) => hand.reject(error),
  );

  try {
    for (;;) {
      const batch = await hand.promise;
      if (!batch) return;
      hand = Promise.withResolvers();
      yield* batch.rows;
      batch.taken();
    }
  } finally {
    stopper.abort();
    // Values after the end are not read.
    hand.promise.catch(() => undefined);
    await pushed;
  }
}
