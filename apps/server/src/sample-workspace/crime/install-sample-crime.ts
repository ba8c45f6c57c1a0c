import type { Database, Transaction } from '../../database/database.ts';

const factName = 'sample-crime';
const name = 'Generated police data, 24 months';

type Ports = {
  readonly database: Database;
  readonly now: number;
  readonly newId: () => string;
  /** Records an import, and queues it; the worker generates the months. */
  readonly queueSampleCrime: (
    tx: Transaction,
    draft: { id: string; name: string; source: 'sample'; owner_id: null; bytes: number },
    now: number,
  ) => Promise<void>;
};

/**
 * True for one start only: the first, or the first after one whose import failed. That import is still `interrupted` or
 * `storage_full`; if its row is gone, the sample data was removed, and is not recreated.
 */
async function claim(tx: Transaction): Promise<boolean> {
  const claimed = await tx
    .insertInto('workspace')
    .values({ key: factName, value: 'begun' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if ((claimed.numInsertedOrUpdatedRows ?? 0n) > 0n) return true;
  const { numDeletedRows } = await tx
    .deleteFrom('crime_imports')
    .where('source', '=', 'sample')
    .where('state', '=', 'failed')
    .where('problem', 'in', ['interrupted', 'storage_full'])
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * Queues 24 generated months for a sample workspace, once, through the ordinary importer; every row says that it is
 * sample data.
 */
export async function installSampleCrime({ database, now, newId, queueSampleCrime }: Ports): Promise<void> {
  await database.write(async (tx) => {
    if (!(await claim(tx))) return;
    await queueSampleCrime(tx, { id: newId(), name, source: 'sample', owner_id: null, bytes: 0 }, now);
  });
}
