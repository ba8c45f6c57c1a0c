import type { Transaction } from '../database.ts';

/** Takes a step outside the database, or returns what came of it in an earlier attempt of the same transaction. */
export type TakeOnce = <T>(step: string, take: () => Promise<T>) => Promise<T>;

const takenIn = new WeakMap<Transaction, TakeOnce>();

type Taken = { readonly step: string; readonly outcome: Promise<unknown> };

/** Begins one attempt after the other. Each takes its steps in order; from one that is new on, nothing earlier counts. */
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

/** Work that may be done again after a clash: its attempts share the steps that they take with `takeOnce`. */
export function repeatable<T>(work: (tx: Transaction) => Promise<T>): (tx: Transaction) => Promise<T> {
  const begin = createAttempts();
  return (tx) => {
    takenIn.set(tx, begin());
    return work(tx);
  };
}

/** What a transaction does elsewhere, above all at a service on the network, is not rolled back with it: it is done once. */
export const takeOnceIn = (tx: Transaction): TakeOnce => takenIn.get(tx) ?? ((_step, take) => take());
