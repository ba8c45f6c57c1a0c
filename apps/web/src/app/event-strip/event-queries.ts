import { listEvents, type Severity } from '@halyard/contracts/events.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';

/** How often what happened is read again while the tab is visible (decision G-049). */
const backgroundRefreshMs = 60_000;

const eventsKey = ['events'] as const;

/** Marks and counts of the strip; the rows behind them are read when someone opens them. */
export function useEvents() {
  const call = useApi();
  return useQuery({
    queryKey: eventsKey,
    queryFn: ({ signal }) => call(listEvents, { query: { limit: '0' }, signal }),
    refetchInterval: backgroundRefreshMs,
  });
}

/** The rows of one severity or of all, newest first, as far as the reader has gone back. */
export function useEventRows(severity: Severity | undefined) {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: [...eventsKey, 'rows', severity ?? 'all'],
    queryFn: ({ signal, pageParam }) =>
      call(listEvents, {
        query: { ...(severity && { severity }), ...(pageParam !== null && { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}
