export type WriteLock = ReturnType<typeof createWriteLock>;

/** Hands the one thing there is to one holder after the other. */
export function createWriteLock() {
  let last: Promise<void> = Promise.resolve();
  let release: () => void = () => {};
  return {
    async acquire() {
      const before = last;
      const turn = Promise.withResolvers<void>();
      last = turn.promise;
      await before;
      release = turn.resolve;
    },
    release: () => release(),
  };
}
