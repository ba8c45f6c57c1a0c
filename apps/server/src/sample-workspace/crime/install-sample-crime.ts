import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSampleMonths } from '@halyard/crime-analysis';
import type { Database, Transaction } from '../../database/database.ts';
import type { Actor } from '../../event-log/event-log.ts';

const factName = 'sample-crime';
/** The same workspace is the same at every first start. */
const seed = 1;
const name = 'Generated police data, 24 months';

/** What the importer of police data is asked to do: bring the files to `path`, then import them. */
type SampleImport = {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly actor: Actor;
  readonly isSample: true;
  readonly prepare: (signal: AbortSignal) => Promise<void>;
};

type Ports = {
  readonly database: Database;
  readonly now: number;
  readonly newId: () => string;
  /** Where the generated files wait for their turn. */
  readonly waitingFolder: string;
  /** Writes down that there is an import, before it is run. */
  readonly insertImport: (
    tx: Transaction,
    draft: { id: string; name: string; source: 'sample'; owner_id: null; bytes: number },
    now: number,
  ) => Promise<void>;
  readonly runImport: (sample: SampleImport) => Promise<void>;
};

/**
 * True for one start only: the first, or the first after one that was cut off. The import that was cut off is still
 * known as `interrupted` or `storage_full`; when its row is gone, someone has removed the sample data, and it does not come back.
 */
async function claimImport(tx: Transaction, { now, newId, insertImport }: Ports): Promise<string | undefined> {
  const claimed = await tx
    .insertInto('workspace')
    .values({ key: factName, value: 'begun' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if ((claimed.numInsertedOrUpdatedRows ?? 0n) === 0n) {
    const { numDeletedRows } = await tx
      .deleteFrom('crime_imports')
      .where('source', '=', 'sample')
      .where('state', '=', 'failed')
      .where('problem', 'in', ['interrupted', 'storage_full'])
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return undefined;
  }
  const id = newId();
  await insertImport(tx, { id, name, source: 'sample', owner_id: null, bytes: 0 }, now);
  return id;
}

/**
 * Imports 24 generated months into a sample workspace, once, through the ordinary importer; every row says that it is
 * sample data. Answers when it is done, which is long after the start.
 */
export async function installSampleCrime(ports: Ports): Promise<void> {
  const { database, now, waitingFolder, runImport } = ports;
  const id = await database.write((tx) => claimImport(tx, ports));
  if (id === undefined) return;
  const path = join(waitingFolder, id);
  await runImport({
    id,
    name,
    path,
    isSample: true,
    actor: { id: null, address: null, requestId: null },
    async prepare(signal) {
      await rm(path, { recursive: true, force: true });
      await writeSampleMonths({ folder: path, now, seed }, signal);
    },
  });
}
