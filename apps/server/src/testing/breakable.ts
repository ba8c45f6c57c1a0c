import type { Database } from '../database/database.ts';

type Ending = 'stops' | 'dies';

/**
 * The database of a node that ends in the middle of work: at one of its writes it stops, or dies and writes no more.
 */
export function breakable(database: Database) {
  let ending: { readonly at: number; readonly how: Ending } | undefined;
  let writes = 0;
  let isDead = false;
  const reached = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const isAtWork = async () =>
    (await database.read.selectFrom('jobs').select('id').where('state', '=', 'running').execute()).length > 0;
  const breaking =
    (write: Database['write']): Database['write'] =>
    async (work) => {
      if (ending && writes > 0 && ++writes === ending.at) {
        isDead = ending.how === 'dies';
        reached.resolve();
        if (!isDead) await goOn.promise;
      }
      if (isDead) throw new Error('This node is dead.');
      const result = await write(work);
      // The first claim counts.
      if (ending && writes === 0 && (await isAtWork())) writes = 1;
      return result;
    };
  return {
    database: { ...database, write: breaking(database.write), writeStep: breaking(database.writeStep) },
    endAt(at: number, how: Ending) {
      ending = { at, how };
    },
    reached: reached.promise,
    goOn: goOn.resolve,
  };
}
