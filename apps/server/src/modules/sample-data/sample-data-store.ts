import type { Kysely } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

type Marked = 'intelligence' | 'connections' | 'incidents' | 'playbooks' | 'people';

async function countMarked(db: Kysely<Schema>, table: Marked): Promise<number> {
  const { count } = await db
    .selectFrom(table as 'people')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sample', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function countSample(db: Kysely<Schema>) {
  return {
    records: (await countMarked(db, 'intelligence')) + (await countMarked(db, 'connections')),
    incidents: await countMarked(db, 'incidents'),
    people: await countMarked(db, 'people'),
    playbooks: await countMarked(db, 'playbooks'),
  };
}

const removedTables = [
  ...(['intelligence', 'connections', 'incidents', 'playbooks', 'events'] as const),
  // The Parquet files of parts that are gone are swept.
  ...(['crime_parts', 'crime_files', 'crime_imports', 'schemas'] as const),
] as const;

/**
 * Removes every record, incident, playbook and event that is sample data, with what hangs on it; answers how many.
 * Accounts stay: somebody may be signed in with one. The audit chain stays whole, for sample events are not in it.
 */
export async function removeSample(tx: Transaction): Promise<number> {
  const sampleIncidents = tx.selectFrom('incidents').select('id').where('sample', '=', 1);
  const sampleRecords = tx.selectFrom('intelligence').select('id').where('sample', '=', 1);
  const sampleEvents = tx.selectFrom('events').select('id').where('sample', '=', 1);
  await tx
    .deleteFrom('incident_links')
    .where((eb) => eb.or([eb('incident_id', 'in', sampleIncidents), eb('record_id', 'in', sampleRecords)]))
    .execute();
  await tx.deleteFrom('playbook_runs').where('incident_id', 'in', sampleIncidents).execute();
  await tx.deleteFrom('notifications').where('event_id', 'in', sampleEvents).execute();
  let removed = 0;
  for (const table of removedTables) {
    const { numDeletedRows } = await tx
      .deleteFrom(table as 'events')
      .where('sample', '=', 1)
      .executeTakeFirstOrThrow();
    removed += Number(numDeletedRows);
  }
  return removed;
}
