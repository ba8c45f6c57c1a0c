/** Runs work on one subject sequentially; different subjects do not wait for each other. */
export type InTurn = <T>(subject: string, work: () => Promise<T>) => Promise<T>;

export function createInTurn(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (subject, work) => {
    // The previous work may have failed; that is for its own caller.
    const mine = (last.get(subject) ?? Promise.resolve()).then(work, work);
    last.set(subject, mine);
    try {
      return await mine;
    } finally {
      if (last.get(subject) === mine) last.delete(subject);
    }
  };
}
