import { expect, test } from 'vitest';
import { ringCircumference, ringOffset } from './ring-offset.ts';

test('the ring is open at 0 %, half at 50 % and closed at 100 %', () => {
  expect(ringCircumference).toBe(226);
  expect([0, 50, 100].map(ringOffset)).toEqual([226, 113, 0]);
});

test('a rate outside 0 to 100 does not overdraw the ring', () => {
  expect([ringOffset(-5), ringOffset(140)]).toEqual([226, 0]);
});
