import type { ObservedType } from '@halyard/contracts/inflow/observable-types.ts';
import { getObservable, listObservables, listObservableUses } from '@halyard/contracts/inflow/observables.ts';
import { listIndicators, listSightings, type StandingFilter } from '@halyard/contracts/inflow/sightings.ts';
import {
  addWarningEntries,
  deleteWarningEntry,
  getWarningList,
  listWarningLists,
} from '@halyard/contracts/inflow/warning-lists.ts';
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';
import { observablesKey, readEveryMs } from '../../records/observables/observable-queries.ts';
import type { ObservablesQuery, SightingsQuery } from './observables-search.ts';

const firstPage: string | null = null;

/** The loaded observables. */
export function useObservables(query: ObservablesQuery) {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: [...observablesKey, 'list', query],
    queryFn: ({ signal, pageParam }) =>
      call(listObservables, { query: { ...query, ...(pageParam !== null && { after: pageParam }) }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: readEveryMs,
  });
}
export type ObservableList = ReturnType<typeof useObservables>;

export function useObservable(id: string) {
  const call = useApi();
  return useQuery({
    queryKey: [...observablesKey, 'one', id],
    queryFn: ({ signal }) => call(getObservable, { params: { id }, signal }),
    refetchInterval: readEveryMs,
  });
}

/** Objects of one kind that use an observable; `except` leaves one of them out. */
export function useUses(id: string, kind: ObservedType, except: string | undefined) {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: [...observablesKey, 'uses', id, kind, except],
    queryFn: ({ signal, pageParam }) =>
      call(listObservableUses, {
        params: { id },
        query: { in: kind, ...(except && { except }), ...(pageParam !== null && { after: pageParam }) },
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
  });
}

export function useSightings(query: SightingsQuery) {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: [...observablesKey, 'sightings', query],
    queryFn: ({ signal, pageParam }) =>
      call(listSightings, { query: { ...query, ...(pageParam !== null && { after: pageParam }) }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: readEveryMs,
  });
}

/** Indicators in one state, or all of them. */
export function useIndicators(standing: StandingFilter | undefined) {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: [...observablesKey, 'indicators', standing],
    queryFn: ({ signal, pageParam }) =>
      call(listIndicators, {
        query: { ...(standing && { standing }), ...(pageParam !== null && { after: pageParam }) },
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: readEveryMs,
  });
}

export function useWarningLists() {
  const call = useApi();
  return useQuery({
    queryKey: [...observablesKey, 'warning-lists'],
    queryFn: ({ signal }) => call(listWarningLists, { signal }),
  });
}

export function useWarningList(id: string) {
  const call = useApi();
  return useQuery({
    queryKey: [...observablesKey, 'warning-list', id],
    queryFn: ({ signal }) => call(getWarningList, { params: { id }, signal }),
  });
}

export function useWarningChanges() {
  const call = useApi();
  const queries = useQueryClient();
  return {
    add: (body: { readonly text: string; readonly note: string | null }) => call(addWarningEntries, { body }),
    remove: (id: string) => call(deleteWarningEntry, { params: { id } }),
    readAgain: () => void queries.invalidateQueries({ queryKey: observablesKey }),
  };
}
