import {
  removedSampleKinds,
  type SampleKind,
  type SampleWorkspace,
} from '@halyard/contracts/intelligence/intelligence.ts';
import { type Kysely, sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import type { Schema } from '../../database/tables/schema.ts';

/** Their rows are kept for a while after deletion; no screen shows those, so they are not counted. */
const keepingDeleted = [
  ...(['intelligence', 'connections', 'incidents', 'playbooks', 'todos', 'schemas', 'sources', 'alerts'] as const),
] as const;
export type Marked = (typeof keepingDeleted)[number] | 'crime_files' | 'people';

/** The tables of each kind; counting, listing and removing use the same. */
export const tablesOf: Readonly<Record<SampleKind, readonly Marked[]>> = {
  records: ['intelligence', 'connections'],
  incidents: ['incidents'],
  playbooks: ['playbooks'],
  tasks: ['todos'],
  schemas: ['schemas'],
  policeFiles: ['crime_files'],
  sources: ['sources'],
  alerts: ['alerts'],
  people: ['people'],
};

/** The sample rows of a table: the count equals the list. */
export function selectMarked(db: Kysely<Schema>, table: Marked) {
  const marked = db.selectFrom(table as 'todos').where('sample', '=', 1);
  const keepsDeleted = keepingDeleted.some((name) => name === table);
  const shown = keepsDeleted ? marked.where('deleted_at', 'is', null) : marked;
  // Alerts of our own rules follow from records, which are counted.
  return table === 'alerts' ? shown.where(sql<boolean>`record_id is null`) : shown;
}

export async function countKind(db: Kysely<Schema>, kind: SampleKind): Promise<number> {
  let count = 0;
  for (const table of tablesOf[kind]) {
    const counting = selectMarked(db, table).select((eb) => eb.fn.countAll<number>().as('count'));
    count += Number((await counting.executeTakeFirstOrThrow()).count);
  }
  return count;
}

export async function countSample(db: Kysely<Schema>): Promise<SampleWorkspace> {
  return {
    records: await countKind(db, 'records'),
    incidents: await countKind(db, 'incidents'),
    playbooks: await countKind(db, 'playbooks'),
    tasks: await countKind(db, 'tasks'),
    schemas: await countKind(db, 'schemas'),
    policeFiles: await countKind(db, 'policeFiles'),
    sources: await countKind(db, 'sources'),
    alerts: await countKind(db, 'alerts'),
    people: await countKind(db, 'people'),
  };
}

const removedTables = [
  ...(['intelligence', 'connections', 'incidents', 'playbooks', 'events', 'todos'] as const),
  // Parquet files of removed parts are swept.
  ...(['crime_parts', 'crime_files', 'crime_imports', 'schemas'] as const),
  // Deleting an alert includes its occurrences and links, deleting a source its deliveries and statistics.
  ...(['alerts', 'intake_deliveries', 'sources'] as const),
] as const;

/** Dangling references to sample records. */
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
 * Removes all sample data and dependents; returns the counts of `countSample`. Accounts stay: a user may be signed in
 * with one. The audit chain stays intact, because sample events are not in it.
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
