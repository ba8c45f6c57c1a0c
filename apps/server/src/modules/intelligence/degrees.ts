import type { Kysely } from 'kysely';
import { onPrimary } from '../../database/connections/heavy-reads.ts';
import { holdRows } from '../../database/connections/hold-rows.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';
import { countConnectionsOf } from './connection-store.ts';

const recordsAtOnce = 500;
const degreesAtOnce = 5_000;

/** The counts of neighbors change, too: they are marked in turn. */
async function spread(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const others = (from: 'source_id' | 'target_id', to: 'source_id' | 'target_id') =>
    tx
      .selectFrom('connections')
      .select([`${to} as record_id`, (eb) => eb.lit(0).as('spreads')])
      .where(from, 'in', ids)
      .where('deleted_at', 'is', null);
  await tx
    .insertInto('degrees_stale')
    .columns(['record_id', 'spreads'])
    .expression(others('source_id', 'target_id').union(others('target_id', 'source_id')) as never)
    .execute();
}

async function keepSome(tx: Transaction): Promise<void> {
  const some = tx.selectFrom('degrees_stale').select('record_id').distinct().orderBy('record_id').limit(recordsAtOnce);
  const ids = (await some.execute()).map(({ record_id }) => record_id);
  if (ids.length === 0) return;
  // Only marks that were read are removed: concurrent changes set their own.
  const marked = tx.selectFrom('degrees_stale').selectAll().where('record_id', 'in', ids).orderBy('key');
  const marks = await holdRows(tx, marked).execute();
  await spread(tx, [...new Set(marks.filter(({ spreads }) => spreads === 1).map(({ record_id }) => record_id))]);
  const counts = await countConnectionsOf(tx, ids);
  await tx.deleteFrom('degrees').where('record_id', 'in', ids).execute();
  const degrees = [...counts].map(([record_id, degree]) => ({ record_id, degree }));
  if (degrees.length > 0) await tx.insertInto('degrees').values(degrees).execute();
  for (let start = 0; start < marks.length; start += degreesAtOnce) {
    const keys = marks.slice(start, start + degreesAtOnce).map(({ key }) => key);
    await tx.deleteFrom('degrees_stale').where('key', 'in', keys).execute();
  }
}

/** Updates the maintained counts of connections, in short steps; nothing is written if they are current. */
export async function keepDegrees({ read, writeStep }: Pick<Database, 'read' | 'writeStep'>): Promise<void> {
  const oneMark = read.selectFrom('degrees_stale').select('key').limit(1);
  // A replica would show marks that are removed already.
  await onPrimary(async () => {
    while (await oneMark.executeTakeFirst()) await writeStep(keepSome);
  });
}

/** How many connections every record has that has any. */
export async function readAllDegrees(db: Kysely<Schema>): Promise<ReadonlyMap<string, number>> {
  const degrees = new Map<string, number>();
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows: { record_id: string; degree: number }[] = await db
      .selectFrom('degrees')
      .selectAll()
      .where('record_id', '>', after)
      .orderBy('record_id')
      .limit(degreesAtOnce)
      .execute();
    for (const { record_id, degree } of rows) degrees.set(record_id, degree);
    after = rows.length === degreesAtOnce ? rows.at(-1)?.record_id : undefined;
  }
  return degrees;
}
