import { listSignals, markSignalsSeen } from '@halyard/contracts/signals.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

export function useMarkSignalsSeen() {
  const call = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (upTo: number) => call(markSignalsSeen, { body: { upTo } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: signalsKey }),
  });
}
