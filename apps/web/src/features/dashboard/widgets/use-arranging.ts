import { gridColumns } from '@halyard/contracts/work/dashboard.ts';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { type Area, fitIn, type PlacedWidget, rearrange } from './arrange-widgets.ts';

/** Height of one grid row in pixels, the gap below it included. */
const rowHeight = 64;

type Gesture = 'move' | 'resize';

/** A drag under way; `dx` and `dy` are pixels since it began. */
export type Drag = {
  readonly id: string;
  readonly gesture: Gesture;
  readonly startX: number;
  readonly startY: number;
  readonly dx: number;
  readonly dy: number;
};

/** A widget has a new place. `before` is what an undo goes back to, given once for one run of key presses. */
export type Placed = {
  readonly widgets: readonly PlacedWidget[];
  readonly widget: PlacedWidget;
  readonly gesture: Gesture;
  readonly before?: readonly PlacedWidget[];
};

type Options = {
  readonly grid: RefObject<HTMLElement | null>;
  readonly widgets: readonly PlacedWidget[];
  readonly onPlaced: (placed: Placed) => void;
  readonly onCancelMove: (widget: PlacedWidget, before: readonly PlacedWidget[]) => void;
};

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place that a widget asks for after so many columns and rows. */
export function changedArea(area: Area, gesture: Gesture, columns: number, rows: number): Area {
  if (gesture === 'move') return fitIn({ ...area, x: area.x + columns, y: area.y + rows });
  // Widening stops at the right edge; it does not push the widget to the left.
  const width = Math.min(area.width + columns, gridColumns - area.x);
  return fitIn({ ...area, width, height: area.height + rows });
}

/**
 * Moving and resizing, by pointer and by keys, through the same pure function. While a drag lasts only `shown` changes;
 * the place is handed over once, at its end. Keys count from where the run of key presses began, so that
 * a widget can be walked past another one.
 */
export function useArranging({ grid, widgets, onPlaced, onCancelMove }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const after = (widget: PlacedWidget, gesture: Gesture, columns: number, rows: number) =>
    rearrange(widgets, widget.id, changedArea(widget, gesture, columns, rows));
  const run = useRef<{ id: string; before: readonly PlacedWidget[]; wanted: Area } | null>(null);
  const shown = drag ? placedByDrag(drag) : widgets;

  function placedByDrag({ id, gesture, dx, dy }: Drag): readonly PlacedWidget[] {
    const widget = widgets.find((other) => other.id === id);
    if (!widget) return widgets;
    const columns = Math.round(dx / columnWidth(grid.current));
    return after(widget, gesture, columns, Math.round(dy / rowHeight));
  }

  function endDrag() {
    if (!drag) return;
    const widget = shown.find(({ id }) => id === drag.id);
    const origin = widgets.find(({ id }) => id === drag.id);
    setDrag(null);
    if (!widget || !origin || isSameArea(widget, origin)) return;
    onPlaced({ widgets: shown, widget, gesture: drag.gesture, before: widgets });
  }

  function pressArrow(widget: PlacedWidget, gesture: Gesture, [columns, rows]: readonly [number, number]) {
    const isFirst = run.current?.id !== widget.id;
    const { before, wanted: from } = isFirst || !run.current ? { before: widgets, wanted: widget } : run.current;
    const wanted = changedArea(from, gesture, columns, rows);
    const bottom = Math.max(...before.map(({ y, height }) => y + height));
    run.current = { id: widget.id, before, wanted: { ...wanted, y: Math.min(wanted.y, bottom) } };
    const next = rearrange(before, widget.id, wanted);
    const placed = next.find(({ id }) => id === widget.id) ?? widget;
    onPlaced({ widgets: next, widget: placed, gesture, ...(isFirst && { before }) });
  }

  function cancelMove(widget: PlacedWidget) {
    setDrag(null);
    if (run.current) onCancelMove(widget, run.current.before);
    run.current = null;
  }

  /** What the handle of one widget needs. */
  function handleProps(widget: PlacedWidget, gesture: Gesture) {
    return {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setDrag({ id: widget.id, gesture, startX: event.pageX, startY: event.pageY, dx: 0, dy: 0 });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!drag) return;
        scrollNearEdge(event.clientY);
        setDrag({ ...drag, dx: event.pageX - drag.startX, dy: event.pageY - drag.startY });
      },
      onPointerUp: endDrag,
      onPointerCancel: () => setDrag(null),
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const arrow = arrows[event.key];
        if (event.key === 'Escape') cancelMove(widget);
        if (!arrow) return;
        event.preventDefault();
        pressArrow(widget, event.shiftKey ? 'resize' : gesture, arrow);
      },
      onBlur: () => {
        run.current = null;
      },
    };
  }

  return { drag, shown, handleProps, after };
}

const isSameArea = (a: Area, b: Area) => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

function columnWidth(grid: HTMLElement | null): number {
  if (!grid) return 1;
  const gap = Number.parseFloat(getComputedStyle(grid).columnGap) || 0;
  return Math.max(1, (grid.getBoundingClientRect().width + gap) / gridColumns);
}

const edge = 56;

function scrollNearEdge(y: number) {
  if (y < edge) window.scrollBy(0, y - edge);
  else if (y > window.innerHeight - edge) window.scrollBy(0, y - window.innerHeight + edge);
}
