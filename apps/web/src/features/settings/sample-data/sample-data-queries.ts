import {
  getSampleWorkspace,
  listSampleRecords,
  removeSampleWorkspace,
  type SampleKind,
} from '@halyard/contracts/intelligence/intelligence.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';
import { useStepUp } from '../../../session/sign-in/step-up.ts';

const sampleKey = ['sample-workspace'] as const;

/** How much of the workspace is sample data. */
export function useSampleWorkspace() {
  const call = useApi();
  return useQuery({ queryKey: sampleKey, queryFn: ({ signal }) => call(getSampleWorkspace, { signal }) });
}

/** The sample records of one kind, page by page. */
export function useSampleRecords(kind: SampleKind) {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: [...sampleKey, kind],
    queryFn: ({ pageParam, signal }) =>
      call(listSampleRecords, { query: pageParam === null ? { kind } : { kind, after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** Any screen may have shown sample data, so everything is refetched. */
export function useRemoveSample() {
  const call = useApi();
  const stepUp = useStepUp();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => stepUp(() => call(removeSampleWorkspace, {})),
    onSettled: () => void queries.invalidateQueries(),
  });
}
