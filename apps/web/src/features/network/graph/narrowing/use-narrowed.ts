import type { GraphNode } from '@halyard/contracts/intelligence/entities.ts';
import { useMemo } from 'react';
import { usePreferences } from '../../../../preferences/preferences.tsx';
import type { NetworkModel } from '../model/network-model.ts';
import { buildScene, countTypes, type Scene } from '../model/scene.ts';
import type { GraphFilter } from './graph-filter.ts';
import { narrowNetwork } from './narrow-network.ts';

type Options = {
  readonly model: NetworkModel;
  readonly visible: ReadonlySet<string>;
  readonly drawn: GraphFilter;
  readonly entity: string | undefined;
  readonly isGrouped: boolean;
  /** The records of a path: they stay. */
  readonly steps: readonly GraphNode[];
  readonly openTypes: ReadonlySet<string>;
};

/** What the filter of the graph leaves of the visible records, and how much it leaves out. */
export function useNarrowed({ model, visible, drawn: filter, entity, isGrouped, steps, openTypes }: Options) {
  const { timeZone } = usePreferences();
  // The address is read anew with every change of it; only another filter is a reason to begin again.
  const filterKey = JSON.stringify(filter);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the filter.
  const narrowed = useMemo(() => {
    const roots = [entity, ...steps.map(({ id }) => id)].filter((id) => id !== undefined);
    return narrowNetwork(model, { filter, timeZone, roots });
  }, [model, filterKey, timeZone, entity, steps]);

  return useMemo(() => {
    const shown = narrowed ? new Set([...visible].filter((id) => narrowed.nodes.has(id))) : visible;
    const types = countTypes(model, shown);
    const isBetween = (ids: ReadonlySet<string>) => (id: string) => model.extremities(id).every((end) => ids.has(end));
    const all = model.edges().filter(isBetween(visible));
    if (!narrowed)
      return { visible: shown, types, connections: all.length, hidden: null, scene: null, isDrawn: () => true };
    const connections = all.filter((id) => narrowed.edges.has(id) && isBetween(shown)(id)).length;
    const hidden = { records: visible.size - shown.size, connections: all.length - connections };
    const scene = buildScene(model, { visible: shown, edges: narrowed.edges, isGrouped, openTypes });
    const isDrawn = (id: string) => narrowed.edges.has(id);
    return { visible: shown, types, connections, hidden, scene, isDrawn };
  }, [model, visible, narrowed, isGrouped, openTypes]);
}

/** Where the nodes of a narrowed scene stand in the arrangement of the whole one; x and y by turns. */
export function placeScene(
  scene: Scene,
  whole: { readonly scene: Scene; readonly positions: Float32Array },
): Float32Array {
  const positions = new Float32Array(scene.nodes.length * 2);
  scene.nodes.forEach(({ id }, index) => {
    const at = whole.scene.indexById.get(id);
    if (at !== undefined) positions.set(whole.positions.subarray(at * 2, at * 2 + 2), index * 2);
  });
  return positions;
}
