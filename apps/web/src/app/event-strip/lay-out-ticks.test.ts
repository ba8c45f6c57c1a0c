import type { EventTick } from '@halyard/contracts/events.ts';
import { expect, test } from 'vitest';
import { layOutHours, layOutTicks } from './lay-out-ticks.ts';

const until = Date.parse('2026-11-21T08:42:00Z');
const since = until - 24 * 3_600_000;
const tick = (hoursAgo: number): EventTick => ({
  at: new Date(until - hoursAgo * 3_600_000).toISOString(),
  severity: 'low',
  count: 1,
});

test('the newest stands at the right, the oldest at the left', () => {
  const ticks = layOutTicks([tick(24), tick(12), tick(0)], since, until);

  expect(ticks.map(({ fraction }) => Math.round(fraction * 100))).toEqual([0, 50, 100]);
});

test('a mark that began before the window stands at its edge', () => {
  expect(layOutTicks([tick(25)], since, until)).toEqual([{ fraction: 0, severity: 'low' }]);
});

test('every third full hour is labelled', () => {
  const hours = layOutHours(since, until, (at) => new Date(at).getUTCHours()).map(({ at }) =>
    new Date(at).getUTCHours(),
  );

  expect(hours).toEqual([9, 12, 15, 18, 21, 0, 3, 6]);
});
