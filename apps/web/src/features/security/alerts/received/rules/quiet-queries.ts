import { type AlertFilter, listQuietRules } from '@halyard/contracts/inflow/alert-rules.ts';
import { listReceivedAlerts } from '@halyard/contracts/inflow/received-alerts.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../../../api/call.ts';
import { receivedKey } from '../received-queries.ts';

export function useQuietRules() {
  const call = useApi();
  return useQuery({
    queryKey: [...receivedKey, 'quiet-rules'],
    queryFn: ({ signal }) => call(listQuietRules, { signal }),
  });
}

/** How many alerts of the last seven days a filter matches; it is the list that counts them. */
export function useMatching(filter: AlertFilter | null) {
  const call = useApi();
  return useQuery({
    queryKey: [...receivedKey, 'matching', filter],
    enabled: filter !== null,
    async queryFn({ signal }) {
      const { severity, ...rest } = filter ?? {};
      const narrowed = { ...rest, ...(severity && { severity: severity.join() }) };
      const { total } = await call(listReceivedAlerts, { query: { ...narrowed, period: '7d', limit: '1' }, signal });
      return total;
    },
    placeholderData: keepPreviousData,
  });
}
