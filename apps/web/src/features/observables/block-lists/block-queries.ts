import {
  addBlockList,
  deleteBlockList,
  exportBlockEntries,
  listBlockEntries,
  removeBlockEntries,
  renewBlockListToken,
  revokeBlockListToken,
  updateBlockList,
} from '@halyard/contracts/inflow/block-lists.ts';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, useApi } from '../../../api/call.ts';
import { blockListsKey } from '../../../records/block-lists/block-list-queries.ts';
import { readEveryMs } from '../../../records/observables/observable-queries.ts';
import { useStepUp } from '../../../session/sign-in/step-up.ts';
import type { EntriesQuery } from '../observables-search.ts';

const firstPage: string | null = null;

/** The loaded entries of a list. */
export function useBlockEntries(id: string, query: EntriesQuery) {
  const call = useApi();
  return useInfiniteQuery({
    queryKey: [...blockListsKey, 'entries', id, query],
    queryFn: ({ signal, pageParam }) =>
      call(listBlockEntries, {
        params: { id },
        query: { ...query, ...(pageParam !== null && { after: pageParam }) },
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchInterval: readEveryMs,
  });
}

type Draft = CallInput<typeof addBlockList>['body'];

export function useBlockListChanges() {
  const call = useApi();
  const stepUp = useStepUp();
  const queries = useQueryClient();
  const then = async <T>(reply: Promise<T>): Promise<T> => {
    const done = await reply;
    void queries.invalidateQueries({ queryKey: blockListsKey });
    return done;
  };
  return {
    add: (body: Draft) => then(stepUp(() => call(addBlockList, { body }))),
    update: (id: string, body: CallInput<typeof updateBlockList>['body']) =>
      then(call(updateBlockList, { params: { id }, body })),
    remove: (id: string) => then(call(deleteBlockList, { params: { id } })),
    renew: (id: string) => then(stepUp(() => call(renewBlockListToken, { params: { id } }))),
    revoke: (id: string) => then(call(revokeBlockListToken, { params: { id } })),
    removeEntries: (id: string, entries: readonly string[]) =>
      then(call(removeBlockEntries, { params: { id }, body: { entries: [...entries] } })),
    exportEntries: (id: string, query: EntriesQuery) => call(exportBlockEntries, { params: { id }, query }),
  };
}
