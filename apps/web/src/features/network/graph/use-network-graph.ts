import { useMemo, useState } from 'react';
import { useMessages } from '../../../text/lazy-messages.ts';
import { networkWords } from '../../../text/loaders/intelligence.ts';
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
import { useLayout } from './layout/use-layout.ts';
import { findVisible, mergeGraphs, type NetworkModel, orderPath } from './model/network-model.ts';
import { buildScene, type Scene } from './model/scene.ts';
import type { Point } from './model/viewport.ts';
import type { Unfinished } from './narrowing/more-line.tsx';
import { placeScene, useNarrowed } from './narrowing/use-narrowed.ts';

const withOrWithout = <T>(set: ReadonlySet<T>, value: T, isIn: boolean): ReadonlySet<T> =>
  new Set(isIn ? [...set, value] : [...set].filter((other) => other !== value));

/** What someone unfolded, folded and put somewhere in the picture; it begins anew with another subject. */
function useHandling(subject: string) {
  // How many steps of neighbours are asked for.
  const [expanded, setExpanded] = useState<ReadonlyMap<string, number>>(new Map());
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [openTypes, setOpenTypes] = useState<ReadonlySet<string>>(new Set());
  const [pinned, setPinned] = useState<ReadonlyMap<string, Point>>(new Map());
  const [handled, setHandled] = useState(subject);
  if (handled !== subject) {
    setHandled(subject);
    setExpanded(new Map());
    setCollapsed(new Set());
    setPinned(new Map());
  }
  return {
    expanded,
    collapsed,
    openTypes,
    pinned,
    expand(id: string) {
      setExpanded((before) => (before.has(id) ? before : new Map(before).set(id, 1)));
      setCollapsed((before) => withOrWithout(before, id, false));
    },
    collapse(id: string) {
      setExpanded((before) => new Map([...before].filter(([other]) => other !== id)));
      setCollapsed((before) => withOrWithout(before, id, true));
    },
    /** The next neighbours of what was expanded. */
    expandMore: (id: string) => setExpanded((before) => new Map(before).set(id, (before.get(id) ?? 0) + 1)),
    showType: (type: string, isOpen: boolean) => setOpenTypes((before) => withOrWithout(before, type, isOpen)),
    pin: (id: string, at: Point) => setPinned((before) => new Map(before).set(id, at)),
    unpin: (id: string) => setPinned((before) => new Map([...before].filter(([other]) => other !== id))),
  };
}

type Subject = { readonly key: string; readonly center: string | undefined };

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
  const base = useGraph({ filter, center: wantedCenter, depth: search.depth, limit });
  const { key: subject, center } = useArrived({ key: wanted, center: wantedCenter }, !base.isPlaceholderData);
  const { connectionTypes } = useMessages(networkWords);
  const handling = useHandling(subject);
  const { expanded, collapsed, openTypes, pinned } = handling;
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
    return findVisible(model, { collapsed, roots });
  }, [model, collapsed, center, steps]);
  const scene = useMemo(
    () => buildScene(model, { visible, isGrouped: search.isGrouped, openTypes }),
    [model, visible, search.isGrouped, openTypes],
  );

  const narrowed = useNarrowed({ model, visible, search, steps, openTypes });
  const { arranged, move, pointOf } = useLayout({ scene, subject, center, pinned });
  const shown = narrowed.scene;
  const picture = useMemo<Picture | null>(() => {
    if (!arranged) return null;
    const ids = steps.map(({ id }) => id);
    // What the filter leaves in stays where it stood among everything.
    const drawn = shown ? { scene: shown, positions: placeScene(shown, arranged) } : arranged;
    return {
      scene: drawn.scene,
      positions: drawn.positions,
      selected: search.entity,
      pathNodes: new Set(ids),
      pathLines: linesAlong(drawn.scene, ids),
      pinned: new Set(pinned.keys()),
      wordFor: (type) => nameIn(connectionTypes, type),
    };
  }, [arranged, shown, search.entity, steps, pinned, connectionTypes]);
  const unfinished = useMemo(
    () => findUnfinished(model, expansions, neighbours.totals),
    [model, expansions, neighbours.totals],
  );

  return {
    base,
    path,
    steps,
    model,
    scene: shown ?? scene,
    visible: narrowed.visible,
    types: narrowed.types,
    connections: narrowed.connections,
    hidden: narrowed.hidden,
    unfinished,
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
