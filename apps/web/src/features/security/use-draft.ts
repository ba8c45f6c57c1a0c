import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

const draftsKey = ['drafts', 'security'] as const;

/**
 * What is being written and not yet sent. It lies beside the server's data, so that it outlives the window, the tab of
 * the screen and the screen itself, and goes with the person who wrote it.
 */
export function useDraft<T>(name: string, empty: T) {
  const queries = useQueryClient();
  const [draft, show] = useState<T>(() => queries.getQueryData<T>([...draftsKey, name]) ?? empty);

  function write(next: T) {
    queries.setQueryDefaults(draftsKey, { gcTime: Number.POSITIVE_INFINITY });
    queries.setQueryData<T>([...draftsKey, name], next);
    show(next);
  }

  function drop() {
    queries.removeQueries({ queryKey: [...draftsKey, name] });
    show(empty);
  }

  return { draft, write, drop };
}
