import { getDelivery } from '@halyard/contracts/inflow/deliveries.ts';
import {
  getReceivedAlert,
  listReceivedAlerts,
  listSimilarAlerts,
  listSimilarIncidents,
  type ReceivedAlertDetail,
} from '@halyard/contracts/inflow/received-alerts.ts';
import { listSources } from '@halyard/contracts/inflow/sources.ts';
import { listIncidents } from '@halyard/contracts/operations/incidents.ts';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../../api/call.ts';
import type { CountRows } from '../../../../records/views/saved-view-tabs.tsx';
import { incidentsKey, refreshEveryMs } from '../../incident-queries.ts';
import { type ReceivedQuery, readReceivedSearch, toReceivedQuery } from './received-search.ts';

/** Live updates and the writes find everything about received alerts under this key. */
export const receivedKey = ['received-alerts'] as const;

const firstPage: string | null = null;

/** The loaded alerts of a view; `grouped`: only the first of each group. */
export function useReceivedList(query: ReceivedQuery, grouped: boolean) {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: [...receivedKey, 'list', query, grouped],
    queryFn: ({ signal, pageParam }) =>
      call(listReceivedAlerts, {
        query: { ...query, ...(grouped && { grouped: 'yes' }), ...(pageParam !== null && { after: pageParam }) },
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: refreshEveryMs,
  });
}
export type ReceivedList = ReturnType<typeof useReceivedList>;

/** How many received alerts wait, and whether there is anything to receive; for those that are elsewhere on the screen. */
export function useReceivedCounts() {
  const call = useApi();
  return useQuery({
    queryKey: [...receivedKey, 'counts'],
    async queryFn({ signal }) {
      const { views, hasSources } = await call(listReceivedAlerts, { query: { limit: '1' }, signal });
      return { triage: views.triage, isInUse: hasSources || views.triage + views.closed > 0 };
    },
    staleTime: refreshEveryMs,
    refetchInterval: refreshEveryMs,
  });
}

export function useReceivedAlert(id: string) {
  const call = useApi();
  return useQuery({
    queryKey: [...receivedKey, 'one', id],
    queryFn: ({ signal }) => call(getReceivedAlert, { params: { id }, signal }),
    refetchInterval: refreshEveryMs,
  });
}

/** Cached data of an alert that is or was open; it is not requested. */
export function useKnownAlert(id: string | undefined): ReceivedAlertDetail | undefined {
  const queries = useQueryClient();
  return id === undefined ? undefined : queries.getQueryData([...receivedKey, 'one', id]);
}

/** A delivery of a source, as stored. */
export function useDelivery(id: number) {
  const call = useApi();
  return useQuery({
    queryKey: [...receivedKey, 'delivery', id],
    queryFn: ({ signal }) => call(getDelivery, { params: { id: String(id) }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The alert sources by name; only requested for users who may read them. */
export function useSourceNames(isWanted: boolean) {
  const call = useApi();
  return useQuery({
    queryKey: ['sources', 'names'],
    enabled: isWanted,
    async queryFn({ signal }) {
      const { sources } = await call(listSources, { signal });
      const names = sources.flatMap(({ id, name, delivers }) => (delivers === 'alerts' ? [{ id, name }] : []));
      return names.sort((one, other) => one.name.localeCompare(other.name));
    },
    staleTime: refreshEveryMs,
  });
}

/** Incidents that an alert can be added to, by number or title. */
export function useIncidentChoice(words: string, isWanted: boolean) {
  const call = useApi();
  return useQuery({
    queryKey: [...incidentsKey, 'list', 'for-alerts', words],
    enabled: isWanted,
    async queryFn({ signal }) {
      const { incidents } = await call(listIncidents, {
        query: { limit: '50', ...(words && { search: words }) },
        signal,
      });
      return incidents.filter(({ status }) => status !== 'Closed').slice(0, 20);
    },
    placeholderData: keepPreviousData,
  });
}

// The maximum that the server reads.
const comparedMax = 50;

/** Incidents that are not closed and have something in common with these alerts, most of it first. */
export function useSimilarIncidents(alerts: readonly string[]) {
  const call = useApi();
  const ids = alerts.slice(0, comparedMax).join();
  return useQuery({
    queryKey: [...receivedKey, 'similar-incidents', ids],
    queryFn: ({ signal }) => call(listSimilarIncidents, { query: { alerts: ids }, signal }),
  });
}

/** Alerts of the last 30 days that have something in common with one. */
export function useSimilarAlerts(id: string) {
  const call = useApi();
  return useQuery({
    queryKey: [...receivedKey, 'similar', id],
    queryFn: ({ signal }) => call(listSimilarAlerts, { params: { id }, signal }),
  });
}

/** The maximum number in a URL. */
export const countReceived: CountRows = async (call, search) => {
  const query = toReceivedQuery(readReceivedSearch(search));
  const { total, totalIsAtLeast } = await call(listReceivedAlerts, { query: { ...query, limit: '1' } });
  return totalIsAtLeast ? null : total;
};
