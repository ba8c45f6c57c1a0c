import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

/** Runs `onSuccess` when an action that began after the failure succeeds. One that was under way says nothing of it. */
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

/** What a banner says of an action that failed; it goes with the next action that succeeds, whichever that is. */
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
