import { AppError } from '@halyard/contracts/errors.ts';
import { undoChange } from '@halyard/contracts/intelligence.ts';
import type { Transaction } from '../../database/database.ts';
import { type ChangedRow, undoableForMs } from '../../event-log/changes.ts';
import { type EventLog, everyone } from '../../event-log/event-log.ts';
import { mountChange, type Platform } from '../../platform/mount.ts';

const objectTypeOf = {
  intelligence: 'record',
  connections: 'connection',
  incidents: 'incident',
  incident_links: 'incident',
  playbook_runs: 'incident',
} as const satisfies Record<ChangedRow['table'], string>;

type Left = { readonly objectType: string; readonly id: string; readonly name: string };

async function nameOf(tx: Transaction, { table, id }: ChangedRow): Promise<string> {
  if (table === 'intelligence' || table === 'playbook_runs') {
    const row = await tx.selectFrom(table).select('name').where('id', '=', id).executeTakeFirst();
    return row?.name ?? id;
  }
  if (table !== 'incidents') return id;
  const row = await tx.selectFrom('incidents').select('title').where('id', '=', id).executeTakeFirst();
  return row?.title ?? id;
}

/** Puts one row back; false when somebody changed it since. */
async function putBack(tx: Transaction, { table, id, version, before }: ChangedRow): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable(table as 'intelligence')
    .set({ ...before, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes changes back: within a day, by who made them, and only where nobody changed the record since. */
export function mountChanges(platform: Platform, { log }: { readonly log: EventLog }): void {
  mountChange(platform, undoChange, async ({ tx, caller, actor, params }) => {
    const now = platform.clock();
    const change = await tx
      .updateTable('changes')
      .set({ undone_at: now })
      .where('id', '=', params.id)
      .where('actor_id', '=', caller.id)
      .where('at', '>=', now - undoableForMs)
      .where('undone_at', 'is', null)
      .returning('rows')
      .executeTakeFirst();
    if (!change) throw new AppError('change_not_found');
    const rows = JSON.parse(change.rows) as ChangedRow[];
    const kept: Left[] = [];
    // What was done last is taken back first.
    for (const row of rows.toReversed()) {
      if (await putBack(tx, row))
        await log.record(tx, {
          ...{ at: now, kind: 'change_undone', severity: 'low', actor, audienceId: everyone },
          ...{
            objectType: objectTypeOf[row.table],
            objectId: await objectIdOf(tx, row),
            subject: await nameOf(tx, row),
          },
          details: { fields: Object.keys(row.before) },
          after: row.before,
        });
      else kept.push({ objectType: objectTypeOf[row.table], id: row.id, name: await nameOf(tx, row) });
    }
    return { undone: rows.length - kept.length, kept };
  });
}

/** Links and playbooks stand in the history of their incident. */
async function objectIdOf(tx: Transaction, { table, id }: ChangedRow): Promise<string> {
  if (table !== 'incident_links' && table !== 'playbook_runs') return id;
  const row = await tx.selectFrom(table).select('incident_id').where('id', '=', id).executeTakeFirst();
  return row?.incident_id ?? id;
}
