export type Turns = ReturnType<typeof createTurns>;

/** Hands the one thing there is to one holder after the other. */
export function createTurns() {
  let last: Promise<void> = Promise.resolve();
  let release: () => void = () => {};
  return {
    async take() {
      const before = last;
      const turn = Promise.withResolvers<void>();
      last = turn.promise;
      await before;
      release = turn.resolve;
    },
    pass: () => release(),
  };
}
