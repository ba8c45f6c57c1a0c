import {
  cancelBackgroundWork,
  listBackgroundWork,
  retryBackgroundWork,
  retryFailedWork,
  undoRetryFailed,
  type WorkState,
} from '@halyard/contracts/server/background-work.ts';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';

const workKey = ['background-work'] as const;
const readAgainMs = 5_000;

/** Work in one state, page by page; polled while visible. */
export function useBackgroundWork(state: WorkState) {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: [...workKey, state],
    queryFn: ({ pageParam, signal }) =>
      call(listBackgroundWork, { query: pageParam === null ? { state } : { state, after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: readAgainMs,
  });
}

/** Cancels or retries one. */
export function useChangeWork() {
  const call = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: { readonly id: string; readonly change: 'cancel' | 'retry' }) =>
      change === 'cancel'
        ? call(cancelBackgroundWork, { params: { id } })
        : call(retryBackgroundWork, { params: { id } }),
    onSettled: () => void queries.invalidateQueries({ queryKey: workKey }),
  });
}

/** Requeues all failed work; with ids it undoes that for work that is still waiting. */
export function useRetryAll() {
  const call = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (undone?: string[]) =>
      undone === undefined ? call(retryFailedWork, {}) : call(undoRetryFailed, { body: { ids: undone } }),
    onSettled: () => void queries.invalidateQueries({ queryKey: workKey }),
  });
}
