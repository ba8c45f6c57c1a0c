import { listSignals } from '@halyard/contracts/signals.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';

/** How often what happened is read again while the tab is visible (decision G-049). */
const backgroundRefreshMs = 60_000;

const signalsKey = ['signals'] as const;

/** One list behind strip, bell and dialog; three views of it share one request. */
export function useSignals() {
  const call = useApi();
  return useQuery({
    queryKey: signalsKey,
    queryFn: ({ signal }) => call(listSignals, { signal }),
    refetchInterval: backgroundRefreshMs,
  });
}
