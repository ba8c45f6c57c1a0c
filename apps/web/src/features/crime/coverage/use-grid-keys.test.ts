import { expect, test } from 'vitest';
import { cellAfter } from './use-grid-keys.ts';

const size = { rows: 3, columns: 4 };
const here = { row: 1, column: 1 };

test.each([
  ['ArrowLeft', { row: 1, column: 0 }],
  ['ArrowRight', { row: 1, column: 2 }],
  ['ArrowUp', { row: 0, column: 1 }],
  ['ArrowDown', { row: 2, column: 1 }],
  ['Home', { row: 1, column: 0 }],
  ['End', { row: 1, column: 3 }],
  ['PageDown', { row: 2, column: 1 }],
])('%s leads to its neighbour', (key, cell) => {
  expect(cellAfter(key, false, here, size)).toEqual(cell);
});

test('with Control the ends are those of the grid', () => {
  expect(cellAfter('Home', true, here, size)).toEqual({ row: 0, column: 0 });
  expect(cellAfter('End', true, here, size)).toEqual({ row: 2, column: 3 });
});

test('the edge holds, and other keys lead nowhere', () => {
  expect(cellAfter('ArrowUp', false, { row: 0, column: 0 }, size)).toEqual({ row: 0, column: 0 });
  expect(cellAfter('a', false, here, size)).toBeUndefined();
});
