import { type PointerEvent, useRef } from 'react';
import { type Point, pan, type Size, toNetwork, type Viewport, zoomAt } from './model/viewport.ts';

type Drag = {
  readonly start: Point;
  readonly node: string | undefined;
  readonly hasMoved: boolean;
  /** The line that is drawn around nodes; undefined where something is moved. */
  readonly lasso: readonly Point[] | undefined;
};

type Options = {
  readonly view: () => Viewport;
  readonly size: () => Size;
  readonly onView: (view: Viewport) => void;
  /** The id of the node at a point of the canvas. */
  readonly nodeAt: (point: Point) => string | undefined;
  readonly onHover: (point: Point | undefined) => void;
  readonly onDragNode: (id: string, to: Point, isDropped: boolean) => void;
  /** A click, before it is known whether another follows; true where it is used up. */
  readonly onTap: (at: Point, id: string | undefined) => boolean;
  /** Without a node: the empty ground was clicked. */
  readonly onClick: (id: string | undefined) => void;
  readonly onDoubleClick: (id: string) => void;
  /** Shift and drag: the line so far. */
  readonly onLasso: (line: readonly Point[], isClosed: boolean) => void;
  /** Shift and click. */
  readonly onToggle: (id: string) => void;
};

const stillPx = 4;
const doubleMs = 260;

const pointIn = ({ nativeEvent }: PointerEvent): Point => ({ x: nativeEvent.offsetX, y: nativeEvent.offsetY });
const away = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Mouse, pen and fingers on the canvas: drag the ground or a node, pinch, click, double click. */
export function useGestures(options: Options) {
  const { view, size, onView, nodeAt, onHover, onDragNode, onTap, onClick, onDoubleClick, onLasso, onToggle } = options;
  const fingers = useRef(new Map<number, Point>());
  const drag = useRef<Drag | null>(null);
  const click = useRef<{ readonly id: string; readonly timer: ReturnType<typeof setTimeout> } | null>(null);

  function pinch(moved: number, to: Point) {
    const other = [...fingers.current].find(([id]) => id !== moved)?.[1];
    const from = fingers.current.get(moved);
    if (!other || !from) return;
    const [before, after] = [middle(from, other), middle(to, other)];
    const factor = away(to, other) / Math.max(away(from, other), 1);
    onView(pan(zoomAt(view(), size(), factor, before), after.x - before.x, after.y - before.y));
  }

  function moveDrag(present: Drag, from: Point, to: Point) {
    const hasMoved = present.hasMoved || away(present.start, to) > stillPx;
    const lasso = present.lasso && [...present.lasso, to];
    drag.current = { ...present, hasMoved, lasso };
    if (!hasMoved) return;
    if (lasso) return onLasso(lasso, false);
    if (present.node) onDragNode(present.node, toNetwork(view(), size(), to), false);
    else onView(pan(view(), to.x - from.x, to.y - from.y));
  }

  function endClick(id: string | undefined) {
    const before = click.current;
    if (before) clearTimeout(before.timer);
    click.current = null;
    if (id === undefined) return onClick(undefined);
    if (before?.id === id) return onDoubleClick(id);
    // A second click would mean something else, and the picture must not change under the hand in between.
    const timer = setTimeout(() => {
      click.current = null;
      onClick(id);
    }, doubleMs);
    click.current = { id, timer };
  }

  return {
    onPointerDown(event: PointerEvent<HTMLCanvasElement>) {
      if (event.button !== 0) return;
      const point = pointIn(event);
      event.currentTarget.setPointerCapture?.(event.pointerId);
      fingers.current.set(event.pointerId, point);
      drag.current =
        fingers.current.size === 1
          ? {
              start: point,
              node: nodeAt(point),
              hasMoved: false,
              lasso: event.shiftKey ? [point] : undefined,
            }
          : null;
    },
    onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
      const to = pointIn(event);
      const from = fingers.current.get(event.pointerId);
      if (!from) return onHover(to);
      if (fingers.current.size === 2) pinch(event.pointerId, to);
      else if (drag.current) moveDrag(drag.current, from, to);
      fingers.current.set(event.pointerId, to);
    },
    onPointerUp(event: PointerEvent<HTMLCanvasElement>) {
      fingers.current.delete(event.pointerId);
      const ended = drag.current;
      drag.current = null;
      if (!ended) return;
      if (ended.lasso && ended.hasMoved) onLasso(ended.lasso, true);
      else if (ended.lasso && ended.node) onToggle(ended.node);
      else if (!ended.hasMoved) onTap(pointIn(event), ended.node) || endClick(ended.node);
      else if (ended.node) onDragNode(ended.node, toNetwork(view(), size(), pointIn(event)), true);
    },
    onPointerCancel(event: PointerEvent<HTMLCanvasElement>) {
      fingers.current.delete(event.pointerId);
      if (drag.current?.lasso) onLasso([], true);
      drag.current = null;
    },
    onPointerLeave: () => onHover(undefined),
  };
}
