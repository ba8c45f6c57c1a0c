import type { Given } from '@halyard/contracts/endpoint.ts';
import {
  listTaxiiCollections,
  publishTaxiiCollection,
  type TaxiiCollection,
  unpublishTaxiiCollection,
  updateTaxiiCollection,
} from '@halyard/contracts/inflow/taxii.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';
import { useStepUp } from '../../session/sign-in/step-up.ts';

// Below the key of sources: undoing a change invalidates them.
const key = ['sources', 'taxii'] as const;

export type CollectionDraft = Omit<Given<(typeof publishTaxiiCollection)['body']>, 'viewId'>;

/** The views that are published as TAXII collections, by title. */
export function useTaxiiCollections() {
  const call = useApi();
  return useQuery({ queryKey: key, queryFn: ({ signal }) => call(listTaxiiCollections, { signal }) });
}

/** Administrators' actions on them. Each rejects with the server's error, after the list was refetched. */
export function useTaxiiChanges() {
  const call = useApi();
  const stepUp = useStepUp();
  const queries = useQueryClient();

  async function readAgain<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } finally {
      await queries.invalidateQueries({ queryKey: key });
    }
  }

  return {
    publish: (viewId: string, draft: CollectionDraft) =>
      readAgain(stepUp(() => call(publishTaxiiCollection, { body: { viewId, ...draft } }))),
    update: ({ id, version }: TaxiiCollection, draft: CollectionDraft) =>
      readAgain(stepUp(() => call(updateTaxiiCollection, { params: { id }, body: { ...draft, version } }))),
    unpublish: (id: string) => readAgain(call(unpublishTaxiiCollection, { params: { id } })),
  };
}
