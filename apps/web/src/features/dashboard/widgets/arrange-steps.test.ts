import { describe, expect, test } from 'vitest';
import { type Step, stepOf, steps } from './arrange-steps.ts';
import { firstWidgets, type PlacedWidget, placeWidgets, rearrange } from './arrange-widgets.ts';
import { changedArea } from './use-arranging.ts';
import type { Arranging } from './widget-grid.tsx';

function arranged(widgets: readonly PlacedWidget[]): Pick<Arranging, 'widgets' | 'after'> {
  return {
    widgets,
    after: (widget, gesture, columns, rows) =>
      rearrange(widgets, widget.id, changedArea(widget, gesture, columns, rows)),
  };
}

const first = placeWidgets(firstWidgets(0));
const after = (type: string, step: Step, widgets: readonly PlacedWidget[] = first) => {
  const widget = widgets.find((one) => one.type === type);
  return widget && stepOf(arranged(widgets), widget, step);
};

describe('a step by a single click', () => {
  test('changes places with the neighbor where the row is full', () => {
    const placed = after('stats', 'right');
    expect(placed?.widgets.map(({ type, x, y }) => [type, x, y])).toEqual([
      ['stats', 6, 0],
      ['chart', 0, 0],
      ['ai', 9, 0],
    ]);
    expect(placed?.before).toBe(first);
  });

  test('moves below the widgets in its way', () => {
    const stacked = after('stats', 'right', after('stats', 'wider')?.widgets)?.widgets ?? [];
    const top = stacked.find(({ y }) => y === 0 && stacked.some((other) => other.y > 0));
    expect(top && stepOf(arranged(stacked), top, 'down')?.widget.y).toBeGreaterThan(0);
  });

  test('changes a size by one column or one row', () => {
    expect(after('ai', 'narrower')?.widget).toMatchObject({ width: 2, height: 7 });
    expect(after('ai', 'taller')?.widget).toMatchObject({ width: 3, height: 8 });
  });

  test('is not offered where there is nowhere to go', () => {
    expect(after('stats', 'left')).toBeUndefined();
    expect(after('stats', 'up')).toBeUndefined();
    expect(after('ai', 'right')).toBeUndefined();
    expect(after('ai', 'wider')).toBeUndefined();
    expect(after('ai', 'down')).toBeUndefined();
  });

  test('every step and its reverse stay in the grid', () => {
    for (const widget of first) {
      for (const step of Object.keys(steps) as Step[]) {
        for (const { x, width } of stepOf(arranged(first), widget, step)?.widgets ?? [])
          expect(x + width).toBeLessThanOrEqual(12);
      }
    }
  });
});
