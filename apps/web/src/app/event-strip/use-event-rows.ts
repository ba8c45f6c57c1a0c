import { listEvents, type Severity } from '@halyard/contracts/events.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';
import { eventsKey } from './event-queries.ts';

/** The rows of one severity or of all, newest first, as far as loaded. */
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
