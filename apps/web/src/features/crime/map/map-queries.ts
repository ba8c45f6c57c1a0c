import { type CrimeQuery, getCrimeGrid } from '@halyard/contracts/crime/crime.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';
import { loadOutline } from './map-outline.ts';

/** Rows summed in hexagons of a size in meters; the previous hexagons stay until the next arrive. */
export function useGrid(query: CrimeQuery, size: number) {
  const call = useApi();
  const asked = { ...query, size: String(size) };
  return useQuery({
    queryKey: ['crime', 'grid', asked],
    queryFn: ({ signal }) => call(getCrimeGrid, { query: asked, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The outline is its own file: it arrives with the first map and stays. */
export function useOutline() {
  return useQuery({ queryKey: ['crime map outline'], queryFn: loadOutline, staleTime: Number.POSITIVE_INFINITY });
}
