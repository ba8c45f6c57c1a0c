import { expect, test } from 'vitest';
import { placeAfter } from './use-grid-keys.ts';

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
])('%s leads to its neighbour', (key, place) => {
  expect(placeAfter(key, false, here, size)).toEqual(place);
});

test('with Control the ends are those of the grid', () => {
  expect(placeAfter('Home', true, here, size)).toEqual({ row: 0, column: 0 });
  expect(placeAfter('End', true, here, size)).toEqual({ row: 2, column: 3 });
});

test('the edge holds, and other keys lead nowhere', () => {
  expect(placeAfter('ArrowUp', false, { row: 0, column: 0 }, size)).toEqual({ row: 0, column: 0 });
  expect(placeAfter('a', false, here, size)).toBeUndefined();
});
