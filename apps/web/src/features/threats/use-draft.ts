import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

const draftsKey = ['drafts', 'threats'] as const;

/**
 * What is being written and has not been sent. It lies beside the server's data, so that it outlives the window and
 * the screen it was written in, and goes with the person who wrote it.
 */
export function useDraft<T>(name: string, empty: T) {
  const queries = useQueryClient();
  const [kept] = useState(() => queries.getQueryData<T>([...draftsKey, name]));
  const [draft, show] = useState<T>(kept ?? empty);

  function write(next: T) {
    queries.setQueryDefaults(draftsKey, { gcTime: Number.POSITIVE_INFINITY });
    queries.setQueryData<T>([...draftsKey, name], next);
    show(next);
  }

  function drop() {
    queries.removeQueries({ queryKey: [...draftsKey, name] });
    show(empty);
  }

  return { draft, write, drop, isBack: kept !== undefined };
}
