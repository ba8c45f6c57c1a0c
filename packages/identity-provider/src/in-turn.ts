/** Runs work on one subject after what was begun on it before; different subjects do not wait for each other. */
export type InTurn = <T>(subject: string, work: () => Promise<T>) => Promise<T>;

export function createInTurn(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (subject, work) => {
    // What came before may have failed; that is for its own caller.
    const mine = (last.get(subject) ?? Promise.resolve()).then(work, work);
    last.set(subject, mine);
    try {
      return await mine;
    } finally {
      if (last.get(subject) === mine) last.delete(subject);
    }
  };
}
