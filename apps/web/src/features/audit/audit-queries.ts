import { type AuditEntry, exportAudit, listAudit, verifyAuditLog } from '@halyard/contracts/server/audit.ts';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';
import { saveFile } from '../../api/files/save-file.ts';
import { useDownloadProgress } from '../../api/files/use-download-progress.ts';
import { useStepUp } from '../../session/sign-in/step-up.ts';
import type { AuditQuery } from './audit-search.ts';

const listKey = ['audit', 'list'] as const;
const entryKey = (seq: number) => ['audit', 'entry', seq] as const;
const newest: string | null = null;

/** The matching entries, newest first, as far as loaded. */
export function useAuditEntries(query: AuditQuery) {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: [...listKey, query],
    queryFn: ({ signal, pageParam }) =>
      call(listAudit, { query: { ...query, ...(pageParam !== null && { after: pageParam }) }, signal }),
    initialPageParam: newest,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

export type AuditEntries = ReturnType<typeof useAuditEntries>;

/** One entry by its number, if the list does not show it; null if the log has none. */
export function useAuditEntry(seq: number, listed: AuditEntry | undefined) {
  const call = useApi();
  return useQuery({
    queryKey: entryKey(seq),
    enabled: listed === undefined,
    async queryFn({ signal }) {
      const { entries } = await call(listAudit, { query: { after: String(seq + 1), limit: '1' }, signal });
      return entries.find((entry) => entry.seq === seq) ?? null;
    },
  });
}

/** Verifying or exporting the log adds an entry immediately. */
function useReadAgain() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: listKey });
}

export function useVerifyChain() {
  const call = useApi();
  const onSuccess = useReadAgain();
  return useMutation({ mutationFn: () => call(verifyAuditLog, {}), onSuccess });
}

export type Verdict = NonNullable<ReturnType<typeof useVerifyChain>['data']>;

/** Hands the browser the matching entries as a file; resolves with how many are in it and how many match. */
export function useExportAudit(query: AuditQuery) {
  const call = useApi();
  const stepUp = useStepUp();
  const onSuccess = useReadAgain();
  const watch = useDownloadProgress();
  return useMutation({
    onSuccess,
    async mutationFn(format: 'csv' | 'json') {
      const { file, rows, total } = await stepUp(() =>
        call(exportAudit, { query: { ...query, format }, onReceived: watch() }),
      );
      saveFile(file);
      return { rows, total };
    },
  });
}
