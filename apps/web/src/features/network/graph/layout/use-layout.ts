import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { LayoutKind } from '../graph-look.ts';
import type { Scene } from '../model/scene.ts';
import type { Point } from '../model/viewport.ts';
import { glide, wantsNoMotion } from './glide.ts';
import { runLayout } from './run-layout.ts';
import { poseLayout } from './starting-points.ts';

type Arranged = {
  /** The nodes that the positions belong to. */
  readonly scene: Scene;
  /** x and y by turns. */
  readonly positions: Float32Array;
  /** From 0 to 1. */
  readonly share: number;
  /** How long it took, in milliseconds; there once it is done. */
  readonly tookMs: number | undefined;
  /** What it shows; a new one begins without the places of the one before. */
  readonly subject: string;
};

/** Up to here it takes a moment, which no one has to watch: each picture on the way would keep the page busy. */
const quickUpTo = 400;

/** What an arrangement depends on: who is connected with whom, not what they are called or how they are rated. */
export const structureOf = ({ nodes, edges }: Scene) =>
  `${nodes.map(({ id }) => id).join()} ${edges.map(({ from, to }) => `${from}-${to}`).join()}`;

type Options = {
  readonly scene: Scene;
  readonly subject: string;
  readonly kind: LayoutKind;
  /** Whom the rings are around; undefined for the best connected. */
  readonly center: string | undefined;
  readonly pinned: ReadonlyMap<string, Point>;
};

/** Arranges a network beside the page. What stood already stays about where it was while the subject is the same. */
export function useLayout({ scene, subject, kind, center, pinned }: Options) {
  const [known, setArranged] = useState<Arranged | null>(null);
  const structure = useMemo(() => structureOf(scene), [scene]);
  const points = useRef(new Map<string, Point>());
  const before = useRef({ subject, kind });
  const stop = useRef(() => {});

  function keep(positions: Float32Array) {
    scene.nodes.forEach(({ id }, index) => {
      points.current.set(id, { x: positions[index * 2] ?? 0, y: positions[index * 2 + 1] ?? 0 });
    });
  }

  /** The positions of the nodes; a new node begins at its final position. */
  function fromPoints(positions: Float32Array): Float32Array {
    const from = positions.slice();
    scene.nodes.forEach(({ id }, index) => {
      const point = points.current.get(id);
      if (point) from.set([point.x, point.y], index * 2);
    });
    return from;
  }

  const begin = useEffectEvent(() => {
    const isOther = before.current.subject !== subject;
    const isSwitched = before.current.kind !== kind;
    if (isOther) points.current = new Map();
    before.current = { subject, kind };
    const beganAt = performance.now();
    // Another layout owes nothing to the one before: the same network always looks the same in it.
    const problem = poseLayout(scene, { kind, points: isSwitched ? new Map() : points.current, pinned, center });
    // Forces show how they work; where nothing should move meanwhile, only where it ends.
    const isShownAtEnd = kind !== 'force' || (isSwitched && !isOther) || wantsNoMotion();
    const show = (positions: Float32Array, share: number) => {
      keep(positions);
      setArranged({ scene, positions, share, subject, tookMs: share === 1 ? performance.now() - beganAt : undefined });
    };
    stop.current = runLayout(problem, ({ positions, share, isDone }) => {
      if (!isShownAtEnd && !isDone && scene.nodes.length <= quickUpTo) return;
      if (!isShownAtEnd) show(positions, isDone ? 1 : share);
      else if (isDone) stop.current = glide(fromPoints(positions), positions, (at) => show(at, 1));
      else setArranged((present) => present && { ...present, share });
    });
    return () => stop.current();
  });
  const middle = kind === 'radial' ? center : '';
  // A pin holds where it was put; it does not stir up the rest.
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are the reasons to arrange anew.
  useEffect(() => begin(), [structure, subject, kind, middle]);

  /** Puts a node somewhere else. Who does that likes the rest as it is: what is still moving comes to rest. */
  function move(id: string, point: Point) {
    stop.current();
    points.current.set(id, point);
    setArranged((before) => {
      const index = before?.scene.indexById.get(id);
      if (!before || index === undefined) return before;
      const positions = before.positions.slice();
      positions.set([point.x, point.y], index * 2);
      return { ...before, positions, share: 1 };
    });
  }

  // A record that was only renamed or rated anew stays where it is.
  const arranged = useMemo(
    () => (known && known.scene !== scene && structureOf(known.scene) === structure ? { ...known, scene } : known),
    [known, scene, structure],
  );

  return { arranged, move, pointOf: (id: string) => points.current.get(id) };
}
