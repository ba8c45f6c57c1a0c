import type { AlertGroup } from '@halyard/contracts/inflow/alert-groups.ts';
import type { ReceivedAlert } from '@halyard/contracts/inflow/received-alerts.ts';
import type { GroupMembers } from './group-queries.ts';

/** A row of the queue: an alert, alone or below its group, or a group with the foremost of its alerts. */
export type Row =
  | { readonly is: 'alert'; readonly alert: ReceivedAlert; readonly group?: string }
  | { readonly is: 'group'; readonly group: AlertGroup; readonly foremost: ReceivedAlert; readonly isUnfolded: boolean }
  | {
      readonly is: 'members';
      readonly group: AlertGroup;
      readonly found: NonNullable<ReturnType<GroupMembers['get']>>;
    };

/**
 * The rows of alerts in order. An alert whose group is listed is replaced by the group; below an expanded one are its
 * alerts, and a line with their number.
 */
export function arrangeRows(
  alerts: readonly ReceivedAlert[],
  groups: ReadonlyMap<string, AlertGroup>,
  members: GroupMembers,
): readonly Row[] {
  return alerts.flatMap((alert): Row[] => {
    const group = alert.group === null ? undefined : groups.get(alert.group.id);
    if (!group) return [{ is: 'alert', alert }];
    const found = members.get(group.id);
    const head: Row = { is: 'group', group, foremost: alert, isUnfolded: found !== undefined };
    if (!found) return [head];
    const own = (found.data?.alerts ?? []).map((one): Row => ({ is: 'alert', alert: one, group: group.id }));
    return [head, ...own, { is: 'members', group, found }];
  });
}

/** The alerts among rows. */
export const alertsIn = (rows: readonly Row[]): readonly ReceivedAlert[] =>
  rows.flatMap((row) => (row.is === 'alert' ? [row.alert] : []));
