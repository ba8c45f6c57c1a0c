import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

const draftsKey = ['drafts', 'network'] as const;

/**
 * What is being written and not yet sent. It lies beside the server's data, so that it outlives the window and the
 * screen, and goes with the person who wrote it.
 */
export function useDraft<T>(name: string) {
  const queries = useQueryClient();
  const [draft, show] = useState(() => queries.getQueryData<T>([...draftsKey, name]));
  const [isBack] = useState(draft !== undefined);

  function write(next: T) {
    queries.setQueryDefaults(draftsKey, { gcTime: Number.POSITIVE_INFINITY });
    queries.setQueryData<T>([...draftsKey, name], next);
    show(next);
  }

  function drop() {
    queries.removeQueries({ queryKey: [...draftsKey, name] });
    show(undefined);
  }

  return { draft, isBack, write, drop };
}
