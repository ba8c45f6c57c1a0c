import {
  type AnalysisResult,
  analysisPollMs,
  cancelAnalysis,
  getAnalysis,
  listAnalyses,
  requestAnalysis,
} from '@halyard/contracts/crime/analysis.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';
import { type AnalysisSearch, areDefault } from './analysis-search.ts';

const analysesKey = ['analyses'] as const;
const oneKey = (id: string | undefined) => [...analysesKey, 'one', id] as const;

/** One analysis, polled every five seconds while it is processing. A failure stops polling until retried. */
export function useAnalysisResult(id: string | undefined) {
  const call = useApi();
  return useQuery({
    queryKey: oneKey(id),
    enabled: id !== undefined,
    queryFn: ({ signal }) => call(getAnalysis, { params: { id: id ?? '' }, signal }),
    refetchInterval: ({ state }) =>
      state.status === 'success' && state.data?.status === 'processing' ? analysisPollMs : false,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: false,
    // The reply to the request is the first look; the second is due five seconds later.
    staleTime: analysisPollMs,
    retry: false,
  });
}

type AnalysisRequest = Pick<AnalysisSearch, 'year' | 'month' | 'cities' | 'sample'>;

export function useRequestAnalysis() {
  const call = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ year, month, cities, sample }: AnalysisRequest) =>
      call(requestAnalysis, {
        body: { year, month, ...(!areDefault(cities) && { cities: [...cities] }), ...(sample && { sample }) },
      }),
    onSuccess(result) {
      queries.setQueryData<AnalysisResult>(oneKey(result.analysisId), result);
      void queries.invalidateQueries({ queryKey: [...analysesKey, 'list'] });
    },
  });
}

export function useCancelAnalysis() {
  const call = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(cancelAnalysis, { params: { id } }),
    onSuccess(result, id) {
      queries.setQueryData<AnalysisResult>(oneKey(id), result);
      void queries.invalidateQueries({ queryKey: [...analysesKey, 'list'] });
    },
  });
}

/** The last analyses, newest first. */
export function useAnalysisHistory() {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: [...analysesKey, 'list'],
    queryFn: ({ pageParam, signal }) => call(listAnalyses, { query: pageParam ? { after: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ analyses }) => analyses),
  });
}
