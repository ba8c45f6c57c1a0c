import {
  addEnrichmentAction,
  deleteEnrichmentAction,
  deleteEnrichmentTable,
  getEnrichment,
  listEnrichmentSources,
  listTableRows,
  loadEnrichmentTable,
  runEnrichmentAction,
  updateEnrichmentAction,
} from '@halyard/contracts/inflow/enrichment.ts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, useApi } from '../../../api/call.ts';
import { useUploadFile } from '../../../importing/import-queries.ts';
import { observablesKey, readEveryMs } from '../../../records/observables/observable-queries.ts';
import { useStepUp } from '../../../session/sign-in/step-up.ts';

const key = [...observablesKey, 'enrichment'] as const;
const firstPage: string | null = null;

export function useEnrichmentSources() {
  const call = useApi();
  return useQuery({
    queryKey: [...key, 'sources'],
    queryFn: ({ signal }) => call(listEnrichmentSources, { signal }),
    refetchInterval: readEveryMs,
  });
}

/** Data about an observable from tables, files and actions. */
export function useEnrichment(id: string) {
  const call = useApi();
  return useQuery({
    queryKey: [...key, 'of', id],
    queryFn: ({ signal }) => call(getEnrichment, { params: { id }, signal }),
  });
}

export function useTableRows(id: string) {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: [...key, 'rows', id],
    queryFn: ({ signal, pageParam }) =>
      call(listTableRows, { params: { id }, query: pageParam === null ? {} : { after: pageParam }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
  });
}

type ActionDraft = CallInput<typeof addEnrichmentAction>['body'];
type TableQuery = CallInput<typeof loadEnrichmentTable>['query'];

/** Waits for a change, and then invalidates everything. */
function useThen() {
  const queries = useQueryClient();
  return async <T>(reply: Promise<T>): Promise<T> => {
    const done = await reply;
    void queries.invalidateQueries({ queryKey: key });
    return done;
  };
}

/** Uploads a CSV file as a table. */
export function useLoadTable() {
  const upload = useUploadFile();
  const then = useThen();
  return (file: File, given: Omit<TableQuery, 'fileName'>) => {
    const query = { ...given, fileName: file.name.slice(0, 200) };
    const { signal } = new AbortController();
    return then(upload(loadEnrichmentTable, { query, file, contentType: 'text/csv', signal }));
  };
}

export function useEnrichmentChanges() {
  const call = useApi();
  const stepUp = useStepUp();
  const then = useThen();
  return {
    removeTable: (id: string) => then(call(deleteEnrichmentTable, { params: { id } })),
    addAction: (body: ActionDraft) => then(stepUp(() => call(addEnrichmentAction, { body }))),
    updateAction: (id: string, body: CallInput<typeof updateEnrichmentAction>['body']) =>
      then(stepUp(() => call(updateEnrichmentAction, { params: { id }, body }))),
    removeAction: (id: string) => then(call(deleteEnrichmentAction, { params: { id } })),
    run: (id: string, action: string) => then(call(runEnrichmentAction, { params: { id, action } })),
  };
}
