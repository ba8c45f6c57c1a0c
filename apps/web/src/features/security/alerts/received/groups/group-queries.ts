import {
  type GroupConditions,
  getAlertGroup,
  listGroupRules,
  previewGroupRule,
} from '@halyard/contracts/inflow/alert-groups.ts';
import { listReceivedAlerts } from '@halyard/contracts/inflow/received-alerts.ts';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../../api/call.ts';
import { refreshEveryMs } from '../../../incident-queries.ts';
import { receivedKey } from '../received-queries.ts';
import type { ReceivedQuery } from '../received-search.ts';

export function useGroupRules() {
  const call = useApi();
  return useQuery({
    queryKey: [...receivedKey, 'group-rules'],
    queryFn: ({ signal }) => call(listGroupRules, { signal }),
  });
}

export function useAlertGroup(id: string) {
  const call = useApi();
  return useQuery({
    queryKey: [...receivedKey, 'group', id],
    queryFn: ({ signal }) => call(getAlertGroup, { params: { id }, signal }),
  });
}

/** The groups that a rule would have formed in the last seven days. */
export function useGroupPreview(conditions: GroupConditions | null) {
  const call = useApi();
  return useQuery({
    queryKey: [...receivedKey, 'group-preview', conditions],
    enabled: conditions !== null,
    async queryFn({ signal }) {
      if (conditions === null) throw new Error('There is nothing to preview.');
      return call(previewGroupRule, { body: conditions, signal });
    },
    placeholderData: keepPreviousData,
  });
}

/** Alerts of a group that are shown below it; the others are a click away. */
const membersShown = 200;

/** The alerts of groups that are unfolded, as far as they match the view. */
export function useGroupMembers(query: ReceivedQuery, groups: readonly string[]) {
  const call = useApi();
  const found = useQueries({
    queries: groups.map((group) => ({
      queryKey: [...receivedKey, 'members', group, query],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        call(listReceivedAlerts, { query: { ...query, group, limit: String(membersShown) }, signal }),
      placeholderData: keepPreviousData,
      refetchInterval: refreshEveryMs,
    })),
  });
  return new Map(groups.map((group, index) => [group, found[index]]));
}
export type GroupMembers = ReturnType<typeof useGroupMembers>;
