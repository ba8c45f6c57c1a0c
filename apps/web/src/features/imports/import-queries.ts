import { getImportContents } from '@halyard/contracts/intelligence/import-contents.ts';
import {
  cancelImport,
  exportRejections,
  getImport,
  listImports,
  previewUndo,
  startImport,
  undoImport,
} from '@halyard/contracts/intelligence/imports.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';
import {
  useImportChange,
  useImportDetails,
  useImportList,
  useSaveRejections,
  useShowStarted,
  useUploadFile,
} from '../../importing/import-queries.ts';
import type { Sending } from '../../importing/use-upload-queue.ts';
import { isMoving } from './import-states.ts';
import { contentTypeOf, nameForServer } from './validate-file.ts';

const importsKey = ['imports'] as const;
const importKey = (id: string) => ['imports', id] as const;

/** The newest imports, all or of one source, and older ones page by page. */
export function useImports(source: string | undefined) {
  const call = useApi();
  return useImportList({
    key: source === undefined ? importsKey : [...importsKey, 'of', source],
    read: ({ query, signal }) => call(listImports, { query: { ...query, ...(source && { source }) }, signal }),
    isMoving,
  });
}

/** One import with its first rejections. */
export function useImport(id: string) {
  const call = useApi();
  return useImportDetails({
    key: importKey(id),
    read: (signal) => call(getImport, { params: { id }, signal }),
    isMoving,
  });
}

/** Uploads one file; its import appears in the list immediately. With `preview` it stops for review. */
export function useUpload(preview: boolean) {
  const upload = useUploadFile();
  const showStarted = useShowStarted(importsKey);
  return async ({ file, ...rest }: Sending) => {
    const query = { name: nameForServer(file.name), ...(preview && { preview: 'true' as const }) };
    return showStarted(await upload(startImport, { query, file, contentType: contentTypeOf(file), ...rest }));
  };
}

/** Number of records of each type in an import. */
export function useImportContents(id: string) {
  const call = useApi();
  return useQuery({
    queryKey: [...importKey(id), 'contents'],
    queryFn: ({ signal }) => call(getImportContents, { params: { id }, signal }),
  });
}

export function useCancelImport() {
  const call = useApi();
  return useImportChange(importsKey, (id: string) => call(cancelImport, { params: { id } }));
}

/** The effects of undoing an import, and dependent records of others. */
export function useUndoPreview(id: string) {
  const call = useApi();
  return useQuery({
    queryKey: [...importKey(id), 'undo'],
    queryFn: ({ signal }) => call(previewUndo, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** The undo continues in the background; the list follows it. */
export function useUndoImport() {
  const call = useApi();
  return useImportChange(importsKey, (id: string) => call(undoImport, { params: { id } }));
}

export function useSaveImportRejections(id: string) {
  const call = useApi();
  return useSaveRejections(() => call(exportRejections, { params: { id } }));
}
