import type { AnalysisResult } from '@halyard/contracts/crime/analysis.ts';
import { useContext } from 'react';
import { isMissing } from '../../../api/errors/is-missing.ts';
import { ClockContext } from '../../../preferences/clock.tsx';
import { useAnalysisResult, useRequestAnalysis } from './analysis-queries.ts';
import type { AnalysisSearch } from './analysis-search.ts';
import { makeMockAnalysis } from './mock-analysis.ts';

/** An invented result, and whether it replaces one of a failed request. */
export type Invented = { readonly result: AnalysisResult; readonly hasFailed: boolean };

type Wishes = {
  readonly search: AnalysisSearch;
  readonly change: (change: Readonly<Record<string, string | undefined>>) => void;
  readonly invented: Invented | null;
  readonly onInvented: (invented: Invented | null) => void;
  readonly random?: () => number;
};

/** The displayed result, real or invented, and functions to show another. */
export function useAnalysis({ search, change, invented, onInvented, random = Math.random }: Wishes) {
  const clock = useContext(ClockContext);
  const request = useRequestAnalysis();
  const polled = useAnalysisResult(search.analysis);
  // An analysis in the URL takes precedence: Back and the history refer to it.
  const shown = search.analysis === undefined ? invented : null;
  const result = shown ? shown.result : polled.data;

  function invent(hasFailed: boolean) {
    onInvented({ result: makeMockAnalysis(random, clock(), search), hasFailed });
    change({ analysis: undefined });
  }

  async function analyze() {
    const { year, month, cities, sample } = search;
    try {
      const { analysisId } = await request.mutateAsync({ year, month, cities, sample });
      onInvented(null);
      change({ year: String(year), month, analysis: analysisId });
    } catch {
      // Whatever it was: the specification puts an invented result beside the sentence, marked as such.
      invent(true);
    }
  }

  return {
    result,
    isInvented: shown !== null,
    isBusy: request.isPending || result?.status === 'processing',
    isLoading: search.analysis !== undefined && polled.isPending,
    requestError: request.error,
    pollError: polled.error,
    hasRequestFailed: !request.isPending && shown?.hasFailed === true,
    hasPollFailed: search.analysis !== undefined && polled.isError,
    isMissing: search.analysis !== undefined && polled.isError && isMissing(polled.error),
    isPolling: polled.isFetching,
    analyze,
    loadMock: () => invent(false),
    leave: () => change({ analysis: undefined }),
    pollAgain: () => void polled.refetch(),
  };
}

export type Analysis = ReturnType<typeof useAnalysis>;
