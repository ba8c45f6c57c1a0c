import { useMemo, useState } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { graphViewWords, networkWords } from '../../../text/loaders/intelligence.ts';
import { nameIn } from '../name-in.ts';
import {
  type Expansion,
  mostNodes,
  toExpansions,
  useGraph,
  useNeighbours,
  usePath,
  usualNodes,
} from '../network-queries.ts';
import type { FilterQuery, NetworkSearch } from '../network-search.ts';
import type { Picture } from './drawing/sheet.ts';
import { usualLook } from './graph-look.ts';
import { useLayout } from './layout/use-layout.ts';
import { dressScene } from './measures/dress-scene.ts';
import { useMeasures } from './measures/use-measures.ts';
import { findVisible, mergeGraphs, type NetworkModel, orderPath } from './model/network-model.ts';
import { buildScene, type Scene } from './model/scene.ts';
import { noGraphFilter, type Period } from './narrowing/graph-filter.ts';
import type { Unfinished } from './narrowing/more-line.tsx';
import { placeScene, useNarrowed } from './narrowing/use-narrowed.ts';
import { useHandling } from './view/use-handling.ts';

type Subject = {
  readonly key: string;
  /** What someone does to the picture stays while this does: another depth is still about the same. */
  readonly about: string;
  readonly center: string | undefined;
};

/** What the picture is about; until its records are here, what it was about before. */
function useArrived(wanted: Subject, hasArrived: boolean): Subject {
  const [arrived, setArrived] = useState(wanted);
  if (!hasArrived || arrived.key === wanted.key) return arrived;
  setArrived(wanted);
  return wanted;
}

/** How many records are drawn at most; more of them only while the subject is the one they were asked for. */
function useLimit(subject: string) {
  const [more, setMore] = useState('');
  return { limit: more === subject ? mostNodes : usualNodes, drawMore: () => setMore(subject) };
}

/** Which expanded records have neighbours that are not drawn yet. */
function findUnfinished(
  model: NetworkModel,
  expansions: readonly Expansion[],
  totals: readonly (number | null)[],
): readonly Unfinished[] {
  const left = new Map<string, number>();
  expansions.forEach(({ center }, index) => {
    const total = totals[index] ?? null;
    if (total !== null && model.hasNode(center)) left.set(center, total - model.neighbors(center).length);
  });
  return [...left]
    .filter(([, count]) => count > 0)
    .map(([id, count]) => ({ id, left: count, name: model.getNodeAttribute(id, 'name') }));
}

/** Ids of the lines between the steps of a path. */
function linesAlong(scene: Scene, steps: readonly string[]): ReadonlySet<string> {
  const pairs = new Set(
    steps.slice(1).map((id, index) => {
      const ends = [scene.indexById.get(steps[index] ?? '') ?? -1, scene.indexById.get(id) ?? -1];
      return `${Math.min(...ends)} ${Math.max(...ends)}`;
    }),
  );
  return new Set(scene.edges.filter(({ from, to }) => pairs.has(`${from} ${to}`)).map(({ id }) => id));
}

/** Everything about the graph: what the server knows, what of it is shown, and where it stands. */
export function useNetworkGraph(search: NetworkSearch, filter: FilterQuery) {
  const wantedCenter = search.isWhole ? undefined : search.entity;
  const wanted = JSON.stringify([wantedCenter ?? filter, search.depth, search.isGrouped]);
  const { limit, drawMore } = useLimit(wanted);
  // A path leads over records.
  const isGrouped = !search.isGrouped && !search.isUngrouped && !search.path;
  const base = useGraph({ filter, center: wantedCenter, depth: search.depth, limit, isGrouped });
  const isClustered = base.data?.groups != null && base.data.groups.around !== null;
  const about = JSON.stringify(wantedCenter ?? filter);
  const arrival = useArrived({ key: wanted, about, center: wantedCenter }, !base.isPlaceholderData);
  const { key: subject, center } = arrival;
  const { connectionTypes } = useMessages(networkWords);
  const { outside } = useMessages(graphViewWords);
  const edgeTypes = useMemo(
    () => ({ ...connectionTypes, linked: outside.linked, observed: outside.observed }),
    [connectionTypes, outside],
  );
  const { layout, color, size } = isClustered ? { ...usualLook, layout: search.look.layout } : search.look;
  const handling = useHandling(arrival.about);
  const { expanded, collapsed, openTypes, pinned, hidden, chosen } = handling;
  const expansions = useMemo(() => toExpansions(expanded), [expanded]);
  const neighbours = useNeighbours(expansions, filter);
  const path = usePath(search.path);
  const { from, to } = search.path ?? { from: '', to: '' };

  // A network of thousands is not put together again for every key that is pressed.
  const model = useMemo(
    () => mergeGraphs([base.data, ...neighbours.graphs, path.data].filter((graph) => graph !== undefined)),
    [base.data, neighbours.graphs, path.data],
  );
  const steps = useMemo(() => (path.data ? orderPath(path.data, from, to) : []), [path.data, from, to]);
  const visible = useMemo(() => {
    const roots = center === undefined ? [] : [center, ...steps.map(({ id }) => id)];
    const found = findVisible(model, { collapsed, roots });
    return hidden.size === 0 ? found : new Set([...found].filter((id) => !hidden.has(id)));
  }, [model, collapsed, center, steps, hidden]);
  const scene = useMemo(
    () => buildScene(model, { visible, isGrouped: search.isGrouped, openTypes }),
    [model, visible, search.isGrouped, openTypes],
  );

  // While time plays the address stays as it is.
  const [moment, play] = useState<Period | null>(null);
  const filtered = isClustered ? noGraphFilter : search.drawn;
  const drawn = moment ? { ...filtered, since: moment.since, until: moment.until } : filtered;
  const { entity, isGrouped: isByType } = search;
  const narrowed = useNarrowed({ model, visible, drawn, entity, isGrouped: isByType, steps, openTypes });
  const { arranged, move, pointOf } = useLayout({
    scene,
    subject,
    pinned,
    kind: layout,
    center: layout === 'radial' ? (center ?? search.entity) : center,
  });
  const shown = narrowed.scene;
  const [isMeasuring, setMeasuring] = useState(false);
  const measured = useMeasures(shown ?? scene, {
    isWanted: isMeasuring || color !== 'risk' || size !== 'degree',
    isPaused: moment !== null,
  });
  const { places } = measured;
  const picture = useMemo<Picture | null>(() => {
    if (!arranged) return null;
    const ids = steps.map(({ id }) => id);
    // What the filter leaves in stays where it stood among everything.
    const drawn = shown ? { scene: shown, positions: placeScene(shown, arranged) } : arranged;
    return {
      scene: dressScene(drawn.scene, { layout, color, size }, places),
      palette: color === 'risk' ? 'tones' : color === 'community' ? 'community' : 'heat',
      chosen,
      positions: drawn.positions,
      selected: search.entity,
      pathNodes: new Set(ids),
      pathLines: linesAlong(drawn.scene, ids),
      pinned: new Set(pinned.keys()),
      wordFor: (type) => nameIn(edgeTypes, type),
    };
  }, [arranged, shown, search.entity, steps, pinned, chosen, edgeTypes, layout, color, size, places]);
  const unfinished = useMemo(
    () => findUnfinished(model, expansions, neighbours.totals),
    [model, expansions, neighbours.totals],
  );

  return {
    base,
    /** Nodes are groups that the server made. */
    isClustered,
    path,
    steps,
    model,
    scene: shown ?? scene,
    visible: narrowed.visible,
    types: narrowed.types,
    connections: narrowed.connections,
    hidden: narrowed.hidden,
    unfinished,
    measured,
    isMeasuring,
    /** Chooses records together with their neighbours in the picture. */
    chooseAround(ids: readonly string[]) {
      const around = ids.filter((id) => model.hasNode(id)).flatMap((id) => [id, ...model.neighbors(id)]);
      handling.choose(new Set(around.filter((id) => narrowed.visible.has(id))));
    },
    isDrawn: narrowed.isDrawn,
    moment,
    play,
    setMeasuring,
    picture,
    arranged,
    subject,
    center,
    handling,
    move,
    pointOf,
    drawMore,
    canDrawMore: limit < mostNodes,
    isExpandFailed: neighbours.isError,
  };
}

export type NetworkGraph = ReturnType<typeof useNetworkGraph>;
