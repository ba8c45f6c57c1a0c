import { expect, test } from 'vitest';
import { changedPlace } from './use-arranging.ts';

const place = { x: 6, y: 1, width: 4, height: 7 };

test('a move changes column and row and stops at the edges', () => {
  expect(changedPlace(place, 'move', 1, 2)).toEqual({ x: 7, y: 3, width: 4, height: 7 });
  expect(changedPlace(place, 'move', 9, -9)).toEqual({ x: 8, y: 0, width: 4, height: 7 });
});

test('a resize changes width and height and stops at the right edge', () => {
  expect(changedPlace(place, 'resize', -1, 2)).toEqual({ x: 6, y: 1, width: 3, height: 9 });
  expect(changedPlace(place, 'resize', 9, -9)).toEqual({ x: 6, y: 1, width: 6, height: 3 });
});
