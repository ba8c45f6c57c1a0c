import { sparkSlotMs } from '@halyard/contracts/inflow/sources.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';

type Counted = { created: number; updated: number; folded: number; rejected: number };

/** Recomputes the statistics of the sample sources: half hours are not moved with their deliveries. */
async function recount(tx: Transaction): Promise<void> {
  const sources = tx.selectFrom('sources').select('id').where('sample', '=', 1);
  await tx.deleteFrom('intake_counts').where('source_id', 'in', sources).execute();
  const deliveries = await tx
    .selectFrom('intake_deliveries')
    .select(['source_id', 'done_at', 'created', 'updated', 'folded', 'rejected'])
    .where('source_id', 'in', sources)
    .where('done_at', 'is not', null)
    .execute();
  const slots = new Map<string, Counted & { source_id: string; slot: number }>();
  for (const { source_id, done_at, ...counts } of deliveries) {
    const slot = Math.floor(Number(done_at) / sparkSlotMs) * sparkSlotMs;
    const key = `${source_id} ${slot}`;
    const before = slots.get(key) ?? { source_id, slot, created: 0, updated: 0, folded: 0, rejected: 0 };
    for (const name of ['created', 'updated', 'folded', 'rejected'] as const) before[name] += counts[name];
    slots.set(key, before);
  }
  const rows = [...slots.values()];
  for (let start = 0; start < rows.length; start += 100)
    await tx
      .insertInto('intake_counts')
      .values(rows.slice(start, start + 100))
      .execute();
}

/** Moves the sample sources, their deliveries, and untouched alerts to the present. */
export async function shiftInflow(tx: Transaction, byMs: number): Promise<void> {
  const move = (column: string) => sql<number>`${sql.ref(column)} + ${byMs}`;
  await tx
    .updateTable('sources')
    .set({
      last_delivery_at: move('last_delivery_at'),
      last_new_at: move('last_new_at'),
      last_failure_at: move('last_failure_at'),
      created_at: move('created_at'),
      updated_at: move('updated_at'),
    })
    .where('sample', '=', 1)
    .execute();
  await tx
    .updateTable('intake_deliveries')
    .set({ received_at: move('received_at'), done_at: move('done_at') })
    .where('sample', '=', 1)
    .execute();
  const untouched = tx.selectFrom('alerts').select('id').where('sample', '=', 1).where('version', '=', 1);
  await tx
    .updateTable('alert_occurrences')
    .set({ at: move('at'), received_at: move('received_at') })
    .where('alert_id', 'in', untouched)
    .execute();
  await tx
    .updateTable('alerts')
    .set({
      state_at: move('state_at'),
      first_seen: move('first_seen'),
      last_seen: move('last_seen'),
      acknowledge_by: move('acknowledge_by'),
      close_by: move('close_by'),
      due_at: move('due_at'),
      acknowledged_at: move('acknowledged_at'),
      closed_at: move('closed_at'),
      created_at: move('created_at'),
      updated_at: move('updated_at'),
    })
    .where('sample', '=', 1)
    .where('version', '=', 1)
    .execute();
  await recount(tx);
}
