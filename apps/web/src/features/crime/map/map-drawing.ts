import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { watchTheme } from '../../../ui/theme-colors.ts';
import type { HeatSpan } from '../explore/heat-level.ts';
import { type Cell, drawMap } from './draw-map.ts';
import { type MapColors, readMapColors } from './map-colors.ts';
import { useOutline } from './map-queries.ts';
import type { Size, View } from './map-view.ts';

/** The displayed data. */
export type Drawn = {
  readonly view: View;
  readonly size: Size;
  /** Most rows first. */
  readonly cells: readonly Cell[];
  /** Metres between opposite sides. */
  readonly hexagonSize: number;
  /** Rows of the emptiest and of the busiest hexagon. */
  readonly span: HeatSpan;
};

/** Renders on every visible change; returns the duration of the last rendering, for measurements. */
export function useDrawing({ view: { x, y, scale }, size, cells, hexagonSize, span }: Drawn) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [colors, setColors] = useState<MapColors | null>(null);
  const outline = useOutline();

  useEffect(() => {
    const read = () => canvas.current?.parentElement && setColors(readMapColors(canvas.current.parentElement));
    read();
    return watchTheme(read);
  }, []);

  useLayoutEffect(() => {
    const element = canvas.current;
    const pen = element && colors && size.width > 0 ? element.getContext('2d') : null;
    if (!element || !pen || !colors) return;
    const from = performance.now();
    const ratio = devicePixelRatio || 1;
    const [width, height] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
    if (element.width !== width || element.height !== height) Object.assign(element, { width, height });
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    const { fontFamily: font } = getComputedStyle(element);
    const view = { x, y, scale };
    drawMap(pen, { view, size, colors, outline: outline.data, cells, hexagonSize, span, font });
    element.dataset.drawnMs = (performance.now() - from).toFixed(1);
    element.dataset.cells = String(cells.length);
  }, [x, y, scale, size, cells, hexagonSize, span, colors, outline.data]);

  return { canvas, hasOutlineFailed: outline.isError };
}
