import { expect, test } from 'vitest';
import { clampWidth, keepWidth, readWidth, widthAfter } from './panel-width.ts';

test('a width stays between 320 and 720 pixels', () => {
  expect([100, 400.4, 2_000].map(clampWidth)).toEqual([320, 400, 720]);
  expect(clampWidth(Number('wide'))).toBe(384);
});

test('the width that was kept is read again; without one it is 384', () => {
  expect(readWidth(localStorage)).toBe(384);
  keepWidth(localStorage, 500);
  expect(readWidth(localStorage)).toBe(500);
});

test('the arrow to the left widens, Home and End go to the ends', () => {
  expect(widthAfter('ArrowLeft', 384)).toBe(400);
  expect(widthAfter('ArrowRight', 330)).toBe(320);
  expect(widthAfter('Home', 500)).toBe(320);
  expect(widthAfter('End', 500)).toBe(720);
  expect(widthAfter('a', 500)).toBeUndefined();
});
