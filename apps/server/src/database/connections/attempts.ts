import type { Transaction } from '../database.ts';

/** Takes a step outside the database, or returns the result of it in an earlier attempt of the same transaction. */
export type TakeOnce = <T>(step: string, take: () => Promise<T>) => Promise<T>;

const takenIn = new WeakMap<Transaction, TakeOnce>();

type Taken = { readonly step: string; readonly outcome: Promise<unknown> };

/** Starts attempts. Each takes its steps in order; from a differing one on, earlier results are discarded. */
function createAttempts(): () => TakeOnce {
  const taken: Taken[] = [];
  return () => {
    let next = 0;
    return <T>(step: string, take: () => Promise<T>) => {
      const at = taken.findIndex((known, index) => index >= next && known.step === step);
      if (at === -1) taken.splice(next, taken.length, { step, outcome: take() });
      next = at === -1 ? taken.length : at + 1;
      return taken[next - 1]?.outcome as Promise<T>;
    };
  };
}

/** Work that may be repeated after a conflict: its attempts share the results of `takeOnce`. */
export function repeatable<T>(work: (tx: Transaction) => Promise<T>): (tx: Transaction) => Promise<T> {
  const begin = createAttempts();
  return (tx) => {
    takenIn.set(tx, begin());
    return work(tx);
  };
}

/** Side effects of a transaction, above all on a network service, are not rolled back with it: they happen once. */
export const takeOnceIn = (tx: Transaction): TakeOnce => takenIn.get(tx) ?? ((_step, take) => take());
