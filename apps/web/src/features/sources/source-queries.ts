import type { Credential } from '@halyard/contracts/inflow/credentials.ts';
import { getDelivery, listDeliveries } from '@halyard/contracts/inflow/deliveries.ts';
import type { FeedSettings } from '@halyard/contracts/inflow/feeds.ts';
import { type AlertFormat, listFormats, type SourceFormat } from '@halyard/contracts/inflow/formats.ts';
import {
  addSource,
  deleteSource,
  getSource,
  listSources,
  pauseSource,
  previewMapping,
  pullNow,
  renewSourceToken,
  replayDeliveries,
  replayFeed,
  resumeSource,
  type Source,
  type SourceList,
  updateSource,
  type whatStays,
} from '@halyard/contracts/inflow/sources.ts';
import { type ImportRecord, listImports } from '@halyard/contracts/intelligence/imports.ts';
import type { ThreatSeverity } from '@halyard/contracts/intelligence/threats.ts';
import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';
import { useStepUp } from '../../session/sign-in/step-up.ts';
import type { DeliveryFilter } from './sources-search.ts';

const sourcesKey = ['sources'] as const;
const listKey = ['sources', 'list'] as const;
const oneKey = (id: string) => ['sources', 'one', id] as const;
/** Folding creates no event, so the counts are polled. */
const readEveryMs = 30_000;

/** All sources, worst first; the last ones stay visible while a refresh fails. */
export function useSources() {
  const call = useApi();
  return useQuery({
    queryKey: listKey,
    queryFn: ({ signal }) => call(listSources, { signal }),
    refetchInterval: readEveryMs,
  });
}

export type SourcesQuery = ReturnType<typeof useSources>;

/** One source, for a link that opens it before or without the list. */
export function useSource(id: string, isWanted: boolean) {
  const call = useApi();
  return useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => call(getSource, { params: { id }, signal }),
    enabled: isWanted,
  });
}

/** The formats of this version of the product. */
export function useFormats() {
  const call = useApi();
  return useQuery({
    queryKey: ['sources', 'formats'],
    queryFn: ({ signal }) => call(listFormats, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function toQuery(filter: DeliveryFilter) {
  if (filter === 'all') return {};
  return filter === 'rejected' ? { rejected: 'yes' as const } : { state: filter };
}

/** The deliveries of a source, newest first, page by page. */
export function useDeliveries(id: string, filter: DeliveryFilter) {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: ['sources', 'deliveries', id, filter],
    queryFn: ({ pageParam, signal }) =>
      call(listDeliveries, {
        params: { id },
        query: pageParam ? { ...toQuery(filter), after: pageParam } : toQuery(filter),
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({
      total: pages[0]?.total ?? 0,
      deliveries: pages.flatMap(({ deliveries }) => deliveries),
    }),
    refetchInterval: readEveryMs,
    placeholderData: keepPreviousData,
  });
}

export function useDelivery(id: number) {
  const call = useApi();
  return useQuery({
    queryKey: ['sources', 'delivery', id],
    queryFn: ({ signal }) => call(getDelivery, { params: { id: String(id) }, signal }),
  });
}

const runsShown = 20;
const isMoving = ({ state }: ImportRecord) => ['waiting', 'reading', 'storing'].includes(state);

/** The newest imports of a source, polled frequently while one of them is in progress. */
export function useRuns(id: string) {
  const call = useApi();
  return useQuery({
    queryKey: ['imports', 'of-source', id],
    queryFn: ({ signal }) => call(listImports, { query: { source: id, limit: String(runsShown) }, signal }),
    refetchInterval: ({ state }) => (state.data?.imports.some(isMoving) ? 1_000 : readEveryMs),
    select: ({ imports, next }) => ({ imports, hasMore: next !== null }),
  });
}

/** The input of a mapping test. */
export type PreviewOf = {
  readonly format: AlertFormat;
  /** Null: the shipped one. */
  readonly mapping: string | null;
  readonly on: { readonly delivery: number } | { readonly sample: string };
};

/** The result of a mapping for a delivery or a sample; the previous result stays visible until the next one arrives. */
export function usePreview(of: PreviewOf | null) {
  const call = useApi();
  return useQuery({
    queryKey: ['sources', 'preview', of],
    enabled: of !== null,
    queryFn: ({ signal }) => {
      const { format = 'generic-json', mapping = null, on = { sample: '' } } = of ?? {};
      return call(previewMapping, { body: { format, mapping, ...on }, signal });
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
}

export type Settings = {
  readonly queue?: string | null;
  readonly name: string;
  readonly defaultSeverity: ThreatSeverity;
  readonly silenceLimitMinutes: number | null;
};

/** The authentication of a source. Without `credential` the stored one is kept; null removes it. */
export type PullSettings = {
  readonly url: string;
  readonly everyMinutes: number;
  readonly credential?: Credential | null | undefined;
  readonly credentialEndsAt?: string | null | undefined;
  readonly options?: FeedSettings;
};

/** Of a source only what can be set: the rest of its pull is the result of it. */
const toPull = (pull: PullSettings | null) =>
  pull && {
    url: pull.url,
    everyMinutes: pull.everyMinutes,
    credential: pull.credential,
    credentialEndsAt: pull.credentialEndsAt,
    options: pull.options && {
      collection: pull.options.collection,
      from: pull.options.from,
      columns: pull.options.columns,
    },
  };

function keep(queries: QueryClient, source: Source) {
  queries.setQueryData(oneKey(source.id), source);
  queries.setQueryData<SourceList>(
    listKey,
    (list) => list && { ...list, sources: list.sources.map((one) => (one.id === source.id ? source : one)) },
  );
}

/** All that administrators do with sources. */
export function useSourceChanges() {
  const call = useApi();
  const stepUp = useStepUp();
  const queries = useQueryClient();
  const readAgain = () => void queries.invalidateQueries({ queryKey: sourcesKey });
  const onSuccess = (source: Source) => {
    keep(queries, source);
    readAgain();
  };
  return {
    add: useMutation({
      mutationFn: ({ pull, ...body }: Settings & { readonly format: SourceFormat; readonly pull?: PullSettings }) =>
        stepUp(() => call(addSource, { body: { ...body, pull: pull && toPull(pull) } })),
      // A token must not be cached.
      gcTime: 0,
      onSuccess: readAgain,
    }),
    renew: useMutation({
      mutationFn: (id: string) => stepUp(() => call(renewSourceToken, { params: { id } })),
      gcTime: 0,
      onSuccess: ({ source }) => onSuccess(source),
    }),
    update: useMutation({
      mutationFn: ({
        id,
        pull,
        ...body
      }: Settings & Pick<Source, 'id' | 'mapping' | 'version'> & { pull: PullSettings | null }) =>
        call(updateSource, { params: { id }, body: { ...body, pull: toPull(pull) } }),
      // Nor is a credential.
      gcTime: 0,
      onSuccess,
    }),
    pullNow: useMutation({
      mutationFn: ({ id, force }: { readonly id: string; readonly force: boolean }) =>
        call(pullNow, { params: { id }, query: force ? { force: 'true' } : {} }),
      onSuccess,
    }),
    replayFeed: useMutation({
      mutationFn: ({ id, from }: { readonly id: string; readonly from: string | null }) =>
        call(replayFeed, { params: { id }, body: { from } }),
      onSuccess,
    }),
    pause: useMutation({
      mutationFn: ({ id, reason }: { readonly id: string; readonly reason: string }) =>
        call(pauseSource, { params: { id }, body: { reason } }),
      onSuccess,
    }),
    resume: useMutation({ mutationFn: (id: string) => call(resumeSource, { params: { id } }), onSuccess }),
    remove: useMutation({
      mutationFn: ({ id, alerts }: { readonly id: string; readonly alerts: (typeof whatStays)[number] }) =>
        call(deleteSource, { params: { id }, query: { alerts } }),
      onSuccess: () => {
        readAgain();
        void queries.invalidateQueries({ queryKey: ['received-alerts'] });
      },
    }),
    /** The source as it is now, for a form that was begun on an earlier version. */
    readNewer: (id: string) =>
      queries.fetchQuery({
        queryKey: oneKey(id),
        staleTime: 0,
        queryFn: ({ signal }) => call(getSource, { params: { id }, signal }),
      }),
  };
}

export type Replay = { readonly from: string; readonly which: 'dead' | 'all'; readonly dryRun: boolean };

/** Maps kept deliveries again, or says what would result from it. */
export function useReplay(id: string) {
  const call = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Replay) => call(replayDeliveries, { params: { id }, body }),
    onSuccess: (_, { dryRun }) => {
      if (!dryRun) void queries.invalidateQueries({ queryKey: sourcesKey });
    },
  });
}
