import type { ObservedType } from '@halyard/contracts/inflow/observable-types.ts';
import { addObservables, listObjectObservables, removeObservables } from '@halyard/contracts/inflow/observables.ts';
import { addSighting, getIndicator } from '@halyard/contracts/inflow/sightings.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallInput } from '../../api/call.ts';
import { useApi } from '../../api/call.ts';

/** Live updates and the writes find everything about observables, sightings and warning lists under this key. */
export const observablesKey = ['observables'] as const;
/** New messages bring observables without their own event, so that they are read again. */
export const readEveryMs = 30_000;

/** Objects with observables: one alert, incident or intelligence record. */
export type ObservedObject = { readonly objectType: ObservedType; readonly objectId: string };

export function useObjectObservables({ objectType, objectId }: ObservedObject) {
  const call = useApi();
  return useQuery({
    queryKey: [...observablesKey, 'of', objectType, objectId],
    queryFn: ({ signal }) => call(listObjectObservables, { params: { objectType, objectId }, signal }),
    refetchInterval: readEveryMs,
  });
}

type AddedBody = CallInput<typeof addObservables>['body'];

export function useObjectChanges({ objectType, objectId }: ObservedObject) {
  const call = useApi();
  const queries = useQueryClient();
  const params = { objectType, objectId };
  return {
    add: (body: AddedBody) => call(addObservables, { params, body }),
    remove: (id: string) => call(removeObservables, { params, body: { observables: [id] } }),
    readAgain: () => void queries.invalidateQueries({ queryKey: observablesKey }),
  };
}

/** The pattern of an indicator, its score, and where it was seen. */
export function useIndicator(id: string) {
  const call = useApi();
  return useQuery({
    queryKey: [...observablesKey, 'indicator', id],
    queryFn: ({ signal }) => call(getIndicator, { params: { id }, signal }),
    refetchInterval: readEveryMs,
  });
}

export function useAddSighting() {
  const call = useApi();
  const queries = useQueryClient();
  return async (body: CallInput<typeof addSighting>['body']) => {
    const added = await call(addSighting, { body });
    void queries.invalidateQueries({ queryKey: observablesKey });
    return added;
  };
}
