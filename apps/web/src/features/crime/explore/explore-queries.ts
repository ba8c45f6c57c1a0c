import { type CrimeBreakdown, type CrimeQuery, getCrimeFigures } from '@halyard/contracts/crime/crime.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';

type Breakdown = {
  readonly by: CrimeBreakdown;
  readonly split?: CrimeBreakdown;
  /** Groups at most; the rest is summed. */
  readonly limit: number;
};

/** Counts of the rows of a filter; null sends no request yet. Previous data stays until the next arrives. */
export function useFigures(query: CrimeQuery | null, { by, split, limit }: Breakdown) {
  const call = useApi();
  const asked = { ...(query ?? { from: '', to: '' }), by, ...(split && { split }), limit: String(limit) };
  return useQuery({
    queryKey: ['crime', 'figures', asked],
    enabled: query !== null,
    queryFn: ({ signal }) => call(getCrimeFigures, { query: asked, signal }),
    placeholderData: keepPreviousData,
  });
}

export type Figures = ReturnType<typeof useFigures>;
