import {
  type CrimeQuery,
  type CrimeSortKey,
  crimeSortKeys,
  exportCrimes,
  listCrimes,
} from '@halyard/contracts/crime/crime.ts';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';
import { saveFile } from '../../../api/files/save-file.ts';
import { useDownloadProgress } from '../../../api/files/use-download-progress.ts';

export type RowOrder = { readonly sort: CrimeSortKey; readonly direction: 'asc' | 'desc' };

/** Few enough that a phone shows a page of them without endless scrolling. */
export const rowsAPage = 25;
const firstPage: string | null = null;

/** The order in the URL; by default the newest months first. */
export function readOrder(search: Readonly<Record<string, unknown>>): RowOrder {
  const sort = crimeSortKeys.find((key) => key === search.sort) ?? 'month';
  const direction = search.direction === 'asc' || search.direction === 'desc' ? search.direction : undefined;
  return { sort, direction: direction ?? firstDirection(sort) };
}

/** The direction in which a column is most useful at first. */
export const firstDirection = (sort: CrimeSortKey): RowOrder['direction'] => (sort === 'month' ? 'desc' : 'asc');

/** The loaded pages; the previous rows stay visible until the next ones arrive. */
export function useCrimeRows(query: CrimeQuery, order: RowOrder) {
  const call = useApi();
  const asked = { ...query, ...order, limit: String(rowsAPage) };
  return useInfiniteQuery({
    queryKey: ['crime', 'rows', asked],
    queryFn: ({ signal, pageParam }) =>
      call(listCrimes, { query: { ...asked, ...(pageParam !== null && { after: pageParam }) }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export type CrimeRows = ReturnType<typeof useCrimeRows>;

/** Hands the browser the rows as a file; resolves with how many are in it and how many match. */
export function useExportRows(query: CrimeQuery) {
  const call = useApi();
  const watch = useDownloadProgress();
  return useMutation({
    async mutationFn() {
      const { file, rows, total } = await call(exportCrimes, { query, onReceived: watch() });
      saveFile(file);
      return { rows, total };
    },
  });
}
