import { expect, test } from 'vitest';
import { changedArea } from './use-arranging.ts';

const area = { x: 6, y: 1, width: 4, height: 7 };

test('a move changes column and row and stops at the edges', () => {
  expect(changedArea(area, 'move', 1, 2)).toEqual({ x: 7, y: 3, width: 4, height: 7 });
  expect(changedArea(area, 'move', 9, -9)).toEqual({ x: 8, y: 0, width: 4, height: 7 });
});

test('a resize changes width and height and stops at the right edge', () => {
  expect(changedArea(area, 'resize', -1, 2)).toEqual({ x: 6, y: 1, width: 3, height: 9 });
  expect(changedArea(area, 'resize', 9, -9)).toEqual({ x: 6, y: 1, width: 6, height: 3 });
});
