import { gridColumns } from '@halyard/contracts/work/dashboard.ts';
import type { PlacedWidget } from './arrange-widgets.ts';
import type { Placed } from './use-arranging.ts';
import type { Arranging } from './widget-grid.tsx';

/** What a single click does to a widget: columns and rows that it gains, by moving or by changing its size. */
export const steps = {
  left: { gesture: 'move', columns: -1, rows: 0 },
  right: { gesture: 'move', columns: 1, rows: 0 },
  up: { gesture: 'move', columns: 0, rows: -1 },
  down: { gesture: 'move', columns: 0, rows: 1 },
  narrower: { gesture: 'resize', columns: -1, rows: 0 },
  wider: { gesture: 'resize', columns: 1, rows: 0 },
  shorter: { gesture: 'resize', columns: 0, rows: -1 },
  taller: { gesture: 'resize', columns: 0, rows: 1 },
} as const;

export type Step = keyof typeof steps;

const bottomOf = (widgets: readonly PlacedWidget[]) => Math.max(...widgets.map(({ y, height }) => y + height));

/**
 * The arrangement after one step of a widget, undefined where there is none. A step of size is one column or row. A step
 * of place is the shortest that leaves the dashboard as tall as it is, because widgets in one row then change places;
 * otherwise the shortest that gets anywhere, since all widgets pack upwards.
 */
export function stepOf(
  { widgets, after }: Pick<Arranging, 'widgets' | 'after'>,
  widget: PlacedWidget,
  step: Step,
): Placed | undefined {
  const { gesture, columns, rows } = steps[step];
  const bottom = bottomOf(widgets);
  const farthest = gesture === 'resize' ? 1 : Math.max(gridColumns, bottom);
  let first: Placed | undefined;
  for (let far = 1; far <= farthest; far++) {
    const next = after(widget, gesture, columns * far, rows * far);
    const placed = next.find(({ id }) => id === widget.id);
    if (!placed || !isFurther(widget, placed, columns, rows)) continue;
    const found: Placed = { widgets: next, widget: placed, gesture, before: widgets };
    if (bottomOf(next) <= bottom) return found;
    first ??= found;
  }
  return first;
}

function isFurther(from: PlacedWidget, to: PlacedWidget, columns: number, rows: number): boolean {
  const across = to.x - from.x + to.width - from.width;
  const down = to.y - from.y + to.height - from.height;
  return across * columns + down * rows > 0;
}
