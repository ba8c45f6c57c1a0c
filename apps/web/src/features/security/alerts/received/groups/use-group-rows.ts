import { getAlertGroup } from '@halyard/contracts/inflow/alert-groups.ts';
import {
  alertBulkMax,
  listReceivedAlerts,
  type ReceivedAlert,
  type ReceivedAlertPage,
} from '@halyard/contracts/inflow/received-alerts.ts';
import type { RefObject } from 'react';
import { useApi } from '../../../../../api/call.ts';
import { useDescribeError } from '../../../../../api/errors/describe-error.ts';
import { useMessages } from '../../../../../text/lazy-messages.ts';
import { alertGroupsWords } from '../../../../../text/loaders/alert-groups.ts';
import { useToasts } from '../../../../../ui/overlay/toasts.tsx';
import type { ChangeSearch } from '../../../use-security-search.ts';
import { type ReceivedQuery, type ReceivedSearch, unfoldedMax } from '../received-search.ts';
import { arrangeRows } from './arrange-rows.ts';
import { useGroupMembers } from './group-queries.ts';

type Options = {
  readonly search: ReceivedSearch;
  readonly change: ChangeSearch;
  readonly query: ReceivedQuery;
  readonly pages: readonly ReceivedAlertPage[];
  /** The alerts in sight, of each group the foremost. */
  readonly alerts: readonly ReceivedAlert[];
  readonly rows: RefObject<HTMLElement | null>;
};

/** The rows of the queue with its groups, which the URL keeps collapsed or expanded. */
export function useGroupRows({ search, change, query, pages, alerts, rows }: Options) {
  const call = useApi();
  const toasts = useToasts();
  const describeError = useDescribeError();
  const { row: text } = useMessages(alertGroupsWords);
  const groups = new Map(pages.flatMap((page) => page.groups ?? []).map((group) => [group.id, group]));
  const inSight = new Set(alerts.flatMap(({ group }) => (group && groups.has(group.id) ? [group.id] : [])));
  const members = useGroupMembers(
    query,
    search.unfolded.filter((id) => inSight.has(id)),
  );

  /** Folds a group that is unfolded, and unfolds any other. */
  function fold(id: string, isUnfolded: boolean) {
    const others = search.unfolded.filter((one) => one !== id && inSight.has(one));
    const next = isUnfolded ? others : [...others, id].slice(-unfoldedMax);
    change({ unfolded: next.length === 0 ? undefined : next.join('.') }, { replace: true });
  }

  return {
    entries: arrangeRows(alerts, groups, members),
    fold,
    /** Collapses or expands the group that has the focus, or one of whose alerts does. */
    foldFocused(wanted: boolean) {
      const id = document.activeElement?.closest<HTMLElement>('[data-group]')?.dataset.group;
      if (id === undefined || members.has(id) === wanted) return;
      // When collapsed, its alerts are removed, and the focus would be lost.
      rows.current?.querySelector<HTMLElement>(`[data-group="${CSS.escape(id)}"] [data-opens]`)?.focus();
      fold(id, !wanted);
    },
    /** A group with the first of its alerts; says so if it cannot be read. */
    async read(id: string) {
      try {
        const group = await call(getAlertGroup, { params: { id } });
        const page = await call(listReceivedAlerts, { query: { group: id, limit: String(alertBulkMax) } });
        return { group, alerts: page.alerts };
      } catch (error) {
        toasts.show('error', describeError(error, text.failed), { error });
        return null;
      }
    },
  };
}
