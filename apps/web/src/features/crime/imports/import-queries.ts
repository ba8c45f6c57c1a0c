import {
  type CrimeDecision,
  type CrimeImport,
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
} from '@halyard/contracts/crime/crime-imports.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/call.ts';
import {
  useImportChange,
  useImportDetails,
  useImportList,
  useSaveRejections,
  useShowStarted,
  useUploadFile,
} from '../../../importing/import-queries.ts';
import type { Sending } from '../../../importing/use-upload-queue.ts';
import { contentTypeOf, nameForServer } from './validate-file.ts';

// Every figure of crime may have changed after an import.
const crimeKey = ['crime'] as const;
const importsKey = ['crime', 'imports'] as const;

const running: readonly CrimeImportState[] = ['waiting', 'reading'];

/** It has not ended yet, so it can be cancelled, and its figures still grow. */
export const isRunning = ({ state }: Pick<CrimeImport, 'state'>): boolean => running.includes(state);

/** The newest imports, and older ones page by page. */
export function useCrimeImports(isWanted: boolean) {
  const call = useApi();
  return useImportList({
    key: importsKey,
    isWanted,
    read: (page) => call(listCrimeImports, page),
    isMoving: isRunning,
  });
}

/** One import with its files. */
export function useCrimeImport(id: string) {
  const call = useApi();
  return useImportDetails({
    key: [...importsKey, id],
    read: (signal) => call(getCrimeImport, { params: { id }, signal }),
    isMoving: isRunning,
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

/** Uploads one file; its import appears in the list immediately. */
export function useUpload() {
  const upload = useUploadFile();
  const showStarted = useShowStarted(importsKey);
  return async ({ file, ...rest }: Sending) => {
    const query = { name: nameForServer(file.name) };
    return showStarted(await upload(startCrimeImport, { query, file, contentType: contentTypeOf(file), ...rest }));
  };
}

/** Lets the server download a month of the police data archive. */
export function useFetchMonth() {
  const call = useApi();
  const showStarted = useShowStarted(importsKey);
  return useMutation({
    mutationFn: async (month: string) => showStarted(await call(startArchiveImport, { body: { month } })),
  });
}

export function useCancelImport() {
  const call = useApi();
  return useImportChange(importsKey, (id: string) => call(cancelCrimeImport, { params: { id } }));
}

/** Carries out the decision about an import that is on hold. */
export function useDecideImport(id: string) {
  const call = useApi();
  return useImportChange(crimeKey, (decision: CrimeDecision) =>
    call(decideCrimeImport, { params: { id }, body: { decision } }),
  );
}

export function useUndoImport() {
  const call = useApi();
  return useImportChange(crimeKey, (id: string) => call(undoCrimeImport, { params: { id } }));
}

export function useSaveCrimeRejections(id: string) {
  const call = useApi();
  return useSaveRejections(() => call(exportCrimeRejections, { params: { id } }));
}
