import { getHealth } from '@halyard/contracts/server/health.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/call.ts';
import { TransportError } from '../../api/errors/transport-error.ts';

const lookAgainMs = 5_000;

const isUnreachable = (error: unknown) => error instanceof TransportError && error.problem === 'unreachable';

/** Whether the server is reachable: from the last call, and the browser's network state. */
export function useIsConnected(): boolean {
  const queries = useQueryClient();
  const call = useApi();
  // Earlier failures count too.
  const [isConnected, setConnected] = useState(
    () =>
      navigator.onLine &&
      !queries
        .getQueryCache()
        .getAll()
        .some(({ state }) => isUnreachable(state.error)),
  );

  useEffect(() => {
    const lose = () => setConnected(false);
    const caches = [queries.getQueryCache(), queries.getMutationCache()] as const;
    const unsubscribe = caches.map((cache) =>
      cache.subscribe((event) => {
        if (event.type !== 'updated' || !('action' in event)) return;
        if (event.action.type === 'success') setConnected(true);
        else if (event.action.type === 'error' && isUnreachable(event.action.error)) lose();
      }),
    );
    window.addEventListener('offline', lose);
    return () => {
      for (const stop of unsubscribe) stop();
      window.removeEventListener('offline', lose);
    };
  }, [queries]);

  useEffect(() => {
    if (isConnected) return;
    const look = async () => {
      try {
        await call(getHealth, {});
      } catch (error) {
        if (isUnreachable(error)) return;
      }
      setConnected(true);
      await queries.refetchQueries({ type: 'active' });
    };
    const timer = setInterval(look, lookAgainMs);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
    };
  }, [isConnected, call, queries]);

  return isConnected;
}
