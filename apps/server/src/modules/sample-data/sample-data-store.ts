import { removedSampleKinds, type SampleWorkspace } from '@halyard/contracts/intelligence.ts';
import type { Kysely } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

/** Their rows are kept for a while after somebody deleted them; no screen shows those, so they are not counted. */
const keepingDeleted = ['intelligence', 'connections', 'incidents', 'playbooks', 'todos', 'schemas'] as const;
type Marked = (typeof keepingDeleted)[number] | 'crime_files' | 'people';

async function countMarked(db: Kysely<Schema>, table: Marked): Promise<number> {
  const marked = db
    .selectFrom(table as 'todos')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('sample', '=', 1);
  const keepsDeleted = keepingDeleted.some((name) => name === table);
  const shown = keepsDeleted ? marked.where('deleted_at', 'is', null) : marked;
  return Number((await shown.executeTakeFirstOrThrow()).count);
}

export async function countSample(db: Kysely<Schema>): Promise<SampleWorkspace> {
  return {
    records: (await countMarked(db, 'intelligence')) + (await countMarked(db, 'connections')),
    incidents: await countMarked(db, 'incidents'),
    playbooks: await countMarked(db, 'playbooks'),
    tasks: await countMarked(db, 'todos'),
    schemas: await countMarked(db, 'schemas'),
    policeFiles: await countMarked(db, 'crime_files'),
    people: await countMarked(db, 'people'),
  };
}

const removedTables = [
  ...(['intelligence', 'connections', 'incidents', 'playbooks', 'events', 'todos'] as const),
  // The Parquet files of parts that are gone are swept.
  ...(['crime_parts', 'crime_files', 'crime_imports', 'schemas'] as const),
] as const;

/** What refers to sample records and would point nowhere. */
async function removeReferences(tx: Transaction): Promise<void> {
  const sampleIncidents = tx.selectFrom('incidents').select('id').where('sample', '=', 1);
  const sampleRecords = tx.selectFrom('intelligence').select('id').where('sample', '=', 1);
  const sampleEvents = tx.selectFrom('events').select('id').where('sample', '=', 1);
  await tx
    .deleteFrom('incident_links')
    .where((eb) => eb.or([eb('incident_id', 'in', sampleIncidents), eb('record_id', 'in', sampleRecords)]))
    .execute();
  await tx
    .deleteFrom('connections')
    .where((eb) => eb.or([eb('source_id', 'in', sampleRecords), eb('target_id', 'in', sampleRecords)]))
    .execute();
  await tx.deleteFrom('playbook_runs').where('incident_id', 'in', sampleIncidents).execute();
  await tx.deleteFrom('notifications').where('event_id', 'in', sampleEvents).execute();
}

/**
 * Removes everything that is sample data, with what hangs on it; answers how many of what `countSample` counts.
 * Accounts stay: somebody may be signed in with one. The audit chain stays whole, for sample events are not in it.
 */
export async function removeSample(tx: Transaction): Promise<number> {
  const counts = await countSample(tx);
  await removeReferences(tx);
  for (const table of removedTables)
    await tx
      .deleteFrom(table as 'events')
      .where('sample', '=', 1)
      .execute();
  return removedSampleKinds.reduce((sum, kind) => sum + counts[kind], 0);
}
