import type { CrimeGrid } from '@halyard/contracts/crime/crime.ts';
import { type HeatSpan, heatLevel, heatSteps } from '../explore/heat-level.ts';
import { cornersOf } from './hexagon-shape.ts';
import type { MapColors } from './map-colors.ts';
import { mapLocations } from './map-locations.ts';
import type { Outline } from './map-outline.ts';
import { type Point, type Size, toPoint, toScreen, type View } from './map-view.ts';

export type Cell = CrimeGrid['cells'][number];

export type Sheet = {
  readonly view: View;
  readonly size: Size;
  readonly colors: MapColors;
  readonly outline: Outline | undefined;
  readonly cells: readonly Cell[];
  /** Metres between opposite sides. */
  readonly hexagonSize: number;
  readonly span: HeatSpan;
  readonly font: string;
};

function tracePolygon(pen: CanvasRenderingContext2D, corners: readonly Point[]) {
  for (const [index, { x, y }] of corners.entries()) {
    if (index === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  }
  pen.closePath();
}

function drawLand(pen: CanvasRenderingContext2D, { view, size, colors, outline }: Sheet) {
  if (!outline) return;
  pen.strokeStyle = colors.coast;
  pen.lineWidth = 1;
  for (const land of ['near', 'home'] as const) {
    pen.beginPath();
    for (const ring of outline[land])
      tracePolygon(
        pen,
        ring.map((point) => toScreen(view, size, point)),
      );
    pen.fillStyle = colors[land];
    pen.fill();
    pen.stroke();
  }
}

const isInSight = ({ x, y }: Point, { width, height }: Size, reach: number) =>
  x > -reach && y > -reach && x < width + reach && y < height + reach;

/** One path for each step of the scale: a fill for each hexagon would take many times as long. */
function drawHexagons(pen: CanvasRenderingContext2D, { view, size, colors, cells, hexagonSize, span }: Sheet) {
  const width = hexagonSize * view.scale;
  const levels = Array.from({ length: heatSteps }, (): Point[] => []);
  for (const cell of cells) {
    const middle = toScreen(view, size, toPoint(cell));
    if (isInSight(middle, size, width)) levels[heatLevel(cell.count, span) - 1]?.push(middle);
  }
  for (const [step, centroids] of levels.entries()) {
    pen.beginPath();
    for (const middle of centroids) tracePolygon(pen, cornersOf(middle, Math.max(1, width - 0.8)));
    pen.fillStyle = colors.heat[step] ?? colors.text;
    pen.fill();
  }
}

/** Names where there is room for them, the more important ones first. */
function drawNames(pen: CanvasRenderingContext2D, { view, size, colors, font }: Sheet) {
  const taken: Point[] = [];
  pen.font = `11px ${font}`;
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  pen.lineWidth = 3;
  for (const location of mapLocations) {
    if (view.scale * 1_000 < location.fromPxPerKm) continue;
    const at = toScreen(view, size, toPoint(location));
    const isCrowded = taken.some(({ x, y }) => Math.abs(x - at.x) < 84 && Math.abs(y - at.y) < 16);
    if (isCrowded || !isInSight(at, size, 0)) continue;
    taken.push(at);
    pen.strokeStyle = colors.home;
    pen.strokeText(location.name, at.x, at.y);
    pen.fillStyle = colors.text;
    pen.fillText(location.name, at.x, at.y);
  }
}

/** Draws the whole map: sea, land, hexagons and names. */
export function drawMap(pen: CanvasRenderingContext2D, sheet: Sheet) {
  pen.fillStyle = sheet.colors.sea;
  pen.fillRect(0, 0, sheet.size.width, sheet.size.height);
  drawLand(pen, sheet);
  drawHexagons(pen, sheet);
  drawNames(pen, sheet);
}
