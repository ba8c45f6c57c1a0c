import { expect, test } from 'vitest';
import { spanOf, timeToTarget } from './time-to-target.ts';

const detected = '2026-11-21T08:00:00.000Z';
const due = '2026-11-21T12:00:00.000Z';
const at = (time: string) => Date.parse(`2026-11-21T${time}.000Z`);
const open = { timeDetected: detected, dueAt: due, resolvedAt: null, pausedAt: null };
const left = (hours: number, minutes: number) => ({
  state: 'left',
  isPaused: false,
  span: { days: 0, hours, minutes },
});

test('before its target an incident has time left, in whole minutes', () => {
  expect(timeToTarget(open, at('08:38:00'))).toEqual(left(3, 22));
  expect(timeToTarget(open, at('11:59:30'))).toEqual(left(0, 0));
});

test('at the very moment of its target an incident is not late yet', () => {
  expect(timeToTarget(open, at('12:00:00')).state).toBe('left');
  expect(timeToTarget(open, at('12:00:01')).state).toBe('over');
});

test('after its target an incident says how long it is over', () => {
  expect(timeToTarget(open, at('13:00:00'))).toEqual({
    state: 'over',
    isPaused: false,
    span: { days: 0, hours: 1, minutes: 0 },
  });
});

test('a pause stops the clock, before the target and after it', () => {
  const paused = (at: string) => ({ ...open, pausedAt: `2026-11-21T${at}.000Z` });
  expect(timeToTarget(paused('11:00:00'), at('23:00:00'))).toEqual({ ...left(1, 0), isPaused: true });
  expect(timeToTarget(paused('12:30:00'), at('23:00:00'))).toMatchObject({ state: 'over', span: { minutes: 30 } });
});

test('a resolved incident tells how long it took and whether that was in time, whatever the clock says', () => {
  const inTime = { ...open, resolvedAt: '2026-11-21T10:00:00.000Z' };
  const late = { ...open, resolvedAt: '2026-11-22T09:30:00.000Z' };

  expect(timeToTarget(inTime, at('23:00:00'))).toEqual({
    state: 'resolved',
    isInTime: true,
    span: { days: 0, hours: 2, minutes: 0 },
  });
  expect(timeToTarget(late, at('23:00:00'))).toEqual({
    state: 'resolved',
    isInTime: false,
    span: { days: 1, hours: 1, minutes: 30 },
  });
});

test('a clock that is behind does not count below nothing', () => {
  expect(spanOf(-5_000)).toEqual({ days: 0, hours: 0, minutes: 0 });
});
