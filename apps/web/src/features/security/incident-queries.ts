import {
  getIncident,
  getKpis,
  type Incident,
  listAssignable,
  listIncidents,
} from '@halyard/contracts/operations/incidents.ts';
import { keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';
import type { CountRows } from '../../records/views/saved-view-tabs.tsx';
import { type IncidentQuery, readSecuritySearch, toIncidentQuery } from './security-search.ts';

/** Live updates and the writes below find everything about incidents under this key. */
export const incidentsKey = ['incidents'] as const;
const listKey = [...incidentsKey, 'list'] as const;
const kpisKey = [...incidentsKey, 'kpis'] as const;
export const incidentKey = (id: string) => [...incidentsKey, 'one', id] as const;

/** If live updates do not arrive, the screen polls once a minute. */
export const refreshEveryMs = 60_000;

const firstPage: string | null = null;

/** The loaded matching incidents. */
export function useIncidentList(query: IncidentQuery) {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: [...listKey, query],
    queryFn: ({ signal, pageParam }) =>
      call(listIncidents, { query: { ...query, ...(pageParam !== null && { after: pageParam }) }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: refreshEveryMs,
  });
}

export type IncidentList = ReturnType<typeof useIncidentList>;

export function useKpis() {
  const call = useApi();
  return useQuery({
    queryKey: kpisKey,
    queryFn: ({ signal }) => call(getKpis, { signal }),
    refetchInterval: refreshEveryMs,
  });
}

export function useIncident(id: string) {
  const call = useApi();
  return useQuery({
    queryKey: incidentKey(id),
    queryFn: ({ signal }) => call(getIncident, { params: { id }, signal }),
    refetchInterval: refreshEveryMs,
  });
}

/** Possible assignees of an incident; only requested for users who may assign one. */
export function useAssignable(isWanted: boolean) {
  const call = useApi();
  return useQuery({
    queryKey: ['people', 'assignable'],
    queryFn: ({ signal }) => call(listAssignable, { signal }),
    enabled: isWanted,
    staleTime: refreshEveryMs,
  });
}

/** Shows the server's response, and refetches lists and figures. */
export function noteIncident(queries: QueryClient, incident: Incident) {
  queries.setQueryData(incidentKey(incident.id), incident);
  readListsAgain(queries);
}

/** The incident itself is known; everything counted from incidents is not. */
export function readListsAgain(queries: QueryClient) {
  for (const queryKey of [listKey, kpisKey, [...incidentsKey, 'playbooks'], [...incidentsKey, 'report'], ['events']])
    void queries.invalidateQueries({ queryKey });
}

/** The maximum number in a URL. */
export const countIncidents: CountRows = async (call, search) => {
  const query = toIncidentQuery(readSecuritySearch(search));
  return (await call(listIncidents, { query: { ...query, limit: '1' } })).total;
};
