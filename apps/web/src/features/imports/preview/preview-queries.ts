import type { CsvMapping } from '@halyard/contracts/intelligence/csv-columns.ts';
import {
  choosePreviewColumns,
  decideImportPreview,
  getImportPreview,
  getPreviewEffects,
  type ImportPreview,
  listPreviewObjects,
  type PreviewDecisions,
  publishImportPreview,
  refreshImportPreview,
  selectPreviewObjects,
} from '@halyard/contracts/intelligence/import-preview.ts';
import type { ImportRecord } from '@halyard/contracts/intelligence/imports.ts';
import type { ThreatSeverity } from '@halyard/contracts/intelligence/threats.ts';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';
import type { PreviewSearch } from './preview-search.ts';

/** Below the key of the import, so that invalidating that includes these. */
const previewKey = (id: string) => ['imports', id, 'preview'] as const;

export function usePreview(id: string, isWanted: boolean) {
  const call = useApi();
  return useQuery({
    queryKey: [...previewKey(id), 'figures'],
    queryFn: ({ signal }) => call(getImportPreview, { params: { id }, signal }),
    enabled: isWanted,
  });
}

/** The effects of publishing, with the decisions or with this severity; previous figures stay visible meanwhile. */
export function useEffects(id: string, severity?: ThreatSeverity | 'none') {
  const call = useApi();
  return useQuery({
    queryKey: [...previewKey(id), 'effects', severity ?? 'decided'],
    queryFn: ({ signal }) => call(getPreviewEffects, { params: { id }, query: severity ? { severity } : {}, signal }),
    placeholderData: keepPreviousData,
  });
}

type ObjectFilter = Pick<PreviewSearch, 'type' | 'change' | 'q' | 'expired'>;

/** The objects that match, page by page. */
export function usePreviewObjects(id: string, { type, change, q, expired }: ObjectFilter) {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: [...previewKey(id), 'objects', type, change, q, expired],
    queryFn: ({ pageParam, signal }) =>
      call(listPreviewObjects, {
        params: { id },
        query: {
          ...(type && { type }),
          ...(change && { change }),
          ...(q && { search: q }),
          ...(expired && { expired: 'true' as const }),
          ...(pageParam && { after: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ objects }) => objects),
    placeholderData: keepPreviousData,
  });
}

export type ObjectsQuery = ReturnType<typeof usePreviewObjects>;

function useReadAgain(id: string) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: previewKey(id) });
}

/** Selects or deselects; figures, objects and effects are refetched. */
export function useSelect(id: string) {
  const call = useApi();
  const readAgain = useReadAgain(id);
  return useMutation({
    mutationFn: (body: {
      readonly selected: boolean;
      readonly objects: 'all' | { readonly type: string } | { readonly seqs: number[] };
    }) => call(selectPreviewObjects, { params: { id }, body }),
    onSettled: readAgain,
  });
}

/** Saves the decisions; the screen shows them immediately. */
export function useDecide(id: string) {
  const call = useApi();
  const queries = useQueryClient();
  const readAgain = useReadAgain(id);
  return useMutation({
    mutationFn: (body: PreviewDecisions) => call(decideImportPreview, { params: { id }, body }),
    onMutate: (decisions) => {
      queries.setQueryData<ImportPreview>(
        [...previewKey(id), 'figures'],
        (preview) => preview && { ...preview, decisions },
      );
    },
    onSettled: readAgain,
  });
}

/** Compares the preview with the workspace again. */
export function useCompareAgain(id: string) {
  const call = useApi();
  const readAgain = useReadAgain(id);
  return useMutation({
    mutationFn: () => call(refreshImportPreview, { params: { id } }),
    onSuccess: ({ created, updated, unchanged }) => (created + updated + unchanged > 0 ? readAgain() : undefined),
  });
}

/** Rereads the file with other columns; the preview is recreated meanwhile. */
export function useChooseColumns(id: string) {
  const call = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CsvMapping) => call(choosePreviewColumns, { params: { id }, body }),
    onSuccess(record) {
      const key = ['imports', id] as const;
      queries.setQueryData<{ readonly import: ImportRecord }>(key, (found) => found && { ...found, import: record });
      // It is another preview that follows.
      queries.removeQueries({ queryKey: previewKey(id) });
      return queries.invalidateQueries({ queryKey: ['imports'] });
    },
  });
}

/** Publishes the selection; the list of imports is refreshed. */
export function usePublish(id: string) {
  const call = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(publishImportPreview, { params: { id } }),
    onError: () => queries.invalidateQueries({ queryKey: ['imports'] }),
    // The preview is deleted with it: refetching it would fail.
    onSuccess: () =>
      void queries.invalidateQueries({
        queryKey: ['imports'],
        predicate: ({ queryKey: [, of, part] }) => of !== id || part !== 'preview',
      }),
  });
}
