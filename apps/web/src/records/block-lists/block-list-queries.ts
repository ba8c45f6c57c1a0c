import { addBlockEntries, listBlockingOf, listBlockLists } from '@halyard/contracts/inflow/block-lists.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, useApi } from '../../api/call.ts';
import { observablesKey } from '../observables/observable-queries.ts';

export const blockListsKey = [...observablesKey, 'block-lists'] as const;

export function useBlockLists() {
  const call = useApi();
  return useQuery({ queryKey: [...blockListsKey, 'all'], queryFn: ({ signal }) => call(listBlockLists, { signal }) });
}

/** The lists that have, or had, an observable. */
export function useBlockingOf(id: string) {
  const call = useApi();
  return useQuery({
    queryKey: [...blockListsKey, 'of', id],
    queryFn: ({ signal }) => call(listBlockingOf, { params: { id }, signal }),
  });
}

type AddBody = CallInput<typeof addBlockEntries>['body'];

export function useAddBlockEntries() {
  const call = useApi();
  const queries = useQueryClient();
  return async (id: string, body: AddBody) => {
    const outcome = await call(addBlockEntries, { params: { id }, body });
    void queries.invalidateQueries({ queryKey: blockListsKey });
    return outcome;
  };
}
