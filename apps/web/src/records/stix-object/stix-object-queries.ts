import { listObservables } from '@halyard/contracts/inflow/observables.ts';
import { listEntities } from '@halyard/contracts/intelligence/entities.ts';
import { addStixObject, getStixObject, updateStixObject } from '@halyard/contracts/intelligence/stix-objects.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';
import type { StixBody } from './stix-values.ts';

const objectKey = (id: string) => ['stix-object', id] as const;

/** The current editable fields of a record. */
export function useStixObject(id: string) {
  const call = useApi();
  return useQuery({
    queryKey: objectKey(id),
    queryFn: ({ signal }) => call(getStixObject, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

export function useReadStixObject() {
  const call = useApi();
  return (id: string) => call(getStixObject, { params: { id } });
}

type Saved = { readonly on: { readonly id: string; readonly version: number } | null; readonly body: StixBody };

/** Adds an object or replaces one; lists of threats and entities are then refetched. */
export function useSaveStixObject() {
  const call = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ on, body }: Saved) =>
      on
        ? call(updateStixObject, { params: { id: on.id }, body: { ...body, version: on.version } })
        : call(addStixObject, { body }),
    onSuccess: () =>
      Promise.all(['threats', 'entities', 'indicators'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  });
}

const foundMax = '12';

/** Records of every family whose words match, and observables with that prefix. */
export function useRecordsNamed(words: string) {
  const call = useApi();
  return useQuery({
    queryKey: ['entities', 'named', words],
    async queryFn({ signal }) {
      const query = { search: words, limit: foundMax };
      const [{ entities }, { observables }] = await Promise.all([
        call(listEntities, { query: { ...query, show: 'all' }, signal }),
        call(listObservables, { query, signal }),
      ]);
      return { entities, observables };
    },
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
}
