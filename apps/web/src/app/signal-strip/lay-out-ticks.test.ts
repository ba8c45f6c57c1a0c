import type { Severity, Signal } from '@halyard/contracts/signals.ts';
import { expect, test } from 'vitest';
import { layOutHours, layOutTicks } from './lay-out-ticks.ts';

const until = Date.parse('2026-11-21T08:42:00Z');
const since = until - 24 * 3_600_000;
const signal = (hoursAgo: number, severity: Severity) =>
  ({ at: new Date(until - hoursAgo * 3_600_000).toISOString(), severity }) as Signal;

test('the newest stands at the right, the oldest at the left', () => {
  const ticks = layOutTicks([signal(0, 'low'), signal(12, 'low'), signal(24, 'low')], since, until);

  expect(ticks.map(({ place }) => Math.round(place * 100))).toEqual([100, 50, 0]);
});

test('signals on one spot are one tick of the gravest, which counts them all', () => {
  const [tick, ...others] = layOutTicks([signal(3, 'low'), signal(3, 'critical'), signal(3, 'medium')], since, until);

  expect(others).toEqual([]);
  expect(tick).toMatchObject({ severity: 'critical', count: 3 });
});

test('a thousand signals need no more ticks than there is room for', () => {
  const many = Array.from({ length: 5_000 }, (_, index) => signal((index / 5_000) * 24, 'low'));

  const ticks = layOutTicks(many, since, until);

  expect(ticks.length).toBeLessThanOrEqual(720);
  expect(ticks.reduce((sum, { count }) => sum + count, 0)).toBe(5_000);
});

test('every third full hour is labelled', () => {
  const hours = layOutHours(since, until, (at) => new Date(at).getUTCHours()).map(({ at }) =>
    new Date(at).getUTCHours(),
  );

  expect(hours).toEqual([9, 12, 15, 18, 21, 0, 3, 6]);
});
