import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

/** Runs `onSuccess` when an action started after the failure succeeds. One already in progress does not count. */
function useNextSuccess(failure: unknown, onSuccess: () => void): void {
  const queries = useQueryClient();
  const run = useEffectEvent(onSuccess);
  useEffect(() => {
    if (failure === null || failure === undefined) return;
    const failedAt = Date.now();
    return queries.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      if (event.mutation.state.submittedAt >= failedAt) run();
    });
  }, [queries, failure]);
}

/** A banner's message about a failed action; it disappears with the next successful action. */
export function useActionFailure<Failure>() {
  const [failure, setFailure] = useState<Failure | null>(null);
  useNextSuccess(failure, () => setFailure(null));
  return [failure, setFailure] as const;
}

/** The same of a mutation: its error, until it or another action succeeds. */
export function useMutationFailure({ error }: { readonly error: Error | null }): Error | null {
  const [outdated, setOutdated] = useState<Error | null>(null);
  useNextSuccess(error, () => setOutdated(error));
  return error === outdated ? null : error;
}
