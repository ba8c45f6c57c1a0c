import type { Transaction } from '../../database/database.ts';
import type { AlertsTable } from '../../database/tables/inflow-schema.ts';

/** Visible fields of a source's data; times, counts and wordings of facts differ between messages. */
const told = ['title', 'severity', 'severity_stated', 'source_state'] as const;
const targets = ['acknowledge_by', 'close_by', 'due_at'] as const;

type Folded = { readonly row: AlertsTable; readonly was: AlertsTable; readonly isReopened: boolean };

/** The columns that a source changed, with their values before and after; null where it only repeated itself. */
function changesOf({ row, was, isReopened }: Folded): string | null {
  const differs = (column: keyof AlertsTable) => String(row[column]) !== String(was[column]);
  if (!told.some(differs)) return null;
  // The effect of reopening on the targets is in its event.
  const columns = [...told, ...(isReopened ? [] : targets)].filter(differs);
  return JSON.stringify(Object.fromEntries(columns.map((column) => [column, [was[column], row[column]]])));
}

/** Keeps what a source changed in alerts, for the time machine; an event each would flood the log. */
export async function keepSourceChanges(
  tx: Transaction,
  sourceId: string,
  folded: readonly Folded[],
  now: number,
): Promise<void> {
  const rows = folded.flatMap((one) => {
    const changes = changesOf(one);
    if (changes === null) return [];
    return { alert_id: one.row.id, at: now, kind: 'source_updated' as const, origin_id: sourceId, changes };
  });
  for (let start = 0; start < rows.length; start += 200)
    await tx
      .insertInto('alert_changes')
      .values(rows.slice(start, start + 200).map((row) => Object.assign({ actor_id: null }, row)))
      .execute();
}
