import { sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import { readFact, setFact } from '../workspace.ts';
import { shiftInflow } from './inflow/shift-inflow.ts';
import { sampleRecordsFact } from './intelligence/fill-intelligence.ts';

const shifted = (column: string, byMs: number) => sql<number>`${sql.ref(column)} + ${byMs}`;

/** Moves all untouched data of the sample workspace by `byMs`, so that "today" is today again. */
async function shiftSample(tx: Transaction, byMs: number): Promise<void> {
  const move = (column: string) => shifted(column, byMs);
  await tx
    .updateTable('intelligence')
    .set({
      seen_at: move('seen_at'),
      created_at: move('created_at'),
      updated_at: move('updated_at'),
      acknowledged_at: move('acknowledged_at'),
    })
    .where('sample', '=', 1)
    .where('version', '=', 1)
    .execute();
  await tx
    .updateTable('connections')
    .set({
      created_at: move('created_at'),
      updated_at: move('updated_at'),
      last_contact_at: move('last_contact_at'),
    })
    .where('sample', '=', 1)
    .where('version', '=', 1)
    .execute();
  await tx
    .updateTable('incidents')
    .set({
      detected_at: move('detected_at'),
      contained_at: move('contained_at'),
      closed_at: move('closed_at'),
      breached_at: move('breached_at'),
      due_at: move('due_at'),
      resolved_at: move('resolved_at'),
      created_at: move('created_at'),
      updated_at: move('updated_at'),
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

/**
 * Moves the untouched sample records to the present, so that a demonstration kept for days still reads as on its first
 * day (decision G-029). Incident reports replay the log, so the events move along.
 */
export async function rollSample(database: Database, now: number): Promise<void> {
  const madeAt = await readFact(database, sampleRecordsFact);
  if (madeAt === undefined) return;
  const byMs = now - Date.parse(madeAt);
  await database.write(async (tx) => {
    await shiftSample(tx, byMs);
    await shiftInflow(tx, byMs);
  });
  await setFact(database, sampleRecordsFact, new Date(now).toISOString());
}
