import { type Kysely, sql } from 'kysely';
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

const removedTables = ['intelligence', 'connections', 'incidents', 'playbooks', 'events'] as const;

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

const shifted = (column: string, byMs: number) => sql<number>`${sql.ref(column)} + ${byMs}`;

/** Moves everything of the sample workspace that nobody touched by `byMs`, so that "today" is today again. */
export async function shiftSample(tx: Transaction, byMs: number): Promise<void> {
  const move = (column: string) => shifted(column, byMs);
  await tx
    .updateTable('intelligence')
    .set({
      ...{ seen_at: move('seen_at'), created_at: move('created_at'), updated_at: move('updated_at') },
      acknowledged_at: move('acknowledged_at'),
    })
    .where('sample', '=', 1)
    .where('version', '=', 1)
    .execute();
  await tx
    .updateTable('connections')
    .set({
      ...{ created_at: move('created_at'), updated_at: move('updated_at') },
      last_contact_at: move('last_contact_at'),
    })
    .where('sample', '=', 1)
    .where('version', '=', 1)
    .execute();
  await tx
    .updateTable('incidents')
    .set({
      ...{ detected_at: move('detected_at'), due_at: move('due_at'), resolved_at: move('resolved_at') },
      ...{ created_at: move('created_at'), updated_at: move('updated_at') },
    })
    .where('sample', '=', 1)
    .where('version', '=', 1)
    .execute();
  const sampleEvents = tx.selectFrom('events').select('id').where('sample', '=', 1);
  await tx
    .updateTable('notifications')
    .set({ at: move('at') })
    .where('event_id', 'in', sampleEvents)
    .execute();
  await tx
    .updateTable('events')
    .set({ at: move('at') })
    .where('sample', '=', 1)
    .where('object_type', '<>', 'todo')
    .execute();
}
