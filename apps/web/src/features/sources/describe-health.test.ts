import { expect, test } from 'vitest';
import { sources as text } from '../../text/en/inflow/sources.ts';
import { describeHealth, toSpan } from './describe-health.ts';
import { sourceOf } from './testing/open-sources.tsx';

const now = Date.parse('2026-11-21T08:42:00.000Z');
const minuteMs = 60_000;

test('lengths of time leave out what says nothing', () => {
  const write = (minutes: number) => text.span(toSpan(minutes * minuteMs));

  expect([write(0), write(9), write(120), write(432), write(1_440), write(2_940)]).toEqual([
    '0m',
    '9m',
    '2h',
    '7h 12m',
    '1d',
    '2d 1h',
  ]);
});

test('silence counts from the last new item, else from the last delivery, else from the beginning', () => {
  const silent = { health: 'silent', lastNewAt: null, createdAt: '2026-11-20T08:42:00.000Z' } as const;

  expect(describeHealth(sourceOf('s1', silent), now, text).fact).toBe('No new item for 1m');
  expect(describeHealth(sourceOf('s1', { ...silent, lastDeliveryAt: null }), now, text)).toEqual({
    fact: 'No new item for 1d',
    rule: 'limit 2h',
  });
});

test('a source without a limit says so', () => {
  const source = sourceOf('s1', { silenceLimitMinutes: null });

  expect(describeHealth(source, now, text)).toEqual({ fact: 'New item 30m ago', rule: 'no limit' });
});
