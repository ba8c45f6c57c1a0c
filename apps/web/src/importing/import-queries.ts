import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { saveFile } from '../api/files/save-file.ts';
import { createUploadFile, type UploadFile } from '../api/files/upload-file.ts';
import { useSessionStore } from '../session/session-provider.tsx';

type Page<R> = { readonly imports: readonly R[]; readonly next: string | null };
type Pages<R> = InfiniteData<Page<R>, string>;

const pollEveryMs = 1_000;

type List<R> = {
  readonly key: QueryKey;
  readonly isWanted?: boolean;
  readonly read: (page: {
    readonly query: { readonly after?: string };
    readonly signal: AbortSignal;
  }) => Promise<Page<R>>;
  /** Whether the import is still in progress, so that it must be polled. */
  readonly isMoving: (record: R) => boolean;
};

/** The newest imports, and older ones page by page; read every second while one of them is running. */
export function useImportList<R>({ key, isWanted = true, read, isMoving }: List<R>) {
  return useInfiniteQuery({
    queryKey: key,
    enabled: isWanted,
    queryFn: ({ pageParam, signal }) => read({ query: pageParam ? { after: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ imports }) => imports),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ imports }) => imports.some(isMoving)) ? pollEveryMs : false,
    placeholderData: keepPreviousData,
  });
}

type One<R, D extends { readonly import: R }> = {
  readonly key: QueryKey;
  readonly read: (signal: AbortSignal) => Promise<D>;
  readonly isMoving: (record: R) => boolean;
};

/** One import with its expandable content. */
export function useImportDetails<R, D extends { readonly import: R }>({ key, read, isMoving }: One<R, D>) {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => read(signal),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data.import) ? pollEveryMs : false),
  });
}

const withStarted = <R extends { readonly id: string }>(
  pages: Pages<R> | undefined,
  started: R,
): Pages<R> | undefined =>
  pages && {
    ...pages,
    pages: pages.pages.map((page, index) => ({
      ...page,
      imports: [...(index === 0 ? [started] : []), ...page.imports.filter(({ id }) => id !== started.id)],
    })),
  };

/** Puts an import that has just begun on top of the list. */
export function useShowStarted<R extends { readonly id: string }>(key: QueryKey): (started: R) => R {
  const queries = useQueryClient();
  return (started) => {
    queries.setQueryData<Pages<R>>(key, (pages) => withStarted(pages, started));
    void queries.invalidateQueries({ queryKey: key });
    return started;
  };
}

/** Uploads a file as the signed-in user. */
export function useUploadFile(): UploadFile {
  const { getAccessToken, endRejected, refreshAccount } = useSessionStore();
  return createUploadFile({
    getAccessToken,
    onSignedOut: endRejected,
    onForbidden: () => void refreshAccount().catch(() => undefined),
  });
}

/** Cancels, undoes or decides; queries under `key` are refetched afterwards. */
export function useImportChange<T, R>(key: QueryKey, change: (input: T) => Promise<R>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, onSettled: () => queries.invalidateQueries({ queryKey: key }) });
}

/** Saves every rejection as a file; resolves with how many rows it has. */
export const useSaveRejections = (
  read: () => Promise<{ readonly file: Parameters<typeof saveFile>[0]; readonly rows: number }>,
) =>
  useMutation({
    async mutationFn() {
      const { file, rows } = await read();
      saveFile(file);
      return rows;
    },
  });
