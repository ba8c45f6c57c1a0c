import { gridColumns, type Widget, type WidgetType, widgetTypes } from '@halyard/contracts/work/dashboard.ts';

/** Columns for `x` and `width`, rows for `y` and `height`. */
export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type PlacedWidget = Area & { readonly id: string; readonly type: WidgetType };

const smallest = { width: 2, height: 3 };
const tallest = 24;
const lastRow = 999;

const usualSize: Readonly<Record<WidgetType, Pick<Area, 'width' | 'height'>>> = {
  stats: { width: 3, height: 7 },
  chart: { width: 6, height: 7 },
  ai: { width: 3, height: 7 },
};

/** The default layout, as if it had been added at that moment. */
export function firstWidgets(addedAt: number): readonly Widget[] {
  return widgetTypes.map((type) => ({ id: `${type}-${addedAt}`, type }));
}

/**
 * Gives every widget a place: first those that have one, then the others in the first gap that fits (decision G-084).
 * Then all of them move up as far as they can, so that nothing that was removed or saved elsewhere leaves a hole.
 */
export function placeWidgets(widgets: readonly Widget[]): PlacedWidget[] {
  const placed = new Map<string, PlacedWidget>();
  const [fixed, loose] = [widgets.filter(hasPosition), widgets.filter((widget) => !hasPosition(widget))];
  for (const widget of [...fixed, ...loose]) {
    const { id, type, width = usualSize[type].width, height = usualSize[type].height } = widget;
    const wanted = fitIn({ x: widget.x ?? 0, y: widget.y ?? 0, width, height });
    const taken = [...placed.values()];
    const free = hasPosition(widget) && isFree(wanted, taken) ? wanted : firstGap(wanted, taken);
    placed.set(id, { id, type, ...free });
  }
  return compact(widgets.flatMap(({ id }) => placed.get(id) ?? []));
}

/** Moves every widget up until it meets the edge or another widget; columns and list order are unchanged. */
function compact(widgets: readonly PlacedWidget[]): PlacedWidget[] {
  const settled = new Map<string, PlacedWidget>();
  for (const widget of widgets.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const above = [...settled.values()].filter((other) => overlap({ ...other, y: widget.y }, widget));
    settled.set(widget.id, { ...widget, y: Math.max(0, ...above.map(({ y, height }) => y + height)) });
  }
  return widgets.flatMap(({ id }) => settled.get(id) ?? []);
}

/** Row by row, in reading and tab order. */
export function inReadingOrder(widgets: readonly Widget[]): Widget[] {
  return placeWidgets(widgets).toSorted((a, b) => a.y - b.y || a.x - b.x);
}

/** Moves or resizes one widget; those in its way move beside, above or below it, and all of them pack upwards. */
export function rearrange(widgets: readonly PlacedWidget[], id: string, wanted: Area): PlacedWidget[] {
  const changed = widgets.find((widget) => widget.id === id);
  if (!changed) return [...widgets];
  const moved = { ...changed, ...fitIn(wanted) };
  const others = widgets.filter((widget) => widget.id !== id);
  const settled = [moved, ...others.filter((widget) => !overlap(widget, moved))];
  const displaced = others.filter((widget) => overlap(widget, moved)).toSorted((a, b) => a.y - b.y || a.x - b.x);
  for (const widget of displaced) settled.push({ ...widget, ...nearestGap(widget, settled) });
  return compact(widgets.map((widget) => settled.find((other) => other.id === widget.id) ?? widget));
}

const hasPosition = ({ x, y }: Widget) => x !== undefined && y !== undefined;

const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

/** The nearest place that is in the grid and is neither too small nor too tall. */
export function fitIn({ x, y, width, height }: Area): Area {
  const fitting = between(smallest.width, width, gridColumns);
  return {
    x: between(0, x, gridColumns - fitting),
    y: between(0, y, lastRow),
    width: fitting,
    height: between(smallest.height, height, tallest),
  };
}

function overlap(a: Area, b: Area): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

const isFree = (area: Area, taken: readonly Area[]) => !taken.some((other) => overlap(area, other));

function firstGap(size: Area, taken: readonly Area[]): Area {
  for (let y = 0; y < lastRow; y++) {
    for (let x = 0; x + size.width <= gridColumns; x++) if (isFree({ ...size, x, y }, taken)) return { ...size, x, y };
  }
  return { ...size, x: 0, y: lastRow };
}

function nearestGap(area: Area, taken: readonly Area[]): Area {
  const columns = Array.from({ length: gridColumns - area.width + 1 }, (_, x) => x);
  const beside = columns.toSorted((a, b) => Math.abs(a - area.x) - Math.abs(b - area.x));
  const above = Array.from({ length: area.y }, (_, index) => area.y - 1 - index);
  const below = Array.from({ length: lastRow - area.y }, (_, index) => area.y + 1 + index);
  const candidates = [...beside.map((x) => ({ ...area, x })), ...[...above, ...below].map((y) => ({ ...area, y }))];
  return candidates.find((candidate) => isFree(candidate, taken)) ?? area;
}
