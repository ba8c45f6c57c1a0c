import type { EventKind } from '@halyard/contracts/events.ts';
import type { AlertChange } from '@halyard/contracts/inflow/received-alerts.ts';
import type { AlertQueues } from '../../../database/alert-queues.ts';
import type { AlertsTable } from '../../../database/tables/inflow-schema.ts';

type Change = Partial<AlertsTable>;

const kinds = {
  acknowledge: 'alert_acknowledged',
  start: 'alert_started',
  assign: 'alert_assigned',
  setSeverity: 'alert_severity_changed',
  close: 'alert_closed',
  reopen: 'alert_reopened',
  move: 'alert_moved',
} as const satisfies Record<AlertChange['do'], EventKind>;

/** The kind of event that a change is. */
export const kindOf = ({ do: what }: AlertChange): EventKind => kinds[what];

/** The target that runs at present; null where none does. */
function dueAt({ work_status, source_state, hidden, acknowledge_by, close_by }: AlertsTable): number | null {
  if (work_status === 'Closed' || ['resolved', 'suppressed'].includes(source_state) || hidden === 1) return null;
  return Number(work_status === 'New' ? acknowledge_by : close_by);
}

type Means = { readonly queues: AlertQueues; readonly now: number };

/** The targets of an alert in another queue or of another severity: they still count from when it came. */
function timesAfter(row: AlertsTable, change: Pick<Change, 'severity' | 'queue_id'>, queues: AlertQueues) {
  const from = Number(row.acknowledge_by) - queues.timesOf(row.queue_id, row.severity).acknowledge;
  const { acknowledge, close } = queues.timesOf(change.queue_id ?? row.queue_id, change.severity ?? row.severity);
  return { acknowledge_by: from + acknowledge, close_by: from + close };
}

/**
 * The columns that a change writes; the same values where it changes nothing. An alert that a quiet rule holds back
 * returns to the queue once someone takes it up.
 */
function columnsOf(row: AlertsTable, change: AlertChange, { queues, now }: Means): Change {
  switch (change.do) {
    case 'acknowledge':
      return row.work_status === 'New' ? { work_status: 'Acknowledged', acknowledged_at: now, hidden: 0 } : {};
    case 'start':
      if (row.work_status === 'Closed') return {};
      return { work_status: 'In progress', acknowledged_at: row.acknowledged_at ?? now, hidden: 0 };
    case 'assign':
      return change.owner === null ? { owner_id: null } : { owner_id: change.owner, hidden: 0 };
    case 'setSeverity': {
      const times = timesAfter(row, { severity: change.severity }, queues);
      return Object.assign({ severity: change.severity, severity_stated: 2 as const }, times);
    }
    case 'move':
      return Object.assign({ queue_id: change.queue }, timesAfter(row, { queue_id: change.queue }, queues));
    case 'close':
      if (row.work_status === 'Closed') return {};
      return {
        work_status: 'Closed',
        close_reason: change.reason,
        close_note: change.note,
        duplicate_of: change.duplicateOf ?? null,
        closed_at: now,
        acknowledged_at: row.acknowledged_at ?? now,
      };
    case 'reopen':
      if (row.work_status !== 'Closed') return {};
      return {
        work_status: 'Acknowledged',
        close_reason: null,
        close_note: null,
        closed_at: null,
        duplicate_of: null,
        hidden: 0,
      };
  }
}

export type Difference = { readonly change: Change; readonly before: Readonly<Record<string, string | number | null>> };

/** What is different after a change, with the values from before; undefined where nothing is. */
export function differenceOf(row: AlertsTable, change: AlertChange, means: Means): Difference | undefined {
  const wanted = columnsOf(row, change, means);
  const names = Object.keys(wanted) as (keyof AlertsTable)[];
  if (names.every((name) => wanted[name] === row[name])) return undefined;
  const after = Object.assign({}, row, wanted);
  const all = Object.assign(wanted, { due_at: dueAt(after) });
  const changed = (Object.keys(all) as (keyof AlertsTable)[]).filter((name) => all[name] !== row[name]);
  return {
    change: Object.fromEntries(changed.map((name) => [name, all[name]])),
    before: Object.fromEntries(changed.map((name) => [name, row[name]])),
  };
}
