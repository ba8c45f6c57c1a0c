import { expect, test } from 'vitest';
import { startOfDay } from './start-of-day.ts';

test.each([
  ['UTC', '2026-11-21', '2026-11-21T00:00:00.000Z'],
  ['America/New_York', '2026-11-21', '2026-11-21T05:00:00.000Z'],
  ['America/New_York', '2026-07-21', '2026-07-21T04:00:00.000Z'],
  ['Asia/Tokyo', '2026-11-21', '2026-11-20T15:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-21', '2026-11-20T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-01', '2025-12-31T10:00:00.000Z'],
])('in %s %s begins at %s', (zone, day, expected) => {
  expect(startOfDay(zone, day)).toBe(expected);
});

test.each([
  ['2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['2026-03-09', '2026-03-09T04:00:00.000Z'],
  ['2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['2026-11-02', '2026-11-02T05:00:00.000Z'],
])('the day on which the clocks change begins at its own midnight: %s', (day, expected) => {
  expect(startOfDay('America/New_York', day)).toBe(expected);
});

test('a day whose midnight the clocks jump over begins with the jump', () => {
  expect(startOfDay('Africa/Cairo', '2026-04-24')).toBe('2026-04-23T22:00:00.000Z');
});

test('a day whose midnight comes twice begins with the first', () => {
  expect(startOfDay('America/Havana', '2026-11-01')).toBe('2026-11-01T04:00:00.000Z');
});
