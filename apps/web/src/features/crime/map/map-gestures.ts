import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { Cell } from './draw-map.ts';
import { isWithin } from './hexagon-shape.ts';
import type { Drawn } from './map-drawing.ts';
import { type Point, panBy, type Size, toPoint, toScreen, type View } from './map-view.ts';

const stillPx = 4;
const lineDelta = 1;

/** The hexagon under a point of the canvas. */
export function findCell({ cells, hexagonSize, view, size }: Drawn, at: Point): Cell | null {
  const width = hexagonSize * view.scale;
  return cells.find((cell) => isWithin(at, toScreen(view, size, toPoint(cell)), width)) ?? null;
}

const pointIn = ({ nativeEvent }: PointerEvent): Point => ({ x: nativeEvent.offsetX, y: nativeEvent.offsetY });

type Moving = Drawn & {
  readonly onView: (view: View) => void;
  readonly onPoint: (cell: Cell | null) => void;
};

/** Drag moves the map, a click without a move opens a hexagon, the pointer over it names it. */
export function useGestures({ view, onView, onPoint, ...rest }: Moving, open: (cell: Cell | null) => void) {
  const drag = useRef<{ readonly last: Point; readonly hasMoved: boolean } | null>(null);
  const at = (point: Point) => findCell({ view, ...rest }, point);
  return {
    onPointerDown(event: PointerEvent<HTMLCanvasElement>) {
      if (event.button !== 0) return;
      drag.current = { last: pointIn(event), hasMoved: false };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
      const here = pointIn(event);
      if (!drag.current) return onPoint(at(here));
      const { last, hasMoved } = drag.current;
      if (!hasMoved && Math.hypot(here.x - last.x, here.y - last.y) <= stillPx) return;
      drag.current = { last: here, hasMoved: true };
      onView(panBy(view, here.x - last.x, here.y - last.y));
    },
    onPointerUp(event: PointerEvent<HTMLCanvasElement>) {
      if (drag.current && !drag.current.hasMoved) open(at(pointIn(event)));
      drag.current = null;
    },
    onPointerCancel() {
      drag.current = null;
    },
    onPointerLeave() {
      if (!drag.current) onPoint(null);
    },
  };
}

/** The wheel scrolls the page unless the map is focused, or Ctrl is held. */
export function useWheel(frame: { readonly current: HTMLElement | null }, zoom: (factor: number, at: Point) => void) {
  const hear = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey && !frame.current?.contains(document.activeElement)) return;
    event.preventDefault();
    const speed = event.deltaMode === lineDelta ? 0.05 : 0.0015;
    zoom(Math.exp(-event.deltaY * speed), { x: event.offsetX, y: event.offsetY });
  });
  useEffect(() => {
    const element = frame.current;
    const onWheel = (event: WheelEvent) => hear(event);
    // React listens passively, and the page would scroll meanwhile.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [frame]);
}

/** Tells how large the frame is, at first and whenever that changes. */
export function useSize(frame: { readonly current: HTMLElement | null }, onSize: (size: Size) => void) {
  const report = useEffectEvent(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = frame.current ?? {};
    if (width > 0) onSize({ width, height });
  });
  useEffect(() => {
    if (!frame.current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => report());
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
}
