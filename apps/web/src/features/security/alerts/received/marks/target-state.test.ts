import { expect, test } from 'vitest';
import { alertOf } from '../testing/alert-of.ts';
import { targetState } from './target-state.ts';

const now = Date.parse('2026-11-21T08:42:00.000Z');
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

test('a target counts down, stands out near its end, and counts up once it is past', () => {
  const to = (minutes: number) => alertOf(1, { target: { kind: 'acknowledge', at: inMinutes(minutes), minutes: 60 } });

  expect(targetState(to(40), now)).toMatchObject({ state: 'left', span: { days: 0, hours: 0, minutes: 40 } });
  expect(targetState(to(7), now)).toMatchObject({ state: 'soon', span: { days: 0, hours: 0, minutes: 7 } });
  expect(targetState(to(-24), now)).toMatchObject({ state: 'over', span: { days: 0, hours: 0, minutes: 24 } });
});

test('a closed alert says its reason, and one that its source resolved has no target any more', () => {
  const closed = alertOf(1, { workStatus: 'Closed', closeReason: 'false_positive', target: null });

  expect(targetState(closed, now)).toEqual({ state: 'closed', reason: 'false_positive' });
  expect(targetState(alertOf(1, { sourceState: 'resolved', target: null }), now)).toEqual({ state: 'stopped' });
  expect(targetState(alertOf(1, { target: null }), now)).toEqual({ state: 'none' });
});
