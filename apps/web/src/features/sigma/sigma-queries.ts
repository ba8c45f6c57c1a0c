import {
  checkSigmaRule,
  deleteSigmaRule,
  getSigmaRule,
  importSigmaRules,
  listSigmaMatches,
  listSigmaRules,
  type SigmaRule,
  type SigmaState,
  saveSigmaExamples,
  setSigmaState,
  testSigmaRule,
  updateSigmaRule,
} from '@halyard/contracts/inflow/sigma.ts';
import { listSources } from '@halyard/contracts/inflow/sources.ts';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../api/call.ts';
import { useApi } from '../../api/call.ts';
import type { SigmaQuery } from './sigma-search.ts';

const sigmaKey = ['sigma'] as const;
const firstPage: string | null = null;
/** Rules match without their own event, so that the counts are read again. */
const readEveryMs = 30_000;

/** The loaded rules. */
export function useSigmaRules(query: SigmaQuery) {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: [...sigmaKey, 'list', query],
    queryFn: ({ signal, pageParam }) =>
      call(listSigmaRules, { query: { ...query, ...(pageParam !== null && { after: pageParam }) }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: readEveryMs,
  });
}
export type SigmaList = ReturnType<typeof useSigmaRules>;

export function useSigmaRule(id: string) {
  const call = useApi();
  return useQuery({
    queryKey: [...sigmaKey, 'one', id],
    queryFn: ({ signal }) => call(getSigmaRule, { params: { id }, signal }),
    refetchInterval: readEveryMs,
  });
}

export function useSigmaMatches(id: string) {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: [...sigmaKey, 'matches', id],
    queryFn: ({ signal, pageParam }) =>
      call(listSigmaMatches, { params: { id }, query: pageParam === null ? {} : { after: pageParam }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
  });
}

/** Sources whose deliveries a rule can be tested on. */
export function useTestSources(isWanted: boolean) {
  const call = useApi();
  return useQuery({
    queryKey: ['sources', 'list'],
    queryFn: ({ signal }) => call(listSources, { signal }),
    enabled: isWanted,
  });
}

type Body<E extends Parameters<ReturnType<typeof useApi>>[0]> = CallInput<E> extends { body: infer B } ? B : never;

export function useSigmaChanges() {
  const call = useApi();
  const queries = useQueryClient();
  const onSuccess = () => void queries.invalidateQueries({ queryKey: sigmaKey });
  return {
    setState: useMutation({
      mutationFn: ({ rules, state }: { rules: readonly Pick<SigmaRule, 'id' | 'version'>[]; state: SigmaState }) =>
        call(setSigmaState, { body: { rules: rules.map(({ id, version }) => ({ id, version })), state } }),
      onSuccess,
    }),
    update: useMutation({
      mutationFn: ({ id, ...body }: { id: string; text: string; version: number }) =>
        call(updateSigmaRule, { params: { id }, body }),
      onSuccess,
    }),
    keepExamples: useMutation({
      mutationFn: ({ id, ...body }: { id: string } & Body<typeof saveSigmaExamples>) =>
        call(saveSigmaExamples, { params: { id }, body }),
      onSuccess,
    }),
    remove: useMutation({ mutationFn: (id: string) => call(deleteSigmaRule, { params: { id } }), onSuccess }),
    send: (body: Body<typeof importSigmaRules>) => call(importSigmaRules, { body }),
    check: (text: string) => call(checkSigmaRule, { body: { text } }),
    readNewer: (id: string) => call(getSigmaRule, { params: { id } }),
    readAgain: onSuccess,
  };
}

export function useSigmaTest() {
  const call = useApi();
  return useMutation({ mutationFn: (body: Body<typeof testSigmaRule>) => call(testSigmaRule, { body }) });
}
