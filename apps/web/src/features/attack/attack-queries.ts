import {
  type AttackDomain,
  type AttackPeriod,
  addLayer,
  deleteLayer,
  getAttackMatrix,
  getLayer,
  getLayerValues,
  getTechnique,
  listLayers,
} from '@halyard/contracts/intelligence/attack.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/call.ts';

/** Live updates and the writes find everything about the matrix under this key. */
const attackKey = ['attack'] as const;
const layersKey = [...attackKey, 'layers'] as const;
/** Intake creates no event for each record, so the figures are polled. */
const readEveryMs = 60_000;

type Asked = { readonly domain: AttackDomain; readonly period: AttackPeriod };

/** The matrix with its figures; the previous ones stay visible while newer ones load. */
export function useMatrix({ domain, period }: Asked) {
  const call = useApi();
  return useQuery({
    queryKey: [...attackKey, 'matrix', domain, period],
    queryFn: ({ signal }) => call(getAttackMatrix, { query: { domain, period }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: readEveryMs,
  });
}
export type MatrixQuery = ReturnType<typeof useMatrix>;

/** The values of a layer; no request if there is none. */
export function useLayerValues({ domain, period }: Asked, of: string | undefined) {
  const call = useApi();
  return useQuery({
    queryKey: [...attackKey, 'values', domain, period, of],
    queryFn: ({ signal }) => call(getLayerValues, { query: { domain, period, of: of ?? '' }, signal }),
    enabled: of !== undefined,
  });
}
export type ValuesQuery = ReturnType<typeof useLayerValues>;

export function useTechnique(number: string, period: AttackPeriod) {
  const call = useApi();
  return useQuery({
    queryKey: [...attackKey, 'technique', number, period],
    queryFn: ({ signal }) => call(getTechnique, { params: { number }, query: { period }, signal }),
  });
}

/** Stored layers and the imports that can be layers. */
export function useLayers() {
  const call = useApi();
  return useQuery({ queryKey: layersKey, queryFn: ({ signal }) => call(listLayers, { signal }) });
}

export function useLayerChanges() {
  const call = useApi();
  const queries = useQueryClient();
  const readAgain = () => queries.invalidateQueries({ queryKey: layersKey });
  return {
    add: useMutation({
      mutationFn: (layer: Record<string, unknown>) => call(addLayer, { body: { layer } }),
      onSuccess: readAgain,
    }),
    remove: useMutation({
      mutationFn: (id: string) => call(deleteLayer, { params: { id } }),
      onSuccess: readAgain,
    }),
    download: useMutation({ mutationFn: (id: string) => call(getLayer, { params: { id } }) }),
  };
}
