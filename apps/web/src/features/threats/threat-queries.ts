import {
  countThreatsOutside,
  type ExportFormat,
  exportThreats,
  getThreat,
  getThreatMap,
  getThreatTrend,
  listThreats,
  type Threat,
  type ThreatPage,
} from '@halyard/contracts/intelligence/threats.ts';
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';
import { saveFile } from '../../api/files/save-file.ts';
import { useDownloadProgress } from '../../api/files/use-download-progress.ts';
import { usePreferences } from '../../preferences/preferences.tsx';
import type { CountRows } from '../../records/views/saved-view-tabs.tsx';
import { type FilterQuery, readThreatsSearch, type ThreatsSearch, toFilterQuery } from './threats-search.ts';

/** Polling interval of an open screen while the tab is visible (decision G-049). */
const backgroundRefreshMs = 60_000;

const listKey = ['threats', 'list'] as const;
export const oneKey = (id: string) => ['threats', 'one', id] as const;
const firstPage: string | null = null;

/** Rows read at a time: the overview shows the newest few, the map only counts. */
const rowsOf: Record<ThreatsSearch['tab'], string> = { overview: '25', active: '100', mitigated: '100', map: '1' };

/** The loaded matching threats; the previous rows stay visible until the next ones arrive. */
export function useThreatList(search: ThreatsSearch) {
  const call = useApi();
  const { tab, sort, direction } = search;
  const query = { ...toFilterQuery(search), sort, direction, limit: rowsOf[tab] };
  return useInfiniteQuery({
    queryKey: [...listKey, query],
    queryFn: ({ signal, pageParam }) =>
      call(listThreats, { query: { ...query, ...(pageParam !== null && { after: pageParam }) }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: backgroundRefreshMs,
  });
}

export type ThreatList = ReturnType<typeof useThreatList>;

/** The number of matching threats outside the period; all time has none outside. */
export function useThreatsOutside(query: FilterQuery) {
  const call = useApi();
  const isEverything = query.period === 'all' && query.from === undefined && query.to === undefined;
  return useQuery({
    queryKey: ['threats', 'outside', query],
    enabled: !isEverything,
    queryFn: ({ signal }) => call(countThreatsOutside, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: backgroundRefreshMs,
  });
}

/** The whole period, whatever bar of it is chosen: the chosen one is marked in it. A free range is a period itself. */
export function useThreatTrend({ from, to, ...filter }: FilterQuery) {
  const call = useApi();
  const query = filter.period === 'all' ? { ...filter, ...(from && { from }), ...(to && { to }) } : filter;
  const { timeZone } = usePreferences();
  return useQuery({
    queryKey: ['threats', 'trend', query, timeZone],
    queryFn: ({ signal }) => call(getThreatTrend, { query: { ...query, timeZone }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: backgroundRefreshMs,
  });
}

export function useThreatMap(query: FilterQuery) {
  const call = useApi();
  return useQuery({
    queryKey: ['threats', 'map', query],
    queryFn: ({ signal }) => call(getThreatMap, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: backgroundRefreshMs,
  });
}

/** The threat from the lists' cache; an invisible list may have an older one. */
export const findListed = (queries: QueryClient, id: string): Threat | undefined =>
  queries
    .getQueriesData<InfiniteData<ThreatPage>>({ queryKey: listKey })
    .flatMap(([, data]) => data?.pages.flatMap(({ threats }) => threats) ?? [])
    .filter((threat) => threat.id === id)
    .toSorted((one, other) => other.version - one.version)[0];

/** One threat with its links and its history. */
export function useThreat(id: string) {
  const call = useApi();
  return useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => call(getThreat, { params: { id }, signal }),
    refetchInterval: backgroundRefreshMs,
  });
}

/** Hands the browser the matching threats as a file; resolves with how many are in it and how many match. */
export function useExportThreats(query: FilterQuery) {
  const call = useApi();
  const watch = useDownloadProgress();
  return useMutation({
    async mutationFn(format: ExportFormat) {
      const { file, rows, total } = await call(exportThreats, { query: { ...query, format }, onReceived: watch() });
      saveFile(file);
      return { rows, total };
    },
  });
}

/** The maximum number in a URL. */
export const countThreats: CountRows = async (call, search) => {
  const query = toFilterQuery(readThreatsSearch(search));
  return (await call(listThreats, { query: { ...query, limit: '1' } })).total;
};
