import { useMemo, useState } from 'react';
import { mostNodes, useGraph, useNeighbours, usePath, usualNodes } from '../network-queries.ts';
import type { FilterQuery, NetworkSearch } from '../network-search.ts';
import type { Picture } from './drawing/sheet.ts';
import { useLayout } from './layout/use-layout.ts';
import { findVisible, mergeGraphs, orderPath } from './model/network-model.ts';
import { buildScene, countTypes, type Scene } from './model/scene.ts';
import type { Point } from './model/viewport.ts';

const none: readonly string[] = [];
const withOrWithout = <T>(set: ReadonlySet<T>, value: T, isIn: boolean): ReadonlySet<T> =>
  new Set(isIn ? [...set, value] : [...set].filter((other) => other !== value));

/** What someone unfolded, folded and put somewhere in the picture; it begins anew with another subject. */
function useHandling(subject: string) {
  const [expanded, setExpanded] = useState<readonly string[]>(none);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [openTypes, setOpenTypes] = useState<ReadonlySet<string>>(new Set());
  const [pinned, setPinned] = useState<ReadonlyMap<string, Point>>(new Map());
  const [handled, setHandled] = useState(subject);
  if (handled !== subject) {
    setHandled(subject);
    setExpanded(none);
    setCollapsed(new Set());
    setPinned(new Map());
  }
  return {
    expanded,
    collapsed,
    openTypes,
    pinned,
    expand(id: string) {
      setExpanded((before) => [...before.filter((other) => other !== id), id]);
      setCollapsed((before) => withOrWithout(before, id, false));
    },
    collapse(id: string) {
      setExpanded((before) => before.filter((other) => other !== id));
      setCollapsed((before) => withOrWithout(before, id, true));
    },
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
  const handling = useHandling(subject);
  const { expanded, collapsed, openTypes, pinned } = handling;
  const neighbours = useNeighbours(expanded, filter);
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
  const types = useMemo(() => countTypes(model, visible), [model, visible]);
  const scene = useMemo(
    () => buildScene(model, { visible, isGrouped: search.isGrouped, openTypes }),
    [model, visible, search.isGrouped, openTypes],
  );

  const { arranged, move, pointOf } = useLayout({ scene, subject, center, pinned });
  const picture = useMemo<Picture | null>(() => {
    if (!arranged) return null;
    const ids = steps.map(({ id }) => id);
    return {
      scene: arranged.scene,
      positions: arranged.positions,
      selected: search.entity,
      pathNodes: new Set(ids),
      pathLines: linesAlong(arranged.scene, ids),
      pinned: new Set(pinned.keys()),
    };
  }, [arranged, search.entity, steps, pinned]);

  return {
    base,
    path,
    steps,
    model,
    scene,
    visible,
    types,
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
