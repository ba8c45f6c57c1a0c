import {
  type CrimeDecision,
  type CrimeImport,
  type CrimeImportPage,
  type CrimeImportState,
  cancelCrimeImport,
  decideCrimeImport,
  exportCrimeRejections,
  getCrimeFile,
  getCrimeImport,
  listCrimeImports,
  startArchiveImport,
  startCrimeImport,
  undoCrimeImport,
} from '@halyard/contracts/crime-imports.ts';
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';
import { saveFile } from '../../../api/save-file.ts';
import { createUploadFile } from '../../../api/upload-file.ts';
import { useSessionStore } from '../../../session/session-provider.tsx';
import { contentTypeOf, nameForServer } from './judge-file.ts';

const crimeKey = ['crime'] as const;
const importsKey = ['crime', 'imports'] as const;
const pollEveryMs = 1_000;

const running: readonly CrimeImportState[] = ['waiting', 'reading'];

/** It has not ended yet, so it can be cancelled, and its figures still grow. */
export const isRunning = ({ state }: Pick<CrimeImport, 'state'>): boolean => running.includes(state);

/** The newest imports; read every second while one of them is running. */
export function useCrimeImports(isWanted: boolean) {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: importsKey,
    enabled: isWanted,
    queryFn: ({ pageParam, signal }) =>
      call(listCrimeImports, { query: pageParam ? { after: pageParam } : {}, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ imports }) => imports),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ imports }) => imports.some(isRunning)) ? pollEveryMs : false,
    placeholderData: keepPreviousData,
  });
}

/** One import with its files. */
export function useCrimeImport(id: string) {
  const call = useApi();
  return useQuery({
    queryKey: [...importsKey, id],
    queryFn: ({ signal }) => call(getCrimeImport, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data.import) ? pollEveryMs : false),
  });
}

/** One file with its first rejected rows. */
export function useCrimeFile(id: string) {
  const call = useApi();
  return useQuery({
    queryKey: ['crime', 'files', id],
    queryFn: ({ signal }) => call(getCrimeFile, { params: { id }, signal }),
  });
}

type Pages = InfiniteData<CrimeImportPage, string>;

const withStarted = (pages: Pages | undefined, started: CrimeImport): Pages | undefined =>
  pages && {
    ...pages,
    pages: pages.pages.map((page, index) => ({
      ...page,
      imports: [...(index === 0 ? [started] : []), ...page.imports.filter(({ id }) => id !== started.id)],
    })),
  };

/** Puts an import that has just begun on top of the list. */
function useShowStarted() {
  const queries = useQueryClient();
  return (started: CrimeImport) => {
    queries.setQueryData<Pages>(importsKey, (pages) => withStarted(pages, started));
    void queries.invalidateQueries({ queryKey: importsKey });
    return started;
  };
}

type Sending = {
  readonly file: File;
  readonly onProgress: (bytesSent: number) => void;
  readonly signal: AbortSignal;
};

/** Sends one file; the import that begins with it is in the list at once. */
export function useUpload() {
  const { getAccessToken, endRejected, refreshAccount } = useSessionStore();
  const showStarted = useShowStarted();
  const upload = createUploadFile({
    getAccessToken,
    onSignedOut: endRejected,
    onForbidden: () => void refreshAccount().catch(() => undefined),
  });
  return async ({ file, ...rest }: Sending) => {
    const query = { name: nameForServer(file.name) };
    return showStarted(await upload(startCrimeImport, { query, file, contentType: contentTypeOf(file), ...rest }));
  };
}

/** Lets the server fetch a month from the publisher. */
export function useFetchMonth() {
  const call = useApi();
  const showStarted = useShowStarted();
  return useMutation({
    mutationFn: async (month: string) => showStarted(await call(startArchiveImport, { body: { month } })),
  });
}

export function useCancelImport() {
  const call = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(cancelCrimeImport, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: importsKey }),
  });
}

/** Carries out what was decided about a held import; every figure of crime may have changed. */
export function useDecideImport(id: string) {
  const call = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (decision: CrimeDecision) => call(decideCrimeImport, { params: { id }, body: { decision } }),
    onSettled: () => queries.invalidateQueries({ queryKey: crimeKey }),
  });
}

/** Every figure of crime may have changed. */
export function useUndoImport() {
  const call = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(undoCrimeImport, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: crimeKey }),
  });
}

/** Hands the browser every rejected row of a file; answers with how many there are. */
export function useSaveRejections(id: string) {
  const call = useApi();
  return useMutation({
    async mutationFn() {
      const { file, rows } = await call(exportCrimeRejections, { params: { id } });
      saveFile(file);
      return rows;
    },
  });
}
