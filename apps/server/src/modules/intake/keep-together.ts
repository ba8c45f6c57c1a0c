import { Semaphore } from '@halyard/contracts/concurrency/semaphore.ts';
import type { Database } from '../../database/database.ts';
import { type Kept, keepDeliveries, type Packed } from './delivery-store.ts';

/** Deliveries written together; a commit costs more than a row. */
const atOnce = 50;
const bytesAtOnce = 4_194_304;
/** While one transaction waits for the disk, the next one is written. */
const writtenBeside = 2;

type Pending = PromiseWithResolvers<Kept> & { readonly packed: Packed };

/** As many as one transaction allows, at least one. */
function takeSome(pending: Pending[]): Pending[] {
  let bytes = 0;
  const end = pending.findIndex(({ packed }, index) => {
    bytes += packed.body.length;
    return index === atOnce || (index > 0 && bytes > bytesAtOnce);
  });
  return pending.splice(0, end === -1 ? pending.length : end);
}

/**
 * Keeps deliveries that arrive at the same time in one transaction. Each promise resolves once its own delivery is
 * durable, and rejects if that one could not be kept.
 */
export function createKeeper(database: Pick<Database, 'write'>) {
  const pending: Pending[] = [];
  const writing = new Semaphore({ permits: writtenBeside });

  const keep = (some: readonly Pending[]) =>
    database.write((tx) =>
      keepDeliveries(
        tx,
        some.map(({ packed }) => packed),
      ),
    );

  async function keepSome(some: readonly Pending[]): Promise<void> {
    // The previous turn has taken them all.
    if (some.length === 0) return;
    try {
      const kept = await keep(some);
      for (const [index, { resolve }] of some.entries()) resolve(kept[index] as Kept);
    } catch (cause) {
      // A failed one does not affect the others.
      if (some.length > 1) for (const one of some) await keepSome([one]);
      else for (const { reject } of some) reject(cause);
    }
  }

  async function write(): Promise<void> {
    while (pending.length > 0) await writing.run(() => keepSome(takeSome(pending)));
  }

  return (packed: Packed): Promise<Kept> => {
    const one = Object.assign(Promise.withResolvers<Kept>(), { packed });
    pending.push(one);
    if (writing.isFree()) void write();
    return one.promise;
  };
}
