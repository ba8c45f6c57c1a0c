import type { Transaction } from '../../../database/database.ts';
import type { ChangedRow } from '../../../event-log/changes.ts';
import type { Actor, EventLog } from '../../../event-log/event-log.ts';
import { about, recordEvent } from '../record-event.ts';
import { readRecords, saveRecord } from '../record-store.ts';

type Ports = { readonly log: EventLog; readonly at: number };

/** Acknowledges those of the threats that no one has acknowledged; returns how they are restored. */
export async function acknowledgeThreats(
  tx: Transaction,
  ids: readonly string[],
  actor: Actor,
  { log, at }: Ports,
): Promise<ChangedRow[]> {
  const rows: ChangedRow[] = [];
  for (const row of await readRecords(tx, ids)) {
    if (row.family !== 'threat' || row.acknowledged_at !== null) continue;
    const columns = { acknowledged_at: at, acknowledged_by: actor.id };
    rows.push(await saveRecord(tx, row, columns, at));
    const kind = 'threat_acknowledged';
    await recordEvent(log, tx, { at, actor, ...about(row), kind, before: row, after: { ...row, ...columns } });
  }
  return rows;
}
