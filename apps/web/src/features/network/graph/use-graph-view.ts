import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { watchTheme } from '../../../ui/theme-colors.ts';
import { type GraphColors, readGraphColors } from './drawing/graph-colors.ts';
import { createPainter, type Painter } from './drawing/painter.ts';
import type { Picture } from './drawing/sheet.ts';
import { fit, type Point, type Size, type Viewport, zoomAt } from './model/viewport.ts';

type Options = {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly picture: Picture;
  /** A new one is shown whole. */
  readonly subject: string;
  /** The index of the node under the pointer. */
  readonly hovered: number | undefined;
  /** Where the hand has that node meanwhile, if it carries it. */
  readonly carried: Point | undefined;
  /** What is in sight stays while records come and go. */
  readonly isSteady: boolean;
};

const openPen = (canvas: HTMLCanvasElement) =>
  typeof OffscreenCanvas === 'undefined' ? null : canvas.getContext('2d', { alpha: false });

/** Keeps the canvas as it should look: what is in sight, how large it is, and in which colours. */
export function useGraphView({ canvas, picture, subject, hovered, carried, isSteady }: Options) {
  const painter = useRef<Painter | null>(null);
  const colors = useRef<GraphColors | null>(null);
  const view = useRef<Viewport>({ x: 0, y: 0, scale: 1 });
  // Nothing is drawn before it is known how large the frame is.
  const size = useRef<Size>({ width: 0, height: 0 });
  // Until someone moves around, the whole network stays in sight while it is being arranged.
  const hasMoved = useRef(false);

  function paint(marked: number | undefined) {
    if (!painter.current || !colors.current || size.current.width === 0) return;
    if (!hasMoved.current && !isSteady) view.current = fit(picture.positions, size.current);
    const held = marked === undefined ? undefined : carried;
    painter.current.paint({ picture, hovered: marked, carried: held, view: view.current, colors: colors.current });
  }
  const repaint = useEffectEvent(() => paint(hovered));

  const start = useEffectEvent((element: HTMLCanvasElement) => {
    const pen = openPen(element);
    if (!pen) return undefined;
    painter.current = createPainter(element, pen);
    const readColors = () => {
      colors.current = readGraphColors(element.parentElement ?? document.body);
      repaint();
    };
    readColors();
    const stopWatching = watchTheme(readColors);
    const frame = new ResizeObserver(() => {
      size.current = { width: element.clientWidth, height: element.clientHeight };
      painter.current?.resize(size.current, devicePixelRatio);
      repaint();
    });
    frame.observe(element);
    return () => {
      stopWatching();
      frame.disconnect();
      painter.current?.end();
      painter.current = null;
    };
  });
  useEffect(() => (canvas.current ? start(canvas.current) : undefined), [canvas]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject is looked at from the beginning.
  useEffect(() => {
    hasMoved.current = false;
  }, [subject]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are the reasons to draw.
  useEffect(() => repaint(), [picture, hovered, carried]);

  function show(next: Viewport) {
    hasMoved.current = true;
    view.current = next;
    paint(carried && hovered);
  }

  return {
    show,
    zoom(factor: number, at?: Point) {
      const middle = { x: size.current.width / 2, y: size.current.height / 2 };
      show(zoomAt(view.current, size.current, factor, at ?? middle));
    },
    showAll() {
      hasMoved.current = false;
      paint(undefined);
    },
    /** What is in sight stays, even while nodes move. */
    hold() {
      hasMoved.current = true;
    },
    view: () => view.current,
    size: () => size.current,
    colors: () => colors.current,
  };
}
