import { getCoverage } from '@halyard/contracts/crime/crime.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';
import type { CoverageSearch } from './coverage-search.ts';

/** The coverage of a span; the previous one stays visible while another loads. */
export function useCoverage({ kind, from, to }: Pick<CoverageSearch, 'kind' | 'from' | 'to'>) {
  const call = useApi();
  return useQuery({
    queryKey: ['crime', 'coverage', kind, from, to],
    queryFn: ({ signal }) => call(getCoverage, { query: { kind, from, to }, signal }),
    placeholderData: keepPreviousData,
  });
}
