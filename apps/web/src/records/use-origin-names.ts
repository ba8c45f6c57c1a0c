import { getSource } from '@halyard/contracts/inflow/sources.ts';
import { getImport } from '@halyard/contracts/intelligence/imports.ts';
import type { ImportOutcome } from '@halyard/contracts/intelligence/intelligence.ts';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/call.ts';
import { useRights } from './use-rights.ts';

/** The import or the source of records, and the import's effect on them. */
export type Origin = {
  readonly import?: string | undefined;
  readonly outcome?: ImportOutcome | undefined;
  readonly feed?: string | undefined;
};

/** The names of the import and the source that a list is filtered by; undefined while or for whom they are unknown. */
export function useOriginNames({ import: importId = '', feed = '' }: Origin) {
  const call = useApi();
  const { may } = useRights();
  const ofImport = useQuery({
    queryKey: ['imports', 'name', importId],
    enabled: importId !== '' && may('imports', 'read'),
    queryFn: async ({ signal }) => (await call(getImport, { params: { id: importId }, signal })).import.fileName,
  });
  const ofFeed = useQuery({
    queryKey: ['sources', 'name', feed],
    enabled: feed !== '' && may('sources', 'read'),
    queryFn: async ({ signal }) => (await call(getSource, { params: { id: feed }, signal })).name,
  });
  return { importName: ofImport.data, feedName: ofFeed.data };
}
