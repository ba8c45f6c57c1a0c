import { type KeptData, keepData, listKeptData } from '@halyard/contracts/server/kept-data.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';
import { useStepUp } from '../../../session/sign-in/step-up.ts';

const retentionKey = ['retention'] as const;

/** Every kind of data with how long it is kept. */
export function useKeptData() {
  const call = useApi();
  return useQuery({ queryKey: retentionKey, queryFn: ({ signal }) => call(listKeptData, { signal }) });
}

/** Keeps one kind longer or shorter. */
export function useKeepData() {
  const call = useApi();
  const stepUp = useStepUp();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, days }: Pick<KeptData, 'kind' | 'days'>) =>
      stepUp(() => call(keepData, { params: { kind }, body: { days } })),
    onSettled: () => queries.invalidateQueries({ queryKey: retentionKey }),
  });
}
