import {
  cancelImport,
  exportRejections,
  getImport,
  type ImportPage,
  type ImportRecord,
  listImports,
  previewUndo,
  startImport,
  undoImport,
} from '@halyard/contracts/imports.ts';
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';
import { saveFile } from '../../api/save-file.ts';
import { createUploadFile } from '../../api/upload-file.ts';
import { useSessionStore } from '../../session/session-provider.tsx';
import { isMoving } from './import-states.ts';
import { contentTypeOf, nameForServer } from './judge-file.ts';

const importsKey = ['imports'] as const;
const importKey = (id: string) => ['imports', id] as const;
const pollEveryMs = 1_000;

type Pages = InfiniteData<ImportPage, string>;

/** An import that has just begun stands on top. */
const withStarted = (pages: Pages | undefined, started: ImportRecord): Pages | undefined =>
  pages && {
    ...pages,
    pages: pages.pages.map((page, index) => ({
      ...page,
      imports: [...(index === 0 ? [started] : []), ...page.imports.filter(({ id }) => id !== started.id)],
    })),
  };

/** The newest imports, and older ones page by page; read every second while one of them is running. */
export function useImports() {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: importsKey,
    queryFn: ({ pageParam, signal }) => call(listImports, { query: pageParam ? { after: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ imports }) => imports),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ imports }) => imports.some(isMoving)) ? pollEveryMs : false,
    placeholderData: keepPreviousData,
  });
}

/** One import with its first errors. */
export function useImport(id: string) {
  const call = useApi();
  return useQuery({
    queryKey: importKey(id),
    queryFn: ({ signal }) => call(getImport, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data.import) ? pollEveryMs : false),
  });
}

type Sending = {
  readonly file: File;
  readonly onProgress: (bytesSent: number) => void;
  readonly signal: AbortSignal;
};

/** Sends one file; the import that begins with it is in the list at once. */
export function useUpload() {
  const { getAccessToken, endRejected, refreshAccount } = useSessionStore();
  const queries = useQueryClient();
  const upload = createUploadFile({
    getAccessToken,
    onSignedOut: endRejected,
    onForbidden: () => void refreshAccount().catch(() => undefined),
  });
  return async ({ file, ...rest }: Sending) => {
    const query = { name: nameForServer(file.name) };
    const started = await upload(startImport, { query, file, contentType: contentTypeOf(file), ...rest });
    queries.setQueryData<Pages>(importsKey, (pages) => withStarted(pages, started));
    void queries.invalidateQueries({ queryKey: importsKey });
    return started;
  };
}

export function useCancelImport() {
  const call = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(cancelImport, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: importsKey }),
  });
}

/** What undoing an import would remove, and what of others hangs on it. */
export function useUndoPreview(id: string) {
  const call = useApi();
  return useQuery({
    queryKey: [...importKey(id), 'undo'],
    queryFn: ({ signal }) => call(previewUndo, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** The undo goes on in the background; the list follows it. */
export function useUndoImport() {
  const call = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(undoImport, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: importsKey }),
  });
}

/** Hands the browser every error as a file; answers with how many are in it. */
export function useSaveRejections(id: string) {
  const call = useApi();
  return useMutation({
    async mutationFn() {
      const { file, rows } = await call(exportRejections, { params: { id } });
      saveFile(file);
      return rows;
    },
  });
}
