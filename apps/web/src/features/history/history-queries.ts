import {
  compareList,
  getRecordChanges,
  getSourceChanges,
  type HistoryObject,
  type ListOutcome,
  listImportChanges,
} from '@halyard/contracts/work/history.ts';
import type { ViewList } from '@halyard/contracts/work/views.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';
import type { Span } from './history-search.ts';

const firstPage: string | null = null;
const nextOf = ({ next }: { readonly next: string | null }) => next;
const afterOf = (after: string | null) => (after === null ? {} : { after });

export function useRecordChanges(object: HistoryObject, id: string, span: Span) {
  const call = useApi();
  return useQuery({
    queryKey: ['history', object, id, span],
    queryFn: ({ signal }) => call(getRecordChanges, { params: { object, id }, query: span, signal }),
    placeholderData: keepPreviousData,
  });
}

type Asked = { readonly list: ViewList; readonly filter: string; readonly what: ListOutcome | undefined };

export function useListChanges({ list, filter, what }: Asked, span: Span) {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: ['history', 'list', list, filter, what, span],
    queryFn: ({ signal, pageParam }) =>
      call(compareList, {
        params: { list },
        query: { ...span, filter, ...(what && { what }), ...afterOf(pageParam) },
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: nextOf,
    placeholderData: keepPreviousData,
  });
}

export function useSourceChanges(id: string, span: Span) {
  const call = useApi();
  return useQuery({
    queryKey: ['history', 'source', id, span],
    queryFn: ({ signal }) => call(getSourceChanges, { params: { id }, query: span, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useImportChanges(id: string) {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: ['history', 'import', id],
    queryFn: ({ signal, pageParam }) => call(listImportChanges, { params: { id }, query: afterOf(pageParam), signal }),
    initialPageParam: firstPage,
    getNextPageParam: nextOf,
  });
}
