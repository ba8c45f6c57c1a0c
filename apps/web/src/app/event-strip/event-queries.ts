import { listEvents } from '@halyard/contracts/events.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';

/** Polling interval of events while the tab is visible (decision G-049). */
const backgroundRefreshMs = 60_000;

export const eventsKey = ['events'] as const;

/** Marks and counts of the strip; their rows are read on opening. */
export function useEvents() {
  const call = useApi();
  return useQuery({
    queryKey: eventsKey,
    queryFn: ({ signal }) => call(listEvents, { query: { limit: '0' }, signal }),
    refetchInterval: backgroundRefreshMs,
  });
}
