import { expect, test } from 'vitest';
import { firstWidgets, inReadingOrder, type PlacedWidget, placeWidgets, rearrange } from './arrange-widgets.ts';

const first = placeWidgets(firstWidgets(1_732_176_000_000));
const at = (widgets: readonly PlacedWidget[], id: string) => {
  const { x, y, width, height } = widgets.find((widget) => widget.id === id) ?? { x: -1, y: -1, width: 0, height: 0 };
  return [x, y, width, height];
};

test('the first three widgets share one row, the chart the widest', () => {
  expect(first.map(({ id }) => id)).toEqual(['stats-1732176000000', 'chart-1732176000000', 'ai-1732176000000']);
  expect(first.map(({ id }) => at(first, id))).toEqual([
    [0, 0, 3, 7],
    [3, 0, 6, 7],
    [9, 0, 3, 7],
  ]);
});

test('a widget without a position flows into the first gap', () => {
  const placed = placeWidgets([...first, { id: 'stats-1732176000001', type: 'stats' }]);

  expect(at(placed, 'stats-1732176000001')).toEqual([0, 7, 3, 7]);
});

test('a saved column is kept, an overlapping widget gives way, and both pack upwards', () => {
  const placed = placeWidgets([
    { id: 'ai-1', type: 'ai', x: 4, y: 2, width: 4, height: 5 },
    { id: 'ai-2', type: 'ai', x: 5, y: 3, width: 4, height: 5 },
  ]);

  expect(at(placed, 'ai-1')).toEqual([4, 0, 4, 5]);
  expect(at(placed, 'ai-2')).toEqual([0, 0, 4, 5]);
});

test('a widget dropped on a wide one makes it slide into the room that was left', () => {
  const next = rearrange(first, 'stats-1732176000000', { x: 6, y: 0, width: 3, height: 7 });

  expect(at(next, 'stats-1732176000000')).toEqual([6, 0, 3, 7]);
  expect(at(next, 'chart-1732176000000')).toEqual([0, 0, 6, 7]);
  expect(at(next, 'ai-1732176000000')).toEqual([9, 0, 3, 7]);
});

test('a widget that finds no room beside is pushed down', () => {
  const next = rearrange(first, 'stats-1732176000000', { x: 1, y: 0, width: 3, height: 7 });

  expect(at(next, 'chart-1732176000000')).toEqual([3, 7, 6, 7]);
});

test('a widget moved past the one below changes places with it', () => {
  const column = placeWidgets([
    { id: 'stats-1', type: 'stats', x: 0, y: 0, width: 12, height: 4 },
    { id: 'chart-2', type: 'chart', x: 0, y: 4, width: 12, height: 4 },
  ]);

  const next = rearrange(column, 'stats-1', { x: 0, y: 4, width: 12, height: 4 });

  expect(at(next, 'chart-2')).toEqual([0, 0, 12, 4]);
});

test('a widget never leaves the grid and never gets too small or too large', () => {
  expect(at(rearrange(first, 'ai-1732176000000', { x: 40, y: -3, width: 3, height: 7 }), 'ai-1732176000000')).toEqual([
    9, 0, 3, 7,
  ]);
  expect(at(rearrange(first, 'ai-1732176000000', { x: 9, y: 0, width: 1, height: 99 }), 'ai-1732176000000')).toEqual([
    9, 0, 2, 24,
  ]);
});

test('the order of the widgets stays, so that the focus does', () => {
  const next = rearrange(first, 'ai-1732176000000', { x: 0, y: 0, width: 3, height: 7 });

  expect(next.map(({ id }) => id)).toEqual(['stats-1732176000000', 'chart-1732176000000', 'ai-1732176000000']);
});

test('a saved layout is read row by row, whatever order it was saved in', () => {
  const saved = [...first].reverse();

  expect(inReadingOrder(saved).map(({ id }) => id)).toEqual([
    'stats-1732176000000',
    'chart-1732176000000',
    'ai-1732176000000',
  ]);
  expect(placeWidgets(saved).map(({ id }) => id)).toEqual([
    'ai-1732176000000',
    'chart-1732176000000',
    'stats-1732176000000',
  ]);
});

test('what lay below a removed widget moves up, each as far as it can', () => {
  const placed = placeWidgets([
    { id: 'stats-1', type: 'stats', x: 0, y: 7, width: 3, height: 7 },
    { id: 'chart-2', type: 'chart', x: 3, y: 7, width: 6, height: 4 },
    { id: 'ai-3', type: 'ai', x: 2, y: 20, width: 5, height: 7 },
  ]);

  expect(at(placed, 'stats-1')).toEqual([0, 0, 3, 7]);
  expect(at(placed, 'chart-2')).toEqual([3, 0, 6, 4]);
  expect(at(placed, 'ai-3')).toEqual([2, 7, 5, 7]);
});

test('a widget dropped far below comes up again, below what stands in its columns', () => {
  const next = rearrange(first, 'stats-1732176000000', { x: 9, y: 40, width: 3, height: 7 });
  expect(at(next, 'stats-1732176000000')).toEqual([9, 7, 3, 7]);
});

test('however widgets are moved, none overlaps another and none could move up', () => {
  let widgets = placeWidgets([
    ...firstWidgets(1_732_176_000_000),
    { id: 'stats-4', type: 'stats' },
    { id: 'chart-5', type: 'chart' },
  ]);
  for (let step = 0; step < 200; step++) {
    const { id } = widgets[step % widgets.length] ?? { id: '' };
    widgets = rearrange(widgets, id, { x: (step * 5) % 11, y: (step * 7) % 23, width: 2 + (step % 6), height: 7 });
    const overlapping = (area: PlacedWidget) =>
      widgets.filter(
        (other) =>
          other.id !== area.id &&
          area.x < other.x + other.width &&
          other.x < area.x + area.width &&
          area.y < other.y + other.height &&
          other.y < area.y + area.height,
      );
    for (const widget of widgets) {
      expect(overlapping(widget)).toEqual([]);
      if (widget.y > 0) expect(overlapping({ ...widget, y: widget.y - 1 })).not.toEqual([]);
    }
  }
});
