import {
  addConnection,
  addEntity,
  deleteConnection,
  deleteEntity,
  exportConnections,
  exportEntities,
  findPath,
  type Graph,
  getEntity,
  getGraph,
  graphMaxNodes,
  incidentNodePrefix,
  listEntities,
  listSimilarEntities,
  updateConnection,
  updateEntity,
} from '@halyard/contracts/intelligence/entities.ts';
import type { ExportFormat } from '@halyard/contracts/intelligence/threats.ts';
import {
  keepPreviousData,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type Call, type CallInput, useApi } from '../../api/call.ts';
import { saveFile } from '../../api/files/save-file.ts';
import { useDownloadProgress } from '../../api/files/use-download-progress.ts';
import type { FilterQuery, NetworkSearch, PathEnds } from './network-search.ts';

const networkKey = ['entities'] as const;
const oneKey = (id: string) => [...networkKey, 'one', id] as const;

/** Entities page by page, in the order of the server; what was there stays in sight while a filter changes. */
export function useEntityList(filter: FilterQuery, { sort, direction }: Pick<NetworkSearch, 'sort' | 'direction'>) {
  const call = useApi();
  const query = { ...filter, sort, direction };
  return useInfiniteQuery({
    queryKey: [...networkKey, 'list', query],
    queryFn: ({ pageParam, signal }) =>
      call(listEntities, { query: { ...query, ...(pageParam && { after: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

/** One record with all that hangs on it; the one before stays in sight meanwhile. */
export function useEntity(id: string | undefined) {
  const call = useApi();
  return useQuery({
    queryKey: oneKey(id ?? ''),
    queryFn: ({ signal }) => call(getEntity, { params: { id: id ?? '' }, signal }),
    // Of an incident the graph says all that there is here.
    enabled: id !== undefined && !id.startsWith(incidentNodePrefix),
  });
}

/** The records that share most neighbours with a record. */
export function useSimilar(id: string) {
  const call = useApi();
  return useQuery({
    queryKey: [...networkKey, 'similar', id],
    queryFn: ({ signal }) => call(listSimilarEntities, { params: { id }, signal }),
  });
}

/** Reads a record as it is now, whatever is remembered of it. */
export function useReadEntity() {
  const call = useApi();
  const queries = useQueryClient();
  return (id: string) =>
    queries.fetchQuery({ queryKey: oneKey(id), queryFn: () => call(getEntity, { params: { id } }), staleTime: 0 });
}

type GraphWish = {
  readonly filter: FilterQuery;
  /** In the middle; absent for everything that matches the filter. */
  readonly center: string | undefined;
  readonly depth: number;
  readonly limit: number;
  /** Groups in place of records where there are more than the limit. */
  readonly isGrouped?: boolean;
};

export const usualNodes = 2_000;
export const mostNodes = graphMaxNodes;
/** So many neighbours of a record are added by each step of expanding it. */
export const neighboursAtOnce = 25;

function graphQuery({ filter, center, depth, limit, isGrouped = false }: GraphWish) {
  // Around a record everything is drawn that its table names, threats included.
  if (center !== undefined) return { center, depth: String(depth), limit: String(limit), show: 'all' as const };
  return { ...filter, limit: String(limit), ...(isGrouped && { grouped: 'yes' as const }) };
}

const graphOptions = (call: Call, query: ReturnType<typeof graphQuery>) => ({
  queryKey: [...networkKey, 'graph', query] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(getGraph, { query, signal }),
});

/** The network that is drawn, before anything is expanded. */
export function useGraph(wish: GraphWish) {
  const call = useApi();
  return useQuery({ ...graphOptions(call, graphQuery(wish)), placeholderData: keepPreviousData });
}

// One function for good: what it makes is then only made anew when an answer is another one.
const combine = (results: readonly UseQueryResult<Graph>[]) => ({
  graphs: results.flatMap(({ data }) => data ?? []),
  /** How many neighbours there are, in the order of the requests; null while that is not known. */
  totals: results.map(({ data }) => (data ? data.totalNodes - 1 : null)),
  isError: results.some(({ isError }) => isError),
});

export type Expansion = { readonly center: string; readonly limit: number };

/** What to ask for when records were expanded so often; the steps before stay, so that nothing vanishes meanwhile. */
export const toExpansions = (steps: ReadonlyMap<string, number>): readonly Expansion[] =>
  [...steps].flatMap(([center, count]) =>
    Array.from({ length: count }, (_, step) => ({
      center,
      limit: Math.min(mostNodes, (step + 1) * neighboursAtOnce + 1),
    })),
  );

/** The neighbours of records that were expanded. */
export function useNeighbours(expansions: readonly Expansion[], filter: FilterQuery) {
  const call = useApi();
  return useQueries({
    queries: expansions.map((one) => graphOptions(call, graphQuery({ filter, ...one, depth: 1 }))),
    combine,
  });
}

/** A shortest path, once both ends are chosen. */
export function usePath(ends: PathEnds | undefined) {
  const call = useApi();
  const isComplete = ends !== undefined && ends.from !== '' && ends.to !== '';
  const query = { from: ends?.from ?? '', to: ends?.to ?? '' };
  return useQuery({
    queryKey: [...networkKey, 'path', query],
    queryFn: ({ signal }) => call(findPath, { query, signal }),
    enabled: isComplete,
  });
}

const matchesAtMost = 20;

/** Records whose words match, threats included; for choosing the other end of a connection. */
export function useRecordSearch(words: string) {
  const call = useApi();
  const query = { search: words, show: 'all', limit: String(matchesAtMost) } as const;
  return useQuery({
    queryKey: [...networkKey, 'search', query],
    queryFn: ({ signal }) => call(listEntities, { query, signal }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
}

/** A change of the network: whatever is on the screen is read again once it is done. */
function useChange<Given, Reply>(send: (call: Call, given: Given) => Promise<Reply>) {
  const call = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (given: Given) => send(call, given),
    onSuccess: () => void queries.invalidateQueries({ queryKey: networkKey }),
  });
}

export type EntityBody = CallInput<typeof addEntity>['body'];
export type ConnectionBody = Omit<CallInput<typeof updateConnection>['body'], 'version'>;
type Ends = Pick<CallInput<typeof addConnection>['body'], 'sourceId' | 'targetId'>;
type Changed<Body> = { readonly id: string; readonly version: number; readonly body: Body };

export const useAddEntity = () => useChange((call, body: EntityBody) => call(addEntity, { body }));
export const useUpdateEntity = () =>
  useChange((call, { id, version, body }: Changed<EntityBody>) =>
    call(updateEntity, { params: { id }, body: { ...body, version } }),
  );
export const useDeleteEntity = () => useChange((call, id: string) => call(deleteEntity, { params: { id } }));
export const useAddConnection = () => useChange((call, body: ConnectionBody & Ends) => call(addConnection, { body }));
export const useUpdateConnection = () =>
  useChange((call, { id, version, body }: Changed<ConnectionBody>) =>
    call(updateConnection, { params: { id }, body: { ...body, version } }),
  );
export const useDeleteConnection = () => useChange((call, id: string) => call(deleteConnection, { params: { id } }));

export type ExportWish =
  | { readonly what: 'connections'; readonly records: readonly string[] }
  | { readonly what: ExportFormat; readonly filter: FilterQuery };

/** Saves a file of the server: the connections among what is drawn, or what matches the filter. */
export function useExport() {
  const call = useApi();
  const watch = useDownloadProgress();
  return useMutation({
    mutationFn: (wish: ExportWish) =>
      wish.what === 'connections'
        ? call(exportConnections, { body: { records: [...wish.records] }, onReceived: watch() })
        : call(exportEntities, { query: { ...wish.filter, format: wish.what }, onReceived: watch() }),
    onSuccess: ({ file }) => saveFile(file),
  });
}
