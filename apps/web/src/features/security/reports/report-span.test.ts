import { expect, test } from 'vitest';
import { daysOfSpan, problemOf, spanOfDay, spanOfPeriod } from './report-span.ts';

const now = Date.parse('2026-11-21T08:42:00.000Z');
const none = { from: undefined, to: undefined };

test('seven days are today and the six before it, as the zone has them', () => {
  expect(spanOfPeriod({ period: '7d', ...none }, 'UTC', now)).toEqual({
    from: '2026-11-15T00:00:00.000Z',
    to: '2026-11-22T00:00:00.000Z',
  });
  expect(spanOfPeriod({ period: '7d', ...none }, 'America/New_York', now)?.to).toBe('2026-11-22T05:00:00.000Z');
});

test('a custom period waits for both of its ends', () => {
  const span = { from: '2026-11-01T00:00:00.000Z', to: '2026-11-04T00:00:00.000Z' };

  expect(spanOfPeriod({ period: 'custom', ...none, from: span.from }, 'UTC', now)).toBeUndefined();
  expect(spanOfPeriod({ period: 'custom', ...span }, 'UTC', now)).toEqual(span);
  expect(daysOfSpan(span, 'UTC')).toEqual({ first: '2026-11-01', last: '2026-11-03' });
});

test('a day is as long as its zone makes it', () => {
  expect(spanOfDay('2026-03-29', 'Europe/London')).toEqual({
    from: '2026-03-29T00:00:00.000Z',
    to: '2026-03-29T23:00:00.000Z',
  });
});

test('an end before the beginning and more than 366 days are rejected', () => {
  const from = '2026-01-01T00:00:00.000Z';

  expect(problemOf({ from, to: '2025-12-31T00:00:00.000Z' })).toBe('wrongOrder');
  expect(problemOf({ from, to: '2027-01-02T00:00:00.000Z' })).toBeNull();
  expect(problemOf({ from, to: '2027-01-03T00:00:00.000Z' })).toBe('tooLong');
});
