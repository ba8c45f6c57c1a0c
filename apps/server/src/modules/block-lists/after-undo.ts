import type { Transaction } from '../../database/database.ts';
import { noteChange } from './list-rows.ts';

/** An entry was reverted: the served list has changed. */
export async function afterEntryUndo(tx: Transaction, id: string, now: number): Promise<void> {
  const row = await tx
    .updateTable('block_entries')
    .set({ changed_at: now })
    .where('id', '=', id)
    .returning('list_id')
    .executeTakeFirst();
  if (row) await noteChange(tx, row.list_id, now);
}
